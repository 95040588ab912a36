import type { Scripts } from './analyze.ts';

const CJK = '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Hangul}々〆ーｰﾞﾟ';
const OTHER = `(?:(?![${CJK}])[\\p{L}\\p{N}\\p{M}])`;

/** Accents, vowel signs and the like; not the two that make another letter of kana: `バス` (bus) is not `パス` (path). */
const MARKS = /[^\P{M}\u3099\u309a]+/gu;

/**
 * Letters that are written for one another, once marks are off. In Arabic these are forms of alef, ya and ta marbuta,
 * the line that only stretches a word, Persian letters of the same shape, and digits.
 */
const LETTERS: Record<string, string> = {
  ...{ ß: 'ss', æ: 'ae', œ: 'oe' },
  ...{ ٱ: 'ا', ى: 'ي', ی: 'ي', ک: 'ك', ة: 'ه', ـ: '' },
  ...digits('٠'),
  ...digits('۰'),
};
const FOLDED = new RegExp(`[${Object.keys(LETTERS).join('')}]`, 'g');

/** The ten digits of a script that begin with this one. */
function digits(zero: string): Record<string, string> {
  const first = zero.charCodeAt(0);
  return Object.fromEntries(
    Array.from({ length: 10 }, (_, digit) => [String.fromCharCode(first + digit), `${digit}`]),
  );
}

/**
 * The article of Arabic, with a word of one letter before it: it is written together with what follows, and says
 * nothing. A noun keeps three letters.
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
 * What the analysis of text in any script needs. It imports nothing: what it shared with the dialog would be a file of
 * its own, which each first query would fetch.
 */
export const allScripts: Scripts = {
  words: new RegExp(`[${CJK}][${CJK}\\p{M}]*|${OTHER}+(?:[._/@:$-]+${OTHER}+)*`, 'gu'),
  startsCjk: new RegExp(`^[${CJK}]`, 'u'),
  caseBoundary:
    /(?<=[\p{Ll}\p{N}]\p{M}*)(?=[\p{Lu}\p{Lt}])|(?<=[\p{Lu}\p{Lt}]\p{M}*)(?=[\p{Lu}\p{Lt}]\p{M}*\p{Ll})|(?<=\p{L}\p{M}*)(?=\p{N})/u,
  normalize,
  // Some compatibility forms hold a space, which no term may.
  termOf: (text) => normalize(text).replace(/\s+/g, '').replace(ARTICLE, ''),
};
