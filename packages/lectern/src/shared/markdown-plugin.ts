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
  /** Returns plugins for the syntax tree of a Markdown file, or undefined if the file needs none. */
  markdown?(file: MarkdownFile): MarkdownPlugins | undefined;
}

export interface MarkdownFile {
  /** Absolute path of the page, or of a Markdown file that it imports. */
  file: string;
  /**
   * Whether the file is imported or included by the page. Such a file is compiled as part of the page, after the page's
   * `mdast` plugins and before its `hast` plugins.
   */
  isFragment: boolean;
  format: 'md' | 'mdx';
  /** Path of the page relative to the docs folder: `zh/blog/tea.md`. */
  path: string;
  /** Language and version that the page is written in; `folder` is the first part of `path`. */
  locale: Readonly<LocaleInfo>;
  /** Source without its front matter. Line numbers are the same as in the file. */
  text: string;
  /** Front matter of the page. */
  frontmatter: Readonly<Frontmatter>;
  /**
   * Absolute path of the project. Put files that may be deleted at any time into a subfolder of its `.lectern` folder.
   */
  project: string;
  /** Returns the code of a block as its author wrote it. `node.value` may have changes for the parser. */
  codeOf(node: Readonly<Code>): string;
  /**
   * Returns the text of any other node as its author wrote it. In the tree, asterisks and tildes next to Chinese
   * punctuation have a marker for the parser.
   */
  clean(text: string): string;
  /**
   * Adds a file to the output that the browser can fetch from this page: `asset('types.json', text)`.
   *
   * @returns URL of the file, which contains the hash of the content
   */
  asset(name: string, content: string): string;
  /** Compiles the page again when this file changes. */
  dependsOn(file: string): void;
  /** Adds a warning to the page. It is shown with file and line, and does not fail the build. */
  warn(message: string, line: number): void;
  /** Adds an error to the page. All errors of the page are reported together. */
  fail(message: string, line: number, hint?: string): void;
}

/** A code block as its author wrote it, hidden lines included. */
export interface CodeBlock {
  /** Language in lowercase; empty if the block has none. */
  lang: string;
  /** Text after the language. */
  meta: string;
  code: string;
  /** Line of the first line of code in the file, from 1. */
  line: number;
}

/** Changes that a plugin makes to a code block. */
export interface CodeChange {
  /** Code that replaces the author's. Comments in it that hide or mark lines still work. */
  code?: string;
  /** Attributes of the block's element: `{ 'data-types': url }`. */
  attributes?: Readonly<Record<string, string>>;
  /**
   * HTML to show below lines of code, by line number from 1. Only lines that readers see are counted (`shownLines` of
   * `lectern/markdown`). Text in this HTML would be copied and found together with the code, so use attributes and
   * `content: attr(…)` instead.
   */
  below?: ReadonlyMap<number, string>;
}

export interface MarkdownPlugins {
  /**
   * Syntax that the parser supports and Lectern does not enable by default, such as `{ math: true }`. With `directive`,
   * visitors get `::video{#id}` and `:abbr[text]`. Directives that no visitor replaces become text again.
   */
  features?: Pick<
    Features,
    'directive' | 'math' | 'superscript' | 'subscript' | 'definitionList' | 'smartPunctuation'
  >;
  /**
   * satteri plugins for the Markdown syntax tree. They run before Lectern's own plugins, which need the positions of
   * nodes: if a plugin replaces the whole tree, later messages have no line numbers.
   */
  mdast?: readonly MdastPluginInput[];
  /** satteri plugins for the tree of HTML elements. They run after Lectern's own plugins. */
  hast?: readonly HastPluginInput[];
  /** Changes each code block before it is highlighted, including blocks whose code comes from a file. */
  code?(block: CodeBlock): CodeChange | undefined;
  /**
   * Highlights code instead of Prism. Returns the HTML of each line, without line breaks, or null to leave the language
   * to other highlighters.
   */
  highlight?(code: string, lang: string): readonly string[] | null;
}
