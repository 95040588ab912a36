/** Punctuation as CommonMark counts it (spec 0.31, 2.1): Unicode's P and S. */
const PUNCTUATION = /[\p{P}\p{S}]/u;

/** Characters that begin a construct of CommonMark or GFM anywhere in a line. */
const INLINE = /[\\`*[\]~]|<(?=[a-z/!?])|&(?=#?\w+;)/gi;
/** Most texts have none of all these. */
const SPECIAL = /[\\`*[\]~<&_$]/;
/** An underscore inside a word is plain text. */
const UNDERSCORE = /(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu;
/** What would make a heading, a list, a quote, a rule or a container of a line that begins with it. */
const LINE_START = /^(?:#{1,6}(?=\s|$)|[-+](?=[\s-]|$)|>|=+\s*$|:::)/gm;
const NUMBER_START = /^(\d{1,9})([.)])(?=\s|$)/gm;

/**
 * Text as Markdown that shows it character by character.
 *
 * @param hasMath on a page with formulas, a dollar sign begins one
 */
export function escapeText(text: string, hasMath = false): string {
  if (!SPECIAL.test(text)) return text;
  const escaped = text.replace(INLINE, '\\$&').replace(UNDERSCORE, '\\_');
  return hasMath ? escaped.replaceAll('$', '\\$') : escaped;
}

/** Escapes what is only special where a line begins: to be called once for a finished paragraph. */
export function escapeLineStarts(markdown: string): string {
  return markdown.replace(LINE_START, '\\$&').replace(NUMBER_START, '$1\\$2');
}

/** A code span; the fence is longer than any run of backticks inside. */
export function codeSpan(text: string): string {
  const line = text.replaceAll('\n', ' ');
  if (!line.includes('`') && !line.startsWith(' ')) return `\`${line}\``;
  const fence = '`'.repeat(longestRun(line) + 1);
  // CommonMark takes one space off each side, so that a span may begin with a backtick or a space.
  const isPadded = /^`|`$|^ .*\S.* $/.test(line);
  return isPadded ? `${fence} ${line} ${fence}` : fence + line + fence;
}

/**
 * A fenced code block.
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
 * Whether `**inner**` is read as emphasis between these neighbours (CommonMark 6.2, flanking). Beside Chinese
 * punctuation it often is not.
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
