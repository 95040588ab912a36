import type { Writer } from './markup.ts';

/** A page of the reference. */
export interface ReferencePage {
  /** Its file without extension, below `reference`. */
  name: string;
  /** `md` when absent. */
  format?: 'md' | 'mdx';
  /** @returns the page as Markdown */
  write(writer: Writer): string;
}
