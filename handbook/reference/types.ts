import type { Writer } from './markup.ts';

/** A page of the reference. */
export interface ReferencePage {
  /** File name without extension, below `reference`. */
  name: string;
  /** File extension; `md` by default. */
  format?: 'md' | 'mdx';
  /** @returns the page as Markdown */
  write(writer: Writer): string;
}
