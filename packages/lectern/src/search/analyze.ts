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

/**
 * Nearly all text of documentation is in ASCII, the usual Han characters, and signs that belong to no word. It
 * has its own expressions: Unicode's tables make others slow, and cost a browser milliseconds.
 */
export const PLAIN_CHARACTERS =
  '\\u0000-\\u007f\\u00a0-\\u00a9\\u00ab-\\u00b1\\u00bb\\u00d7\\u00f7\\u2010-\\u205e\\u20a0-\\u20c0\\u2190-\\u23ff\\u2500-\\u2767\\u3001-\\u3011\\u4e00-\\u9fff\\uff01-\\uff0f\\uff1a-\\uff20';
const PLAIN = new RegExp(`^[${PLAIN_CHARACTERS}]*$`);

/** A CJK run, or a name: letters and digits, joined by single separators as in `output.dataUriLimit`. */
const PLAIN_WORDS = /[\u3005-\u3007\u4e00-\u9fff]+|[A-Za-z\d]+(?:[._/@:$-]+[A-Za-z\d]+)*/g;

/** What is left of a plain name between separators and boundaries. */
const PLAIN_PIECES = /[A-Z]+(?![a-z])|[A-Z]?[a-z]+|\d+[a-z]*/g;

const SEPARATORS = /[._/@:$-]+/;

// biome-ignore lint/suspicious/noControlCharactersInRegex: that is ASCII.
const IS_ASCII = /^[\u0000-\u007f]*$/;

/** What the analysis of text in other scripts needs (`all-scripts.ts`). */
export interface Scripts {
  /** As `PLAIN_WORDS`. */
  words: RegExp;
  startsCjk: RegExp;
  /** Between `data` and `Uri`, `HTML` and `Plugin`, `vue` and `3`; marks may follow a letter. */
  caseBoundary: RegExp;
  /** As `normalize`. */
  normalize(text: string): string;
  /** As `termOf`. */
  termOf(text: string): string;
}

/** Null for a reader whose pages and queries are plain. Without it, letters of other scripts belong to no word. */
let scripts: Scripts | null = null;

/** @param known null for what a browser begins with */
export function setScripts(known: Scripts | null): void {
  scripts = known;
}

/**
 * Loads what the analysis of a text needs: await it first, in code for browsers.
 *
 * @throws when that cannot be loaded
 */
export async function prepareFor(text: string): Promise<void> {
  if (!scripts && !PLAIN.test(text)) setScripts((await import('./all-scripts.ts')).allScripts);
}

/** Longer strings are hashes, encoded data or minified code: no one searches for them. */
export const MAX_TERM = 40;

/** Names of more parts are paths and addresses: their parts are enough. */
const MAX_JOINED_PARTS = 5;

/** The usual Han characters have one form. */
export const HAN = /^[\u3005-\u3007\u4e00-\u9fff]*$/;

/** Compatibility forms made one, accents taken off, lower case, letters that are written for one another made one. */
export function normalize(text: string): string {
  return scripts && !hasOneForm(text) ? scripts.normalize(text) : text.toLowerCase();
}

/** The term of a name's part. */
export function termOf(text: string): string {
  return scripts && !hasOneForm(text) ? scripts.termOf(text) : text.toLowerCase();
}

/** But for the case of its letters. */
function hasOneForm(text: string): boolean {
  return IS_ASCII.test(text) || HAN.test(text);
}

/** All words of a text, in order, with their places. */
export function analyze(text: string): Word[] {
  const words: Word[] = [];
  for (const { 0: found, index } of text.matchAll(wordsIn(text))) {
    const terms = termsOf(found);
    if (terms) words.push({ start: index, end: index + found.length, ...terms });
  }
  return words;
}

/** What finds the words of a text. */
export function wordsIn(text: string): RegExp {
  return !scripts || PLAIN.test(text) ? PLAIN_WORDS : scripts.words;
}

/** @param found what `wordsIn` found */
export function termsOf(found: string): Terms | null {
  if (IS_ASCII.test(found)) return nameWord(found);
  return HAN.test(found) || scripts?.startsCjk.test(found) ? cjkWord(found) : nameWord(found);
}

/** The parts of a name with their places in it: `dataUriLimit` has `data`, `Uri` and `Limit`. */
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

/** Bigrams; the last character alone as well, so that every character begins a term and can be searched. */
function cjkWord(found: string): Terms {
  const characters = [...termOf(found)];
  const parts = characters.map((character, index) => character + (characters[index + 1] ?? ''));
  return { parts, whole: null, isCjk: true };
}
