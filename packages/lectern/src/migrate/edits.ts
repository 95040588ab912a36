/** A part of a text, and what stands there afterwards. */
export interface Edit {
  start: number;
  end: number;
  text: string;
}

/**
 * A text with edits made, which are told by offsets of the text as it was. Of edits that overlap, the outer one holds.
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

/** The line of an offset, from 1. */
export function lineAt(source: string, offset: number): number {
  let line = 1;
  for (let at = source.indexOf('\n'); at !== -1 && at < offset; at = source.indexOf('\n', at + 1)) line++;
  return line;
}

/** A range with its line breaks, where nothing else is on its lines: what goes leaves no empty line. */
export function wholeLines(source: string, start: number, end: number): Edit {
  const lineStart = source.lastIndexOf('\n', start - 1) + 1;
  const next = source.indexOf('\n', end);
  const lineEnd = next === -1 ? source.length : next;
  const alone = !source.slice(lineStart, start).trim() && !source.slice(end, lineEnd).trim();
  if (!alone) return { start, end, text: '' };
  // Between two empty lines one of them goes as well.
  const emptyAfter = /^\n[ \t]*\n/.test(source.slice(lineEnd));
  const emptyBefore = /(?:^|\n[ \t]*)\n$/.test(source.slice(0, lineStart)) || lineStart === 0;
  const extra = emptyAfter && emptyBefore ? source.slice(lineEnd + 1).indexOf('\n') + 1 : 0;
  return { start: lineStart, end: Math.min(lineEnd + 1 + extra, source.length), text: '' };
}
