import type { MarkdownPlugin } from '../shared/markdown-plugin.ts';
import type { Frontmatter, LocaleInfo, TocItem } from '../shared/types.ts';
import type { OwnKey } from './front-matter-schema.ts';

/** Where a link of a page leads, decided by the caller: markdown knows neither disk nor routes. */
export interface ResolvedLink {
  /** What is in the `href` attribute: with base, `.html` as configured, hash. */
  href: string;
  /** The route path it points at, without base and hash; null for external links and plain files. */
  route: string | null;
  /** The file under `docs/public` it points at (`/llms.txt`); null when it is not one. */
  publicFile: string | null;
  /** Decoded hash without `#`; empty when there is none. */
  hash: string;
  external: boolean;
  /** Places that decided where it leads (`pages/link-places.ts`). */
  places?: readonly string[];
}

export interface ResolvedImage {
  src: string;
  /** Absolute file the image comes from; null for external and data URLs. */
  file: string | null;
  /** There is no such file: told together with the dead links of the site, by `pages/check-links.ts`. */
  missing?: true;
  /** Pixels, when known: they stop the page from jumping. */
  width?: number;
  height?: number;
}

export interface Fragment {
  /** Absolute path. */
  file: string;
  source: string;
}

/** What `compile` asks its caller; each function throws a `DocsError` without `where` when it cannot answer. */
export interface Resolvers {
  /** `fromFile`: absolute path of the file the link is written in (a fragment's own path inside a fragment). */
  link(href: string, fromFile: string): ResolvedLink;
  image(src: string, fromFile: string): ResolvedImage;
  /** Reads a Markdown file named by an include or an import. Throws when it does not exist. */
  fragment(path: string, fromFile: string): Fragment;
  /** An import that names a Markdown file without its extension, with the extension; null for any other. */
  markdown(specifier: string, fromFile: string): string | null;
  /** Absolute path of a relative or aliased import of code; the specifier itself when it is a package. */
  module(specifier: string, fromFile: string): string;
  /**
   * Module for the code of a `preview`, which is in a file and imports relative to it; null for MDX, which is compiled
   * with the page.
   */
  preview(code: string, lang: string, fromFile: string): string | null;
  /** Where a file with this name and content goes in the output. */
  assetPath(name: string, content: string): string;
}

/** The words that compiled HTML holds, in the page's language. */
export interface MarkdownStrings {
  /** Titles of containers without one of their own: `{ tip: 'TIP' }`. */
  containers: Record<ContainerType, string>;
  /** Label of a heading's anchor; `{text}` is the heading. */
  permalink: string;
  copyCode: string;
  wrapCode: string;
  /** Name of the button that shows folded lines; `{count}` is their number. "Folded lines: {count}" when absent. */
  foldedLines?: string;
  /** Name of the list of headings; "On this page" when absent. */
  toc?: string;
  /** Name of a task's box; "Done" and "To do" when absent. */
  taskDone?: string;
  taskOpen?: string;
  /** Heading of the footnotes, heard but not seen; "Footnotes" when absent. */
  footnotes?: string;
  /** Label of a footnote's way back; `{reference}` is its number. "Back to reference {reference}" when absent. */
  footnoteBack?: string;
}

export type ContainerType =
  | 'tip'
  | 'info'
  | 'note'
  | 'important'
  | 'warning'
  | 'caution'
  | 'danger'
  | 'details';

export interface CompileOptions {
  /** Absolute path of the file. */
  file: string;
  /** Turns an absolute path into the one shown in messages, relative to the project's root. */
  display(file: string): string;
  /** Absolute project folder. */
  project: string;
  /** Path that the site is served under, with a slash at its end. */
  base: string;
  format: 'md' | 'mdx';
  /** The file relative to the docs folder, and the language that it is written in, for plugins. */
  path: string;
  locale: LocaleInfo;
  strings: MarkdownStrings;
  showLineNumbers: boolean;
  defaultWrapCode: boolean;
  resolve: Resolvers;
  /** Keys of front matter that the project or its plugins have besides Lectern's. */
  frontmatter?: Readonly<Record<string, OwnKey>>;
  /** Plugins of the site that have to do with syntax. */
  plugins?: readonly MarkdownPlugin[];
}

export interface PageLink extends ResolvedLink {
  /** As the author wrote it. */
  raw: string;
  /** `docs/en/a.md:12` */
  where: string;
  /** What it shows; of links to pages in Markdown. */
  text?: string;
}

export interface PageImage extends ResolvedImage {
  raw: string;
  where: string;
}

/** A file that a plugin has made for the browser. */
export interface PageAsset {
  /** In the output: `assets/types.4GkD9aXc.json`. */
  path: string;
  content: string;
}

/** An import that only the bundler can find: of a package, or of what a plugin of Vite makes. */
export interface PackageImport {
  /** As `modules` has it. */
  module: string;
  /** As the author wrote it. */
  raw: string;
  where: string;
}

export interface Warning {
  message: string;
  where: string;
}

/** Everything one parse of one file gives: all later steps read this, never the source again. */
export interface CompiledPage {
  format: 'md' | 'mdx';
  /** Article HTML; empty for MDX. */
  html: string;
  /**
   * MDX only: the body of a function whose `arguments[0]` is `MdxRuntime`; returns `{ default, ... }`.
   * Empty for Markdown.
   */
  code: string;
  /** Modules that `code` takes from `arguments[0].modules`, as `Resolvers.module` names them; no duplicates. */
  modules: string[];
  packages: PackageImport[];
  frontmatter: Frontmatter;
  /** Front matter's title, else the text of the first level-1 heading, in Markdown before HTML, else ''. */
  title: string;
  /** Front matter's description, else the start of the first paragraph (at most 160 characters), else ''. */
  description: string;
  /** Headings of depth 2 to 4, fragments' included, in reading order. */
  toc: TocItem[];
  /** Every id that a hash can point at: headings of all depths and explicit ids of raw HTML. */
  anchors: string[];
  links: PageLink[];
  images: PageImage[];
  /** `image` of the front matter, which is among `images` too: what links to the page show. */
  picture: PageImage | null;
  /** Files that plugins have made for the page. */
  assets: PageAsset[];
  /** Absolute paths of the other files that went in (fragments, images); a change in one makes this stale. */
  deps: string[];
  /** Places that decided where its links lead (`pages/link-places.ts`). */
  places: string[];
  warnings: Warning[];
  /** A plugin reads formulas in it. */
  hasMath?: boolean;
}

/** What the code of an MDX page is called with. */
export interface MdxRuntime {
  Fragment: unknown;
  /** React's development signature: the fifth argument names file and line for error messages. */
  jsxDEV(
    type: unknown,
    props: Record<string, unknown>,
    key?: unknown,
    isStatic?: boolean,
    source?: JsxSource,
  ): unknown;
  /** Component that renders its prop `html` as it is, without an element around it: the static parts of the page. */
  Static: unknown;
  /** Module namespace by the name in `CompiledPage.modules`. */
  modules: Record<string, Record<string, unknown>>;
  /** What pages may use without importing it. */
  components?: unknown;
}

export interface JsxSource {
  fileName: string;
  lineNumber?: number;
  columnNumber?: number;
}
