import GithubSlugger from 'github-slugger';
import { DocsError, type ErrorKind } from '../shared/error.ts';
import type { Frontmatter } from '../shared/frontmatter.ts';
import type { TocItem } from '../shared/types.ts';
import type { FilePlugins } from './plugins.ts';
import type { Prepared } from './prepare.ts';
import type { OtherHeadings } from './title.ts';
import type {
  CompileOptions,
  Fragment,
  PackageImport,
  PageAsset,
  PageImage,
  PageLink,
  ResolvedLink,
  Warning,
} from './types.ts';

/**
 * Data that one compile collects. There is one per page, shared by the page's own file and its fragments, in reading
 * order.
 */
export interface Page {
  options: CompileOptions;
  slugger: GithubSlugger;
  /** Ids in use, and where they are used. */
  ids: Map<string, string>;
  toc: TocItem[];
  anchors: string[];
  links: PageLink[];
  images: PageImage[];
  assets: PageAsset[];
  deps: Set<string>;
  places: Set<string>;
  modules: Set<string>;
  packages: PackageImport[];
  warnings: Warning[];
  /** Collected, so that a maintainer can fix all errors of a page at once. */
  errors: DocsError[];
  /** Keys of the front matter that have errors. */
  wrongKeys: Set<string>;
  /** Front matter of the page, for expressions in MDX. */
  frontmatter: Frontmatter;
  firstH1: string;
  /** Heading that the page shows if the text has none; empty if it shows none. */
  heading: string;
  /** Candidates for the title if Markdown has no heading of level 1. */
  otherHeadings: OtherHeadings;
  /** Start of the first paragraph of the page's own file. */
  lead: string;
  /** Number of groups of code blocks so far. Each has its own name for its tabs. */
  codeGroups: number;
  /** Number of fragments used so far. Each use has its own footnote ids. */
  fragmentUses: number;
  /** Whether a plugin reads formulas on the page. */
  hasMath: boolean;
  /** Compiles a fragment into this page: HTML of a Markdown file, code of an MDX one. */
  compileFragment(fragment: Fragment, from: SourceFile): CompiledFragment;
}

export interface CompiledFragment {
  format: 'md' | 'mdx';
  /** HTML or code, depending on `format`. */
  output: string;
}

/** One file that is being parsed: the page itself or a fragment of it. */
export interface SourceFile {
  page: Page;
  file: string;
  format: 'md' | 'mdx';
  prepared: Prepared;
  /** Files that are being compiled, outermost first, this one last. */
  chain: string[];
  /** Link definitions by identifier: the first one counts. */
  definitions: Map<string, Definition>;
  /** Import statements of an MDX file, in order. `code` refers to them by index. */
  imports: EsmImport[];
  /** Whether an MDX file declares names of its own. */
  hasExports: boolean;
  /** Imports that were inside of another block, ready for the top of the code. */
  hoisted: string[];
  /** Local name of an imported Markdown file -> its path as written. */
  fragmentNames: Map<string, string>;
  /** Fragments that expressions use: name -> index in `fragmentCode`. */
  namedFragments: Map<string, number>;
  /** First lines of code blocks whose titles are on tabs. */
  grouped: Set<number>;
  /** Code of the MDX fragments in use, in order. */
  fragmentCode: string[];
  /** Contributions of the site's plugins to the file. */
  plugins: FilePlugins;
}

/** `[label]: url`. Its target is resolved once, at its first use, and reported at the line of the definition. */
export interface Definition {
  url: string;
  title: string | null;
  line: number;
  link?: ResolvedLink | null;
  image?: PageImage | null;
}

export interface EsmImport {
  /** Key in `MdxRuntime.modules`. */
  module: string;
  /** `name` of `* as name`, otherwise null. */
  namespace: string | null;
  /** Exported name -> local name. */
  names: [imported: string, local: string][];
}

export function createPage(options: CompileOptions, compileFragment: Page['compileFragment']): Page {
  return {
    options,
    slugger: new GithubSlugger(),
    ids: new Map(),
    toc: [],
    anchors: [],
    links: [],
    images: [],
    assets: [],
    deps: new Set(),
    places: new Set(),
    modules: new Set(),
    packages: [],
    warnings: [],
    errors: [],
    wrongKeys: new Set(),
    frontmatter: {},
    firstH1: '',
    heading: '',
    otherHeadings: { raw: '', below: '', isOnlyOne: false, first: '' },
    hasMath: false,
    lead: '',
    codeGroups: 0,
    fragmentUses: 0,
    compileFragment,
  };
}

/** Returns a position for messages: `docs/en/a.md:12`. */
export function whereIs({ page, file }: Pick<SourceFile, 'page' | 'file'>, line: number): string {
  return `${page.options.display(file)}:${line}`;
}

/**
 * Returns the line of a node in its file. All plugins of Lectern ask for positions, so only generated nodes need the
 * fallback.
 */
export function lineOf(node: { position?: { start: { line: number } } | undefined }): number {
  return node.position?.start.line ?? 1;
}

/** Records an error of the page and continues, so that one run reports all errors. */
export function fail(
  { page }: Pick<SourceFile, 'page'>,
  message: string,
  where: string,
  hint = '',
  kind?: ErrorKind,
): void {
  page.errors.push(new DocsError(message, { where, hint, kind }));
}

/**
 * Asks a resolver. If it throws a `DocsError`, records the error and returns null; `where` is added if the error has no
 * position. Any other error is a bug and is thrown again.
 */
export function ask<T>({ page }: SourceFile, where: string, question: () => T): T | null {
  try {
    return question();
  } catch (error) {
    if (!(error instanceof DocsError)) throw error;
    const { message, hint, kind, cause } = error;
    page.errors.push(error.where ? error : new DocsError(message, { where, hint, kind, cause }));
    return null;
  }
}

/**
 * Registers an id that the author chose and returns the id to use. A second use on the page is an error, unless a
 * fragment is on the page twice: then its ids get numbers, like its automatic ones.
 */
export function takeId(source: SourceFile, wanted: string, where: string): string {
  const { page } = source;
  const taken = page.ids.get(wanted);
  const again = taken === where;
  if (taken && !again) {
    const hint = `It is first used at ${taken}; choose another one.`;
    fail(source, `The id "${wanted}" is used twice on this page.`, where, hint);
  }
  // Later automatic ids get a number instead: `-1`.
  if (!again) page.slugger.occurrences[wanted] ??= 0;
  const id = again ? page.slugger.slug(wanted) : wanted;
  page.ids.set(id, where);
  page.anchors.push(id);
  return id;
}
