/** Text that is inserted into a file before it is compiled, at an offset of the original. */
export interface Insertion {
  at: number;
  text: string;
}

/** A file with all insertions, and a function that maps its offsets back to those of the original. */
export interface Edited {
  original: string;
  text: string;
  originalOffset(offset: number): number;
}

/** @param insertions sorted by offset */
export function insert(original: string, insertions: readonly Insertion[]): Edited {
  let text = '';
  let at = 0;
  for (const insertion of insertions) {
    text += original.slice(at, insertion.at) + insertion.text;
    at = insertion.at;
  }
  return {
    original,
    text: text + original.slice(at),
    originalOffset(offset) {
      let shift = 0;
      for (const insertion of insertions) {
        const start = insertion.at + shift;
        if (offset < start) break;
        if (offset < start + insertion.text.length) return insertion.at;
        shift += insertion.text.length;
      }
      return Math.min(offset - shift, original.length);
    },
  };
}

/** Returns line and column (from 1) of an offset. */
export function positionAt(text: string, offset: number): { line: number; column: number } {
  const before = text.slice(0, Math.max(offset, 0));
  const line = before.split('\n').length;
  return { line, column: before.length - before.lastIndexOf('\n') };
}
