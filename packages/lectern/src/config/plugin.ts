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
  /** Absolute path of a module with components, slots and styles. */
  theme?: string;
  /** Stylesheets that only some pages need. */
  styles?: readonly PluginStylesheet[];
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
  /** Absolute folder for what plugins keep from one build to the next; it may be deleted at any time. */
  cacheDir: string;
  /** Languages and versions, the default one first: `folder` is below the docs folder, such as `en`, or empty. */
  editions: readonly Readonly<LocaleInfo>[];
  /**
   * Pages that are files in a folder, in the order of their paths: `pagesIn('en/blog')`. In development, the pages are
   * asked for again when one of them comes, goes or changes; builds leave drafts out.
   */
  pagesIn(folder: string): readonly SourcePage[];
  /** In development, the pages are asked for again when this file, or one in this folder, changes. */
  watch(path: string): void;
  /**
   * An error in what the pages are made of, which is told with all other errors of the site. The pages are there, and
   * development goes on.
   *
   * @param where `src/tea.ts:12`
   * @param hint what to do next
   */
  fail(message: string, where: string, hint?: string): void;
}

/** A page that is a file, as it is before its compile. */
export interface SourcePage {
  /** Relative to the docs folder: `en/blog/tea.md`. */
  path: string;
  /** The file as messages show it: `docs/en/blog/tea.md`. */
  source: string;
  /** Without keys whose value is wrong: the compile of the page tells of them. */
  frontmatter: Readonly<Frontmatter>;
  title: string;
  /** Text of the first paragraph, without markup. */
  lead: string;
}

export interface PluginPage {
  /**
   * Where the file would be, relative to the docs folder: `en/api/index.md`, `.mdx` for MDX. A `_meta.json` puts the
   * pages of its folder in order, unless the folder has one already.
   */
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
  /** Properties of the page in its JSON-LD, over Lectern's: `{ '@type': 'BlogPosting' }`. */
  structuredData?: Readonly<Record<string, unknown>>;
  /** The pages before and after it, with their route paths, instead of those in the sidebar; null for none. */
  prev?: PageLinkRef | null;
  next?: PageLinkRef | null;
}

export interface PluginOutput {
  base: string;
  siteOrigin: string | undefined;
  /** Language by language, in the order of the navigation and of the sidebars. */
  pages: readonly OutputPage[];
  /** A message at the end of the build, which does not fail. */
  warn(message: string): void;
  /** Every file that is there by now, those of the plugins before too, in the order of their paths. */
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
  /** What links to it have: with base, and `.html` where the site has it. */
  href: string;
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
