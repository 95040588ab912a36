/**
 * What characters are to a word. Asked of the Unicode tables once for each character and of ASCII never:
 * compiling such regular expressions is half the time of a browser's first query.
 */

/** The kinds in an order that lets one comparison ask for several of them. */
export const OTHER = 1;
export const CJK = 2;
export const SEPARATOR = 3;
export const MARK = 4;
/** Neither upper nor lower case, as in Arabic. */
export const LETTER = 5;
export const LOWER = 6;
export const UPPER = 7;
export const DIGIT = 8;

const KINDS: readonly [RegExp, number][] = [
  [/^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}々〆ー]/u, CJK],
  [/^\p{Ll}/u, LOWER],
  [/^[\p{Lu}\p{Lt}]/u, UPPER],
  [/^\p{L}/u, LETTER],
  [/^\p{N}/u, DIGIT],
  [/^\p{M}/u, MARK],
];

/** By UTF-16 unit, 0 where nobody has asked. */
const known = new Uint8Array(0x1_0000);
for (let code = 0; code < 0x80; code++) known[code] = OTHER;
fill('09', DIGIT);
fill('AZ', UPPER);
fill('az', LOWER);
for (const separator of '._/@:$-') fill(separator + separator, SEPARATOR);

function fill([first = '', last = '']: string, kind: number): void {
  known.fill(kind, first.charCodeAt(0), last.charCodeAt(0) + 1);
}

/** Kind of the character that begins at a place of a text; behind its end there is nothing of a word. */
export function kindAt(text: string, at: number): number {
  return at < text.length ? known[text.charCodeAt(at)] || findKind(text, at) : OTHER;
}

/** Number of UTF-16 units of the character that begins there. */
export function widthAt(text: string, at: number): number {
  return (text.codePointAt(at) as number) > 0xffff ? 2 : 1;
}

function findKind(text: string, at: number): number {
  const character = String.fromCodePoint(text.codePointAt(at) as number);
  const kind = KINDS.find(([pattern]) => pattern.test(character))?.[1] ?? OTHER;
  // The first unit of a pair begins many characters.
  if (!/^[\ud800-\udfff]/.test(character)) known[text.charCodeAt(at)] = kind;
  return kind;
}
