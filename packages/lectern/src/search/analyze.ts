/**
 * Turns text into index terms. The build and the browser run the same code, so that both sides agree on every string
 * (DESIGN section 5, point 2). It uses no dictionary and no `Intl.Segmenter`, because these differ between hosts.
 */

/** Terms of a piece of text. */
export interface Terms {
  /** The parts in order: `dataUriLimit` has `data`, `uri`, `limit`; a CJK run has its bigrams. */
  parts: string[];
  /** The parts joined into one term, if there are several: `dataurilimit`. */
  whole: string | null;
  isCjk: boolean;
}

/** Terms with their position in UTF-16 code units of the original text. */
export interface Word extends Terms {
  start: number;
  end: number;
}

/**
 * Characters of nearly all documentation: ASCII, the common Han characters, and signs that belong to no word. Such text
 * has its own regular expressions: expressions with Unicode properties are slow and cost a browser milliseconds.
 */
export const PLAIN_CHARACTERS =
  '\\u0000-\\u007f\\u00a0-\\u00a9\\u00ab-\\u00b1\\u00bb\\u00d7\\u00f7\\u2010-\\u205e\\u20a0-\\u20c0\\u2190-\\u23ff\\u2500-\\u2767\\u3001-\\u3011\\u4e00-\\u9fff\\uff01-\\uff0f\\uff1a-\\uff20';
const PLAIN = new RegExp(`^[${PLAIN_CHARACTERS}]*$`);

/** A CJK run, or a name: letters and digits, joined by single separators as in `output.dataUriLimit`. */
const PLAIN_WORDS = /[\u3005-\u3007\u4e00-\u9fff]+|[A-Za-z\d]+(?:[._/@:$-]+[A-Za-z\d]+)*/g;

/** Pieces of a plain name, split at separators and at case boundaries. */
const PLAIN_PIECES = /[A-Z]+(?![a-z])|[A-Z]?[a-z]+|\d+[a-z]*/g;

const SEPARATORS = /[._/@:$-]+/;

// biome-ignore lint/suspicious/noControlCharactersInRegex: that is ASCII.
const IS_ASCII = /^[\u0000-\u007f]*$/;

/** Expressions and functions that analyze text in other scripts (`all-scripts.ts`). */
export interface Scripts {
  /** Counterpart of `PLAIN_WORDS`. */
  words: RegExp;
  startsCjk: RegExp;
  /** Matches between `data` and `Uri`, `HTML` and `Plugin`, `vue` and `3`. Marks may follow a letter. */
  caseBoundary: RegExp;
  /** Counterpart of `normalize`. */
  normalize(text: string): string;
  /** Counterpart of `termOf`. */
  termOf(text: string): string;
}

/** Null as long as all pages and queries are plain text. Without it, letters of other scripts belong to no word. */
let scripts: Scripts | null = null;

/** @param known null for the initial state of a browser */
export function setScripts(known: Scripts | null): void {
  scripts = known;
}

/**
 * Loads the code that the analysis of a text needs. Code for browsers must await it first.
 *
 * @throws if that code cannot be loaded
 */
export async function prepareFor(text: string): Promise<void> {
  if (!scripts && !PLAIN.test(text)) setScripts((await import('./all-scripts.ts')).allScripts);
}

/** Maximum length of a term. Longer strings are hashes, encoded data or minified code, which no one searches for. */
export const MAX_TERM = 40;

/**
 * Maximum number of parts that are also joined into one term. Names with more parts are paths and addresses, whose
 * parts are enough.
 */
const MAX_JOINED_PARTS = 5;

/** Matches text that consists of common Han characters, which have only one form. */
export const HAN = /^[\u3005-\u3007\u4e00-\u9fff]*$/;

/**
 * Replaces compatibility forms, removes accents, converts to lower case, and replaces variants of a letter by one
 * letter.
 */
export function normalize(text: string): string {
  return scriptsOf(text)?.normalize(text) ?? text.toLowerCase();
}

/** Returns the term for a part of a name. */
export function termOf(text: string): string {
  return scriptsOf(text)?.termOf(text) ?? text.toLowerCase();
}

/** Returns null for text that has only one form, apart from the case of its letters. */
function scriptsOf(text: string): Scripts | null {
  return IS_ASCII.test(text) || HAN.test(text) ? null : scripts;
}

/** Returns the characters of a CJK run. Each of its parts begins with one of them. */
export function runOf(parts: readonly string[]): string {
  return parts.map((part) => String.fromCodePoint(part.codePointAt(0) as number)).join('');
}

/** Returns all words of a text, in order, with their positions. */
export function analyze(text: string): Word[] {
  const words: Word[] = [];
  for (const { 0: found, index } of text.matchAll(wordsIn(text))) {
    const terms = termsOf(found);
    if (terms) words.push({ start: index, end: index + found.length, ...terms });
  }
  return words;
}

/** Returns the expression that matches the words of a text. */
export function wordsIn(text: string): RegExp {
  return !scripts || PLAIN.test(text) ? PLAIN_WORDS : scripts.words;
}

/** @param found a match of `wordsIn` */
export function termsOf(found: string): Terms | null {
  if (IS_ASCII.test(found)) return nameWord(found);
  return HAN.test(found) || scripts?.startsCjk.test(found) ? cjkWord(found) : nameWord(found);
}

/** Returns the parts of a name with their positions in it: `dataUriLimit` has `data`, `Uri` and `Limit`. */
export function namePieces(name: string): { text: string; start: number }[] {
  let at = 0;
  return piecesOf(name).map((text) => {
    const start = name.indexOf(text, at);
    at = start + text.length;
    return { text, start };
  });
}

function piecesOf(name: string): string[] {
  if (!scripts || IS_ASCII.test(name)) return name.match(PLAIN_PIECES) ?? [];
  const { caseBoundary } = scripts;
  return name
    .split(SEPARATORS)
    .flatMap((part) => part.split(caseBoundary))
    .filter((part) => part !== '');
}

function nameWord(found: string): Terms | null {
  const parts: string[] = [];
  for (const piece of piecesOf(found)) {
    const part = termOf(piece);
    if (part !== '' && part.length <= MAX_TERM) parts.push(part);
  }
  if (parts.length === 0) return null;
  const whole = parts.length > 1 && parts.length <= MAX_JOINED_PARTS ? parts.join('') : null;
  return { parts, whole: whole && whole.length <= MAX_TERM ? whole : null, isCjk: false };
}

/**
 * Returns the bigrams of a run and its last character alone, so that every character begins a term and can be found.
 */
function cjkWord(found: string): Terms {
  const characters = [...termOf(found)];
  const parts = characters.map((character, index) => character + (characters[index + 1] ?? ''));
  return { parts, whole: null, isCjk: true };
}
