/** Returns a pattern for a line that contains only a comment with this mark, in any comment style. */
function comment(mark: string): RegExp {
  return new RegExp(String.raw`^\s*(?:\/\/|#|--|;|\/\*|<!--)\s*${mark}\s*(?:\*\/|-->)?\s*$`);
}

const CUT_BEFORE = comment('---cut(?:-before)?---');
const CUT_AFTER = comment('---cut-after---');
const FILE_NAME = /^(\s*\/\/\s*)@filename:\s*(\S+)\s*$/;

/** A line of code and its number in the whole code, from 1. */
export interface CodeLine {
  text: string;
  line: number;
}

/**
 * The part of a sample that readers see. `// ---cut---` hides what is before it, `// ---cut-after---` what
 * follows, and `// @filename: a.ts`, which starts another file, is shown as `// a.ts` (the notation of Twoslash).
 * Tools that check samples take the whole.
 */
export function shownCode(code: string): string {
  if (!code.includes('---cut') && !code.includes('@filename')) return code;
  return uncutLines(code)
    .map(({ text }) => text)
    .join('\n');
}

/** Returns the lines of `shownCode`, each with its number in the whole code. */
export function uncutLines(code: string): CodeLine[] {
  const lines = code.split('\n');
  const before = lines.findLastIndex((line) => CUT_BEFORE.test(line));
  const after = lines.findIndex((line, index) => index > before && CUT_AFTER.test(line));
  const shown = lines
    .map((text, index) => ({ text: text.replace(FILE_NAME, '$1$2'), line: index + 1 }))
    .slice(before + 1, after === -1 ? undefined : after);
  if (before === -1 && after === -1) return shown;
  const isText = ({ text }: CodeLine) => text.trim() !== '';
  const kept = shown.slice(Math.max(shown.findIndex(isText), 0), shown.findLastIndex(isText) + 1);
  return kept.map(({ text, line }, index) => ({
    text: index === kept.length - 1 ? text.trimEnd() : text,
    line,
  }));
}
