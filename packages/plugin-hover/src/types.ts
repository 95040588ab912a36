import type { CodeBlock } from 'lectern';

/** A code block, with its file. */
export interface HoverFence extends CodeBlock {
  /** Absolute path of the Markdown file. */
  file: string;
  /** Compiles the page again when this file changes. */
  dependsOn(file: string): void;
}

/** Type of a word in the code. Lines and columns are counted from 1, in the code as its author wrote it. */
export interface Hover {
  line: number;
  column: number;
  length: number;
  /** A type or a signature, as code. */
  text: string;
  /** Plain text with code in backticks. */
  docs?: string | undefined;
}

/** A text below a line: the answer to `// ^?`, or an error that the author expects. */
export interface Note {
  line: number;
  column: number;
  text: string;
  kind: 'type' | 'error';
}

/** Result of the compiler for a code block. */
export interface FenceTypes {
  hovers: Hover[];
  notes: Note[];
  /** Lines for the compiler, which readers do not see. */
  hidden: number[];
  /** Mistakes of the author. */
  problems: { line: number; message: string; hint: string }[];
}

/** Settings of the compiler, as in `tsconfig.json`. */
export type CompilerSettings = Readonly<Record<string, unknown>>;
