import type { Syntax } from 'refractor/core';
import type { HeadTag } from '../shared/head-tag.ts';
import type { MarkdownFile, MarkdownPlugins } from '../shared/markdown-plugin.ts';
import type { Frontmatter, LocaleInfo, PageLinkRef, Route } from '../shared/types.ts';
import type { UserConfig } from './schema.ts';
import type { ViteSettings } from './vite-settings.ts';

/**
 * A plugin: an object with a name, and hooks in the order in which a build calls them. Usually a function that takes
 * the options returns it.
 */
export interface LecternPlugin {
  /** Name of the plugin in messages and caches. It must be unique within a site. */
  name: string;
  /**
   * Version of what the plugin writes into pages. Change it when this content changes: pages that were compiled with
   * another version are not reused.
   */
  version?: string;
  /**
   * Changes the config before defaults are filled in. The argument contains the changes of earlier plugins. The
   * returned config is used from then on. The hook cannot change `plugins`.
   */
  config?(config: Readonly<UserConfig>): UserConfig | undefined;
  /** Settings of Vite, merged with those of the config. */
  vite?: ViteSettings;
  /** Absolute path of a module with components, slots and styles. */
  theme?: string;
  /** Stylesheets that only some pages need. */
  styles?: readonly PluginStylesheet[];
  /** Returns pages that have no file. In development, it is called again when a file of `site.watch` changes. */
  pages?(site: PluginSite): readonly PluginPage[] | Promise<readonly PluginPage[]>;
  /** Grammars of Prism for code, as refractor has them: functions with `displayName` and `aliases`. */
  grammars?: readonly Syntax[];
  /**
   * Returns plugins for the syntax tree of a Markdown file. Runs in worker threads, each of which loads the config
   * file.
   */
  markdown?(file: MarkdownFile): MarkdownPlugins | undefined;
  /** Changes the data of a page. Components read `frontmatter` as `usePage().frontmatter`. */
  page?(page: PluginPageData): PageChange | undefined;
  /** Returns files to add to the finished output. Called in builds only. */
  files?(output: PluginOutput): readonly OutputFile[] | Promise<readonly OutputFile[]>;
}

/** An entry of `plugins`: a plugin, a list of entries, or an empty value. */
export type PluginEntry = LecternPlugin | readonly PluginEntry[] | false | null | undefined;

export interface PluginStylesheet {
  /** Absolute path: `fileURLToPath(new URL('../theme/math.css', import.meta.url))`. */
  file: string;
  /** Matches the HTML of each page that needs it: `/<math\b/`. In development, all pages have it. */
  usedBy: RegExp;
}

export interface PluginSite {
  /** Absolute project folder. */
  project: string;
  /** Absolute docs folder. */
  docsDir: string;
  /** Absolute folder for data that plugins keep between builds. It may be deleted at any time. */
  cacheDir: string;
  /**
   * Languages and versions of the site, the default one first. `folder` is relative to the docs folder, such as `en`,
   * and may be empty.
   */
  editions: readonly Readonly<LocaleInfo>[];
  /**
   * Returns the pages that are files in a folder, sorted by path: `pagesIn('en/blog')`. In development, the plugin's
   * `pages` hook is called again when one of them is added, removed or changed. Builds leave out drafts.
   */
  pagesIn(folder: string): readonly SourcePage[];
  /**
   * Watches a file or a folder in development. When the file, or one in the folder, changes, the plugin's `pages` hook
   * is called again.
   */
  watch(path: string): void;
  /**
   * Reports an error in the files that the pages are generated from. It is reported together with all other errors of
   * the site. The pages are still created, and the dev server keeps running.
   *
   * @param where place of the error: `src/tea.ts:12`
   * @param hint how to fix the error
   */
  fail(message: string, where: string, hint?: string): void;
}

/** A page that is a file, before it is compiled. */
export interface SourcePage {
  /** Path relative to the docs folder: `en/blog/tea.md`. */
  path: string;
  /** Path of the file, as shown in messages: `docs/en/blog/tea.md`. */
  source: string;
  /** Front matter without keys that have an invalid value. These are reported when the page is compiled. */
  frontmatter: Readonly<Frontmatter>;
  title: string;
  /** Text of the first paragraph, without markup. */
  lead: string;
}

export interface PluginPage {
  /**
   * Path that a file of the page would have, relative to the docs folder: `en/api/index.md`, or `.mdx` for MDX. A
   * `_meta.json` sets the order of the pages in its folder, unless the folder already has one.
   */
  path: string;
  /** Markdown or MDX, with front matter. */
  text: string;
}

export interface PluginPageData {
  route: Readonly<Route>;
  /** Path of the source file, as shown in messages. */
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
  /** Keys to set. All other keys stay unchanged. */
  frontmatter?: Frontmatter;
  /** Tags to add to the head of the page's document. */
  head?: readonly HeadTag[];
  /** Properties for the page's JSON-LD. They override those of Lectern: `{ '@type': 'BlogPosting' }`. */
  structuredData?: Readonly<Record<string, unknown>>;
  /**
   * Previous page (`prev`) and next page (`next`) with their route paths, instead of those in the sidebar. Null for
   * none.
   */
  prev?: PageLinkRef | null;
  next?: PageLinkRef | null;
}

export interface PluginOutput {
  base: string;
  siteOrigin: string | undefined;
  /** Pages of the site, one language after another, in the order of the navigation and the sidebars. */
  pages: readonly OutputPage[];
  /** Prints a message at the end of the build, without failing the build. */
  warn(message: string): void;
  /** Returns all files of the output so far, including those of earlier plugins, sorted by path. */
  files(): readonly WrittenFile[];
}

/** A file of the output. */
export interface WrittenFile {
  /** Path in the output: `assets/main.C9xki34-.js`. */
  path: string;
  read(): Uint8Array;
}

export interface OutputPage {
  /** Path without base: `/guide/start`. */
  path: string;
  /** Address for links to the page: with the base and, if the site uses it, `.html`. */
  href: string;
  lang: string;
  title: string;
  description: string;
  frontmatter: Readonly<Frontmatter>;
  /** Path of the document in the output: `guide/start.html`. */
  file: string;
  /** Returns the document as it was written. */
  html(): string;
}

export interface OutputFile {
  /** Path in the output: `offline/sw.js`. */
  path: string;
  content: string | Uint8Array;
}

/** Adds types to a plugin. Returns it unchanged. */
export function definePlugin(plugin: LecternPlugin): LecternPlugin {
  return plugin;
}
