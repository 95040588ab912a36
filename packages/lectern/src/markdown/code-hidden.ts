/** A line of its own that holds nothing but the mark, in any comment style. */
function comment(mark: string): RegExp {
  return new RegExp(String.raw`^\s*(?:\/\/|#|--|;|\/\*|<!--)\s*${mark}\s*(?:\*\/|-->)?\s*$`);
}

const CUT_BEFORE = comment('---cut(?:-before)?---');
const CUT_AFTER = comment('---cut-after---');
const FILE_NAME = /^(\s*\/\/\s*)@filename:\s*(\S+)\s*$/;

/**
 * The part of a sample that readers see. `// ---cut---` hides what is before it, `// ---cut-after---` what
 * follows, and `// @filename: a.ts`, which starts another file, is shown as `// a.ts` (the notation of Twoslash).
 * Tools that check samples take the whole.
 */
export function shownCode(code: string): string {
  if (!code.includes('---cut') && !code.includes('@filename')) return code;
  const lines = code.split('\n');
  const before = lines.findLastIndex((line) => CUT_BEFORE.test(line));
  const after = lines.findIndex((line, index) => index > before && CUT_AFTER.test(line));
  const shown = lines.slice(before + 1, after === -1 ? undefined : after);
  const text = shown.map((line) => line.replace(FILE_NAME, '$1$2')).join('\n');
  return before === -1 && after === -1 ? text : text.replace(/^(?:[ \t]*\n)+|\s+$/g, '');
}
