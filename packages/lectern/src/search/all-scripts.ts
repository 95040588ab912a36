import type { Scripts } from './analyze.ts';

const CJK = '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Hangul}々〆ーｰﾞﾟ';
const OTHER = `(?:(?![${CJK}])[\\p{L}\\p{N}\\p{M}])`;

/**
 * Accents, vowel signs and other marks, except the two that make another letter of kana: `バス` (bus) is not `パス` (path).
 */
const MARKS = /[^\P{M}\u3099\u309a]+/gu;

/**
 * Replacements for letters that are variants of another letter. They are applied after marks are removed. In Arabic,
 * these are forms of alef, ya and ta marbuta, the line that only stretches a word, Persian letters of the same shape,
 * and digits.
 */
const LETTERS: Record<string, string> = {
  ...{ ß: 'ss', æ: 'ae', œ: 'oe' },
  ...{ ٱ: 'ا', ى: 'ي', ی: 'ي', ک: 'ك', ة: 'ه', ـ: '' },
  ...digits('٠'),
  ...digits('۰'),
};
const FOLDED = new RegExp(`[${Object.keys(LETTERS).join('')}]`, 'g');

/** Maps the ten digits of a script, which begin with this zero, to ASCII digits. */
function digits(zero: string): Record<string, string> {
  const first = zero.charCodeAt(0);
  return Object.fromEntries(
    Array.from({ length: 10 }, (_, digit) => [String.fromCharCode(first + digit), `${digit}`]),
  );
}

/**
 * The Arabic article, with a one-letter prefix before it. It is joined to the next word and adds no meaning. At least
 * three letters of the noun must remain.
 */
const ARTICLE = /^(?:[وفبك]?ال|لل)+(?=[\u0621-\u064a]{3})/;

function normalize(text: string): string {
  return text
    .normalize('NFKC')
    .normalize('NFD')
    .replace(MARKS, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(FOLDED, (letter) => LETTERS[letter] ?? letter);
}

/**
 * Expressions and functions that analyze text in any script. This module imports nothing: code that it shared with the
 * dialog would become a chunk of its own, which every first query would fetch.
 */
export const allScripts: Scripts = {
  words: new RegExp(`[${CJK}][${CJK}\\p{M}]*|${OTHER}+(?:[._/@:$-]+${OTHER}+)*`, 'gu'),
  startsCjk: new RegExp(`^[${CJK}]`, 'u'),
  caseBoundary:
    /(?<=[\p{Ll}\p{N}]\p{M}*)(?=[\p{Lu}\p{Lt}])|(?<=[\p{Lu}\p{Lt}]\p{M}*)(?=[\p{Lu}\p{Lt}]\p{M}*\p{Ll})|(?<=\p{L}\p{M}*)(?=\p{N})/u,
  normalize,
  // Some compatibility forms contain a space, which a term must not.
  termOf: (text) => normalize(text).replace(/\s+/g, '').replace(ARTICLE, ''),
};
