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

/** What one compile gathers: one per page, shared by the page's own file and its fragments, in reading order. */
export interface Page {
  options: CompileOptions;
  slugger: GithubSlugger;
  /** Ids taken so far and where. */
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
  /** Collected, so that a maintainer fixes all of a page in one go. */
  errors: DocsError[];
  /** Keys of the front matter that are among the errors. */
  wrongKeys: Set<string>;
  /** That of the page, for expressions of MDX. */
  frontmatter: Frontmatter;
  firstH1: string;
  /** What the page shows as its heading where the text has none; empty where it shows nothing. */
  heading: string;
  /** What can be the title instead of a heading of level 1 in Markdown. */
  otherHeadings: OtherHeadings;
  /** Start of the first paragraph of the page's own file. */
  lead: string;
  /** Groups of code blocks so far; each has its own name for its tabs. */
  codeGroups: number;
  /** Fragments used so far; each use has its own footnote ids. */
  fragmentUses: number;
  /** A plugin reads formulas in it. */
  hasMath: boolean;
  /** Compiles a fragment into this page: HTML of a Markdown file, code of an MDX one. */
  compileFragment(fragment: Fragment, from: SourceFile): CompiledFragment;
}

export interface CompiledFragment {
  format: 'md' | 'mdx';
  /** HTML or code, as `format` says. */
  output: string;
}

/** One file on its way through the parser: the page itself or a fragment of it. */
export interface SourceFile {
  page: Page;
  file: string;
  format: 'md' | 'mdx';
  prepared: Prepared;
  /** Files that are being compiled, outermost first, this one last. */
  chain: string[];
  /** Link definitions by identifier: the first one counts. */
  definitions: Map<string, Definition>;
  /** Import statements of an MDX file, in order; their index names them in `code`. */
  imports: EsmImport[];
  /** An MDX file declares names of its own. */
  hasExports: boolean;
  /** Imports that are written inside of another block, ready for the top of the code. */
  hoisted: string[];
  /** Local name of an imported Markdown file -> its path as written. */
  fragmentNames: Map<string, string>;
  /** Fragments that expressions name, by that name: their place in `fragmentCode`. */
  namedFragments: Map<string, number>;
  /** Lines where code blocks begin whose titles are on tabs. */
  grouped: Set<number>;
  /** Code of the MDX fragments in use, in order. */
  fragmentCode: string[];
  /** What the site's plugins do with the file. */
  plugins: FilePlugins;
}

/** `[label]: url`. What it leads to is found once, at its first use, and told where it is written. */
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
  /** `* as name`, else null. */
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

/** `docs/en/a.md:12`, for messages. */
export function whereIs({ page, file }: Pick<SourceFile, 'page' | 'file'>, line: number): string {
  return `${page.options.display(file)}:${line}`;
}

/** Line of a node in its file. All our plugins ask for positions, so the fallback is for generated nodes only. */
export function lineOf(node: { position?: { start: { line: number } } | undefined }): number {
  return node.position?.start.line ?? 1;
}

/** Notes an error of the page and continues, so that one run names them all. */
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
 * Asks a resolver. Its `DocsError` is noted with `where` when it has none of its own, and null comes back;
 * any other error is a bug and goes up to the caller.
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
 * Takes an id that the author chose and returns the one to use. A second use on the page is an error, but for a
 * fragment that is on the page twice: its ids get numbers, as its automatic ones do.
 */
export function takeId(source: SourceFile, wanted: string, where: string): string {
  const { page } = source;
  const taken = page.ids.get(wanted);
  const again = taken === where;
  if (taken && !again) {
    const hint = `It is first used at ${taken}; choose another one.`;
    fail(source, `The id "${wanted}" is used twice on this page.`, where, hint);
  }
  // Automatic ids that come later step aside: `-1`.
  if (!again) page.slugger.occurrences[wanted] ??= 0;
  const id = again ? page.slugger.slug(wanted) : wanted;
  page.ids.set(id, where);
  page.anchors.push(id);
  return id;
}
