import type { MarkdownPlugin } from '../shared/markdown-plugin.ts';
import type { Frontmatter, LocaleInfo, TocItem } from '../shared/types.ts';
import type { OwnKey } from './front-matter-schema.ts';

/** Target of a link on a page. The caller decides it: `markdown` knows neither disk nor routes. */
export interface ResolvedLink {
  /** Value of the `href` attribute: with base, `.html` as configured, and hash. */
  href: string;
  /** Route path of the target, without base and hash; null for external links and plain files. */
  route: string | null;
  /** File under `docs/public` that it points to (`/llms.txt`); null if it does not point to one. */
  publicFile: string | null;
  /** Decoded hash without `#`; empty if there is none. */
  hash: string;
  external: boolean;
  /** Places that decided where it leads (`pages/link-places.ts`). */
  places?: readonly string[];
}

export interface ResolvedImage {
  src: string;
  /** Absolute path of the image file; null for external and data URLs. */
  file: string | null;
  /** True if there is no such file. `pages/check-links.ts` reports this together with the dead links of the site. */
  missing?: true;
  /** Size in pixels, if known. It keeps the page from jumping while the image loads. */
  width?: number;
  height?: number;
}

export interface Fragment {
  /** Absolute path. */
  file: string;
  source: string;
}

/** Functions of the caller that `compile` uses. Each throws a `DocsError` without `where` if it fails. */
export interface Resolvers {
  /** `fromFile`: absolute path of the file that contains the link (in a fragment, the fragment's own path). */
  link(href: string, fromFile: string): ResolvedLink;
  image(src: string, fromFile: string): ResolvedImage;
  /** Reads a Markdown file that an include or an import refers to. Throws if it does not exist. */
  fragment(path: string, fromFile: string): Fragment;
  /** Returns the path with extension if an import refers to a Markdown file without one; null for any other import. */
  markdown(specifier: string, fromFile: string): string | null;
  /** Returns the absolute path of a relative or aliased import of code, or the specifier itself for a package. */
  module(specifier: string, fromFile: string): string;
  /**
   * Returns the module for the code of a `preview`, which is in a file and imports relative to it. Null for MDX, which
   * is compiled with the page.
   */
  preview(code: string, lang: string, fromFile: string): string | null;
  /** Returns the output path of a file with this name and content. */
  assetPath(name: string, content: string): string;
}

/** Texts of the interface in compiled HTML, in the page's language. */
export interface MarkdownStrings {
  /** Titles of containers that have no title of their own: `{ tip: 'TIP' }`. */
  containers: Record<ContainerType, string>;
  /** Label of a heading's anchor; `{text}` is the heading. */
  permalink: string;
  copyCode: string;
  wrapCode: string;
  /** Name of the button that shows folded lines; `{count}` is their number. "Folded lines: {count}" when absent. */
  foldedLines?: string;
  /** Name of the list of headings. Default: "On this page". */
  toc?: string;
  /** Names of the checkbox of a task. Default: "Done" and "To do". */
  taskDone?: string;
  taskOpen?: string;
  /** Heading of the footnotes, only for screen readers. Default: "Footnotes". */
  footnotes?: string;
  /** Label of the link back from a footnote. `{reference}` is its number. Default: "Back to reference {reference}". */
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
  /** Returns the form of an absolute path that messages show, relative to the project's root. */
  display(file: string): string;
  /** Absolute project folder. */
  project: string;
  /** Path that the site is served under, with a trailing slash. */
  base: string;
  format: 'md' | 'mdx';
  /** The file relative to the docs folder, and its language, for plugins. */
  path: string;
  locale: LocaleInfo;
  strings: MarkdownStrings;
  showLineNumbers: boolean;
  defaultWrapCode: boolean;
  resolve: Resolvers;
  /** Additional front matter keys of the project or its plugins. */
  frontmatter?: Readonly<Record<string, OwnKey>>;
  /** Plugins of the site that affect syntax. */
  plugins?: readonly MarkdownPlugin[];
}

export interface PageLink extends ResolvedLink {
  /** As the author wrote it. */
  raw: string;
  /** `docs/en/a.md:12` */
  where: string;
  /** Text of the link, for links to pages in Markdown. */
  text?: string;
}

export interface PageImage extends ResolvedImage {
  raw: string;
  where: string;
}

/** A file for the browser that a plugin has created. */
export interface PageAsset {
  /** Path in the output: `assets/types.4GkD9aXc.json`. */
  path: string;
  content: string;
}

/** An import that only the bundler can resolve: a package, or a module that a Vite plugin creates. */
export interface PackageImport {
  /** Specifier in `modules`. */
  module: string;
  /** As the author wrote it. */
  raw: string;
  where: string;
}

export interface Warning {
  message: string;
  where: string;
}

/** Result of one parse of one file. All later steps read this, never the source again. */
export interface CompiledPage {
  format: 'md' | 'mdx';
  /** Article HTML; empty for MDX. */
  html: string;
  /**
   * MDX only: the body of a function whose `arguments[0]` is `MdxRuntime` and that returns `{ default, ... }`. Empty
   * for Markdown.
   */
  code: string;
  /** Modules that `code` reads from `arguments[0].modules`, named as by `Resolvers.module`; no duplicates. */
  modules: string[];
  packages: PackageImport[];
  frontmatter: Frontmatter;
  /**
   * Title of the front matter, otherwise the text of the first level-1 heading (Markdown before HTML), otherwise ''.
   */
  title: string;
  /**
   * Description of the front matter, otherwise the start of the first paragraph (at most 160 characters), otherwise ''.
   */
  description: string;
  /** Headings of depth 2 to 4, including those of fragments, in reading order. */
  toc: TocItem[];
  /** Every id that a hash can point to: headings of all depths and explicit ids of raw HTML. */
  anchors: string[];
  links: PageLink[];
  images: PageImage[];
  /** `image` of the front matter, which link previews of the page show. It is also in `images`. */
  picture: PageImage | null;
  /** Files that plugins have created for the page. */
  assets: PageAsset[];
  /** Absolute paths of the other files that were read (fragments, images). A change in one makes this result stale. */
  deps: string[];
  /** Places that decided where its links lead (`pages/link-places.ts`). */
  places: string[];
  warnings: Warning[];
  /** Whether a plugin reads formulas on the page. */
  hasMath?: boolean;
}

/** Argument of the code of an MDX page. */
export interface MdxRuntime {
  Fragment: unknown;
  /** React's development signature. The fifth argument contains file and line for error messages. */
  jsxDEV(
    type: unknown,
    props: Record<string, unknown>,
    key?: unknown,
    isStatic?: boolean,
    source?: JsxSource,
  ): unknown;
  /**
   * Component that renders its prop `html` as it is, without an element around it, for the static parts of the page.
   */
  Static: unknown;
  /** Module namespaces by the name in `CompiledPage.modules`. */
  modules: Record<string, Record<string, unknown>>;
  /** Components that pages may use without an import. */
  components?: unknown;
}

export interface JsxSource {
  fileName: string;
  lineNumber?: number;
  columnNumber?: number;
}
