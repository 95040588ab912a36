import type { Code } from 'mdast';
import type { Syntax } from 'refractor/core';
import type { Features, HastPluginInput, MdastPluginInput } from 'satteri';
import type { Frontmatter } from './frontmatter.ts';

/** The part of a plugin that the Markdown compiler calls (`config/plugin.ts` has the whole). */
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
  format: 'md' | 'mdx';
  /** The source without its front matter, on the lines that it has in the file. */
  text: string;
  /** Front matter of the page. */
  frontmatter: Readonly<Frontmatter>;
  /** Code of a block as its author wrote it; `node.value` may be spelled for the parser. */
  codeOf(node: Readonly<Code>): string;
  /** Compiles the page again when this file changes. */
  dependsOn(file: string): void;
  /** Shown with file and line; does not fail a build. */
  warn(message: string, line: number): void;
  /** An error of the page, told together with its other errors. */
  fail(message: string, line: number, hint?: string): void;
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
  /**
   * Colors code instead of Prism: HTML for each line of it, without line ends. Null leaves a language to the others.
   */
  highlight?(code: string, lang: string): readonly string[] | null;
}
