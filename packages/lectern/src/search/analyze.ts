import { CJK, DIGIT, kindAt, LETTER, LOWER, MARK, SEPARATOR, UPPER, widthAt } from './characters.ts';

/**
 * Turns text into index terms: the same code at build and in the browser, so that both sides agree on
 * every string (DESIGN section 5, point 2). No dictionary, no `Intl.Segmenter`: these differ between hosts.
 */

/** The terms that a piece of text stands for. */
export interface Terms {
  /** The parts in order: `dataUriLimit` has `data`, `uri`, `limit`; a CJK run has its bigrams. */
  parts: string[];
  /** The parts written together, when there are several of them: `dataurilimit`. */
  whole: string | null;
  isCjk: boolean;
}

/** Terms with their place: UTF-16 units of the original text. */
export interface Word extends Terms {
  start: number;
  end: number;
}

/** Longer strings are hashes, encoded data or minified code: nobody searches for them. */
const MAX_TERM = 40;

/** Names of more parts are paths and addresses: their parts are enough. */
const MAX_JOINED_PARTS = 5;

/** Compatibility forms made one, accents taken off, lower case. */
export function normalize(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: ASCII and the usual Han characters have one form.
  if (/^[\u0000-\u007f\u4e00-\u9fff]*$/.test(text)) return text.toLowerCase();
  return text
    .normalize('NFKC')
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .normalize('NFC')
    .toLowerCase();
}

/** Some compatibility forms hold a space, which no term may. */
function term(text: string): string {
  return normalize(text).replace(/\s+/g, '');
}

/** All words of a text, in order, with their places. */
export function analyze(text: string): Word[] {
  const words: Word[] = [];
  for (let start = 0, end = 0; start < text.length; start = Math.max(end, start + 1)) {
    end = wordEnd(text, start);
    const terms = end > start && termsOf(text.slice(start, end));
    if (terms) words.push({ start, end, ...terms });
  }
  return words;
}

/** All words of a text without their places, which is quicker. */
export function analyzeTerms(text: string): Terms[] {
  const words: Terms[] = [];
  for (let start = 0, end = 0; start < text.length; start = Math.max(end, start + 1)) {
    end = wordEnd(text, start);
    const terms = end > start && termsOf(text.slice(start, end));
    if (terms) words.push(terms);
  }
  return words;
}

/**
 * Where the word ends that begins at a place; the place itself where none does. A word is a CJK run, or a
 * name: letters and digits, joined by separators as in `output.dataUriLimit`.
 */
function wordEnd(text: string, start: number): number {
  const first = kindAt(text, start);
  let end = start;
  if (first === CJK) {
    for (let kind = first; kind === CJK || kind === MARK; kind = kindAt(text, end)) end += widthAt(text, end);
  } else if (first > SEPARATOR) {
    for (let at = start, kind = first; kind >= SEPARATOR; kind = kindAt(text, at)) {
      at += widthAt(text, at);
      if (kind > SEPARATOR) end = at;
    }
  }
  return end;
}

/** Texts repeat their words: most are taken from here. */
const known = new Map<string, Terms | null>();
const MAX_KNOWN = 50_000;

function termsOf(found: string): Terms | null {
  const kept = known.get(found);
  if (kept !== undefined) return kept;
  const terms = kindAt(found, 0) === CJK ? cjkWord(found) : nameWord(found);
  if (known.size >= MAX_KNOWN) known.clear();
  known.set(found, terms);
  return terms;
}

/** The parts of a name with their places in it: `dataUriLimit` has `data`, `Uri` and `Limit`. */
export function namePieces(name: string): { text: string; start: number }[] {
  const pieces: { text: string; start: number }[] = [];
  let start = 0;
  let before = SEPARATOR;
  for (let at = 0; at < name.length; at += widthAt(name, at)) {
    const kind = kindAt(name, at);
    // A mark belongs to the letter before it.
    if (kind === MARK) continue;
    if (kind === SEPARATOR || isBoundary(before, kind, name, at)) {
      if (at > start) pieces.push({ text: name.slice(start, at), start });
      start = kind === SEPARATOR ? at + 1 : at;
    }
    before = kind;
  }
  if (start < name.length) pieces.push({ text: name.slice(start), start });
  return pieces;
}

/** Between `data` and `Uri`, `HTML` and `Plugin`, `vue` and `3`. */
function isBoundary(before: number, kind: number, name: string, at: number): boolean {
  if (kind === DIGIT) return before === LOWER || before === UPPER || before === LETTER;
  if (kind !== UPPER) return false;
  return before === LOWER || before === DIGIT || (before === UPPER && isLowerNext(name, at));
}

function isLowerNext(name: string, at: number): boolean {
  let next = at;
  do next += widthAt(name, next);
  while (kindAt(name, next) === MARK);
  return kindAt(name, next) === LOWER;
}

function nameWord(found: string): Terms | null {
  const parts = namePieces(found)
    .map(({ text }) => term(text))
    .filter((part) => part !== '' && part.length <= MAX_TERM);
  if (parts.length === 0) return null;
  const whole = parts.length > 1 && parts.length <= MAX_JOINED_PARTS ? parts.join('') : null;
  return { parts, whole: whole && whole.length <= MAX_TERM ? whole : null, isCjk: false };
}

/** Bigrams; the last character alone as well, so that every character begins a term and can be searched. */
function cjkWord(found: string): Terms {
  const characters = [...term(found)];
  const parts = characters.map((character, index) => character + (characters[index + 1] ?? ''));
  return { parts, whole: null, isCjk: true };
}

/**
 * A light English stem: two words with one stem are forms of one another. Never stored, so it may change.
 * Only endings are cut, so that all forms stand near each other in the sorted vocabulary.
 */
export function stem(word: string): string {
  if (word.length < 4 || !/^[a-z]+$/.test(word)) return word;
  const singular = word
    .replace(/(?:ies|ied)$/, 'y')
    .replace(/(ss|sh|ch|x|z)es$/, '$1')
    .replace(/(?<![su]|ia|va)s$/, '');
  const base = singular
    .replace(/(?:ations?|ators?|ating|ated?)$/, '')
    .replace(/([^aeiou]{2}|[aeiou][^aeiou])(?:ing|ed|ers?|ions?|ly|ment|able|ive)$/, '$1')
    .replace(/([^aeiouls])\1$/, '$1')
    .replace(/[ey]$/, '');
  return base.length < 3 ? singular : base;
}
