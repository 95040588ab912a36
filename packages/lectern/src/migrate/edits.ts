/** A range of a text and its replacement. */
export interface Edit {
  start: number;
  end: number;
  text: string;
}

/**
 * Applies edits to a text. Their offsets refer to the original text. Of overlapping edits, the outer one is applied.
 */
export function applyEdits(source: string, edits: readonly Edit[]): string {
  const ordered = edits
    .map((edit, index) => ({ ...edit, index }))
    .sort((a, b) => a.start - b.start || b.end - a.end || a.index - b.index);
  let result = '';
  let at = 0;
  for (const { start, end, text } of ordered) {
    if (start < at) continue;
    result += source.slice(at, start) + text;
    at = end;
  }
  return result + source.slice(at);
}

/** Returns the line of an offset, starting at 1. */
export function lineAt(source: string, offset: number): number {
  let line = 1;
  for (let at = source.indexOf('\n'); at !== -1 && at < offset; at = source.indexOf('\n', at + 1)) line++;
  return line;
}

/**
 * Returns an edit that removes a range. Includes the line breaks if nothing else is on its lines, so that no empty line
 * is left.
 */
export function wholeLines(source: string, start: number, end: number): Edit {
  const lineStart = source.lastIndexOf('\n', start - 1) + 1;
  const next = source.indexOf('\n', end);
  const lineEnd = next === -1 ? source.length : next;
  const alone = !source.slice(lineStart, start).trim() && !source.slice(end, lineEnd).trim();
  if (!alone) return { start, end, text: '' };
  // If it is between two empty lines, one of them is removed as well.
  const emptyAfter = /^\n[ \t]*\n/.test(source.slice(lineEnd));
  const emptyBefore = /(?:^|\n[ \t]*)\n$/.test(source.slice(0, lineStart)) || lineStart === 0;
  const extra = emptyAfter && emptyBefore ? source.slice(lineEnd + 1).indexOf('\n') + 1 : 0;
  return { start: lineStart, end: Math.min(lineEnd + 1 + extra, source.length), text: '' };
}
