import type { Syntax } from 'refractor/core';
import type { HeadTag } from '../shared/head-tag.ts';
import type { MarkdownFile, MarkdownPlugins } from '../shared/markdown-plugin.ts';
import type { Frontmatter, Route } from '../shared/types.ts';
import type { UserConfig } from './schema.ts';
import type { ViteSettings } from './vite-settings.ts';

/**
 * A plugin: a name, and hooks in the order in which a build calls them. An object, usually returned by a function
 * that takes the options.
 */
export interface LecternPlugin {
  /** Name for messages and caches; no two plugins of a site have the same. */
  name: string;
  /** Changes with what the plugin writes into pages: compiled pages of another version are not used again. */
  version?: string;
  /**
   * Gets the config before defaults are filled in, with what earlier plugins have changed. What it returns is the
   * config from here on. It cannot change `plugins`.
   */
  config?(config: Readonly<UserConfig>): UserConfig | undefined;
  /** Settings of Vite, merged with those of the config. */
  vite?: ViteSettings;
  /** Absolute path of a module with components, slots and styles: see docs-dev/plugins.md. */
  theme?: string;
  /** Pages that no file contains. Called again in development when a file of `site.watch` changes. */
  pages?(site: PluginSite): readonly PluginPage[] | Promise<readonly PluginPage[]>;
  /** Grammars of Prism for code, as refractor has them: functions with `displayName` and `aliases`. */
  grammars?: readonly Syntax[];
  /** What to do with the syntax tree of a Markdown file. Runs in workers: each of them loads the config file. */
  markdown?(file: MarkdownFile): MarkdownPlugins | undefined;
  /** Changes what is known of a page: `frontmatter` reaches components as `usePage().frontmatter`. */
  page?(page: PluginPageData): PageChange | undefined;
  /** Files to add to the finished output. Builds only. */
  files?(output: PluginOutput): readonly OutputFile[] | Promise<readonly OutputFile[]>;
}

/** An entry of `plugins`: a plugin, a list of them, or nothing. */
export type PluginEntry = LecternPlugin | readonly PluginEntry[] | false | null | undefined;

export interface PluginSite {
  /** Absolute project folder. */
  project: string;
  /** Absolute docs folder. */
  docsDir: string;
  /** Languages and versions: `folder` is the one below the docs folder, such as `en`, or empty. */
  editions: readonly { lang: string; version: string; folder: string }[];
  /** In development, the pages are asked for again when this file, or one in this folder, changes. */
  watch(path: string): void;
}

export interface PluginPage {
  /** Where the file would be, relative to the docs folder: `en/api/index.md`. `.mdx` for MDX. */
  path: string;
  /** Markdown or MDX, with front matter. */
  text: string;
}

export interface PluginPageData {
  route: Readonly<Route>;
  /** Path of the source, as messages show it. */
  source: string;
  title: string;
  description: string;
  frontmatter: Readonly<Frontmatter>;
  /** Outline of the page. */
  toc: readonly { text: string; id: string; depth: number }[];
}

export interface PageChange {
  title?: string;
  description?: string;
  /** Keys to set; the others stay. */
  frontmatter?: Frontmatter;
  /** Tags to add to the head of the page's document. */
  head?: readonly HeadTag[];
}

export interface PluginOutput {
  base: string;
  siteOrigin: string | undefined;
  pages: readonly OutputPage[];
}

export interface OutputPage {
  /** Path without base: `/guide/start`. */
  path: string;
  lang: string;
  title: string;
  description: string;
  frontmatter: Readonly<Frontmatter>;
  /** Path of the document in the output: `guide/start.html`. */
  file: string;
  /** The document as it was written. */
  html(): string;
}

export interface OutputFile {
  /** Path in the output: `offline/sw.js`. */
  path: string;
  content: string | Uint8Array;
}

/** Types a plugin; returns it as it is. */
export function definePlugin(plugin: LecternPlugin): LecternPlugin {
  return plugin;
}
