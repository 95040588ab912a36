/** Punctuation as CommonMark defines it (spec 0.31, 2.1): Unicode's P and S. */
const PUNCTUATION = /[\p{P}\p{S}]/u;

/** Characters that begin a construct of CommonMark or GFM anywhere in a line. */
const INLINE = /[\\`*[\]~]|<(?=[a-z/!?])|&(?=#?\w+;)/gi;
/** Characters that may need an escape. Most texts have none. */
const SPECIAL = /[\\`*[\]~<&_$]/;
/** An underscore inside a word is plain text. */
const UNDERSCORE = /(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu;
/** Line starts that would begin a heading, a list, a quote, a rule or a container. */
const LINE_START = /^(?:#{1,6}(?=\s|$)|[-+](?=[\s-]|$)|>|=+\s*$|:::)/gm;
const NUMBER_START = /^(\d{1,9})([.)])(?=\s|$)/gm;

/**
 * Escapes text so that Markdown shows it character by character.
 *
 * @param hasMath on a page with formulas, a dollar sign begins one
 */
export function escapeText(text: string, hasMath = false): string {
  if (!SPECIAL.test(text)) return text;
  const escaped = text.replace(INLINE, '\\$&').replace(UNDERSCORE, '\\_');
  return hasMath ? escaped.replaceAll('$', '\\$') : escaped;
}

/** Escapes characters that are only special at the start of a line. Called once for a finished paragraph. */
export function escapeLineStarts(markdown: string): string {
  return markdown.replace(LINE_START, '\\$&').replace(NUMBER_START, '$1\\$2');
}

/** Returns a code span. Its fence is longer than any run of backticks inside. */
export function codeSpan(text: string): string {
  const line = text.replaceAll('\n', ' ');
  if (!line.includes('`') && !line.startsWith(' ')) return `\`${line}\``;
  const fence = '`'.repeat(longestRun(line) + 1);
  // CommonMark strips one space from each side, so that a span may begin with a backtick or a space.
  const isPadded = /^`|`$|^ .*\S.* $/.test(line);
  return isPadded ? `${fence} ${line} ${fence}` : fence + line + fence;
}

/**
 * Returns a fenced code block.
 *
 * @param info language and title, as they follow the opening fence
 */
export function codeFence(text: string, info: string): string {
  const fence = '`'.repeat(Math.max(3, longestRun(text) + 1));
  return `${fence}${info}\n${text}\n${fence}`;
}

function longestRun(text: string): number {
  return Math.max(0, ...(text.match(/`+/g) ?? []).map((run) => run.length));
}

/**
 * Checks whether `**inner**` is parsed as emphasis between these neighbors (CommonMark 6.2, flanking). Next to Chinese
 * punctuation, it often is not.
 *
 * @param before character before it, empty at the start of a block
 * @param after character after it, empty at the end
 */
export function canMark(inner: string, before: string, after: string): boolean {
  const [first = '', last = ''] = [[...inner][0], [...inner].at(-1)];
  if (!first || before === '*' || after === '*' || first === '*' || last === '*') return false;
  return isOpen(first, before) && isOpen(last, after);
}

function isOpen(inside: string, outside: string): boolean {
  return !PUNCTUATION.test(inside) || outside === '' || /\s/.test(outside) || PUNCTUATION.test(outside);
}
