import type { Code } from 'mdast';
import type { Syntax } from 'refractor/core';
import type { Features, HastPluginInput, MdastPluginInput } from 'satteri';
import type { Frontmatter } from './frontmatter.ts';
import type { LocaleInfo } from './types.ts';

/** Part of a plugin that the Markdown compiler calls (`config/plugin.ts` has the whole plugin). */
export interface MarkdownPlugin {
  name: string;
  /** Grammars of Prism for code, as refractor has them: functions with `displayName` and `aliases`. */
  grammars?: readonly Syntax[];
  /** What to do with the syntax tree of a Markdown file; nothing when it returns nothing. */
  markdown?(file: MarkdownFile): MarkdownPlugins | undefined;
}

export interface MarkdownFile {
  /** Absolute path: of the page, or of a Markdown file that it imports. */
  file: string;
  /** A file that the page imports or includes, compiled within it: after the page's `mdast` plugins, before its `hast`. */
  isFragment: boolean;
  format: 'md' | 'mdx';
  /** Path of the page relative to the docs folder: `zh/blog/tea.md`. */
  path: string;
  /** Language and version that the page is written in; `folder` is the first part of `path`. */
  locale: Readonly<LocaleInfo>;
  /** The source without its front matter, on the lines that it has in the file. */
  text: string;
  /** Front matter of the page. */
  frontmatter: Readonly<Frontmatter>;
  /** Absolute project folder. What may be deleted at any time goes into a folder of `.lectern` in it. */
  project: string;
  /** Code of a block as its author wrote it; `node.value` may be spelled for the parser. */
  codeOf(node: Readonly<Code>): string;
  /**
   * Text of any other node as its author wrote it: beside Chinese punctuation, stars and tildes are marked for the
   * parser.
   */
  clean(text: string): string;
  /**
   * Adds a file to the output, for the browser to fetch from this page: `asset('types.json', text)`.
   *
   * @returns its URL, which holds the hash of the content
   */
  asset(name: string, content: string): string;
  /** Compiles the page again when this file changes. */
  dependsOn(file: string): void;
  /** Shown with file and line; does not fail a build. */
  warn(message: string, line: number): void;
  /** An error of the page, told together with its other errors. */
  fail(message: string, line: number, hint?: string): void;
}

/** A code block as its author wrote it, hidden lines included. */
export interface CodeBlock {
  /** In lower case; empty when none is named. */
  lang: string;
  /** The words after the language. */
  meta: string;
  code: string;
  /** Line of the first line of code in the file, from 1. */
  line: number;
}

/** What a plugin changes of a code block. */
export interface CodeChange {
  /** Code to use instead of the author's: what is hidden in it and marked by comments is still so. */
  code?: string;
  /** Attributes of the block's element: `{ 'data-types': url }`. */
  attributes?: Readonly<Record<string, string>>;
  /**
   * HTML below lines of the code that readers see (`shownLines` of `lectern/markdown`), numbered from 1. Text in it
   * would be copied and found with the code: take attributes, and `content: attr(…)`.
   */
  below?: ReadonlyMap<number, string>;
}

export interface MarkdownPlugins {
  /**
   * Syntax that the parser knows and Lectern leaves off, such as `{ math: true }`. With `directive`, visitors get
   * `::video{#id}` and `:abbr[text]`; those that they leave become text again.
   */
  features?: Pick<
    Features,
    'directive' | 'math' | 'superscript' | 'subscript' | 'definitionList' | 'smartPunctuation'
  >;
  /**
   * satteri plugins for Markdown's tree: run before Lectern's own, which need nodes in
   * their places: a plugin that replaces the whole tree takes the lines out of later messages.
   */
  mdast?: readonly MdastPluginInput[];
  /** satteri plugins for the tree of HTML elements: run after Lectern's own. */
  hast?: readonly HastPluginInput[];
  /** Sees each code block before it is highlighted, also one whose code comes from a file. */
  code?(block: CodeBlock): CodeChange | undefined;
  /**
   * Colors code instead of Prism: HTML for each line of it, without line ends. Null leaves a language to the others.
   */
  highlight?(code: string, lang: string): readonly string[] | null;
}
