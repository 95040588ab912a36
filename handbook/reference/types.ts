import type { Writer } from './markup.ts';

/** A page of the reference. */
export interface ReferencePage {
  /** Its file without extension, below `reference`. */
  name: string;
  /** @returns the page as Markdown */
  write(writer: Writer): string;
}
