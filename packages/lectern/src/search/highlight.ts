import { analyze, namePieces, normalize, PLAIN_CHARACTERS, termOf, type Word } from './analyze.ts';
import { stem } from './stem.ts';

/** Start and end of a highlighted part of a text, in UTF-16 code units. */
export type Range = [start: number, end: number];

/**
 * Length of an excerpt: about 100 characters. A character above 255 counts as three (SPEC 9). This is meant for wide
 * characters such as Chinese ones. Letters of other alphabets are no wider than Latin letters.
 */
const EXCERPT_UNITS = 100;
const WIDE_FROM = 255;
const WIDE_UNITS = 3;
/**
 * Matches letters of alphabets: Greek to Georgian, and Ethiopic to Greek Extended. Hangul, kana and Han are between
 * these ranges and after them.
 */
const ALPHABETS = /[\u0370-\u10ff\u1200-\u1fff]/;

const SEPARATORS = '[._/@:$-]*';

/** Terms to find in texts. Created once for all texts of an answer. */
interface Wanted {
  stems: ReadonlySet<string>;
  /**
   * Matches every position where a term may begin, or where a letter may have several forms. It also has false
   * positives.
   */
  hint: RegExp;
}

const wantedBy = new WeakMap<ReadonlySet<string>, Wanted>();

function wanted(terms: ReadonlySet<string>): Wanted {
  const known = wantedBy.get(terms);
  if (known) return known;
  const stems = new Set([...terms].map(stem));
  // Forms of a word share its first letters. In a name of several parts, separators may be between these letters.
  const starts = [...stems].map((term) => [...term].slice(0, term.length > 3 ? 3 : 2).join(SEPARATORS));
  const made = { stems, hint: new RegExp([...new Set(starts), `[^${PLAIN_CHARACTERS}]`].join('|'), 'gi') };
  wantedBy.set(terms, made);
  return made;
}

/** Returns the parts of a text that match one of the terms, in order. They do not touch each other. */
export function findRanges(text: string, terms: ReadonlySet<string>): Range[] {
  if (terms.size === 0) return [];
  const { stems, hint } = wanted(terms);
  const ranges: Range[] = [];
  const add = (from: number, to: number) => {
    const part = text.slice(from, to);
    for (const word of analyze(part)) {
      for (const [start, end] of matchedPieces(word, part, terms, stems)) {
        const last = ranges.at(-1);
        if (last && from + start <= last[1]) last[1] = Math.max(last[1], from + end);
        else ranges.push([from + start, from + end]);
      }
    }
  };
  // Analyzing a text takes long on a slow machine. Only the text between the two spaces around a hint is analyzed.
  let done = 0;
  for (const { index } of text.matchAll(hint)) {
    if (index < done) continue;
    const from = text.lastIndexOf(' ', index) + 1;
    const space = text.indexOf(' ', index);
    done = space < 0 ? text.length : space;
    add(from, done);
  }
  return ranges;
}

function matchedPieces(
  word: Word,
  text: string,
  terms: ReadonlySet<string>,
  stems: ReadonlySet<string>,
): Range[] {
  if (word.whole && terms.has(word.whole)) return [[word.start, word.end]];
  if (word.isCjk) return matchedCharacters(word, text, terms);
  return namePieces(text.slice(word.start, word.end))
    .filter(({ text: piece }) => terms.has(termOf(piece)) || stems.has(stem(termOf(piece))))
    .map(({ start, text: piece }) => [word.start + start, word.start + start + piece.length]);
}

function matchedCharacters({ start, end }: Word, text: string, terms: ReadonlySet<string>): Range[] {
  const characters = [...text.slice(start, end)];
  const ranges: Range[] = [];
  let at = start;
  for (const [index, character] of characters.entries()) {
    const next = characters[index + 1] ?? '';
    if (terms.has(normalize(character + next))) ranges.push([at, at + character.length + next.length]);
    else if (terms.has(normalize(character))) ranges.push([at, at + character.length]);
    at += character.length;
  }
  return ranges;
}

/**
 * Returns a part of a text around its matches, short enough for a search result (SPEC 9), with the positions of the
 * matches in it.
 */
export function excerpt(text: string, terms: ReadonlySet<string>): { text: string; ranges: Range[] } {
  const ranges = findRanges(text, terms);
  const start = startOf(text, ranges);
  const end = endFrom(text, start);
  const before = start > 0 ? '…' : '';
  const shown = before + text.slice(start, end).trimEnd() + (end < text.length ? '…' : '');
  const shift = before.length - start;
  return {
    text: shown,
    ranges: ranges
      .filter(([from, to]) => from >= start && to <= end)
      .map(([from, to]): Range => [from + shift, to + shift]),
  };
}

/**
 * Maximum number of letters that count for a word in a window. A word that merely begins like a word of the query may
 * be long.
 */
const MAX_TOLD = 4;

/**
 * Returns the start of the window that covers most of the query. Each word counts once, by its length. The first of
 * equal windows wins, since the beginning of a section says what it is about. The window starts a little before its
 * first match, at a word.
 */
function startOf(text: string, ranges: readonly Range[]): number {
  const words = ranges.map(([from, to]) => stem(termOf(text.slice(from, to))));
  const toldFrom = (start: number, first: number) => {
    const end = endFrom(text, start);
    const told = new Set<string>();
    for (let at = first; at < ranges.length && (ranges[at] as Range)[1] <= end; at++) {
      told.add(words[at] as string);
    }
    return [...told].reduce((sum, word) => sum + Math.min(word.length, MAX_TOLD), 0);
  };
  let best = 0;
  let mostTold = toldFrom(0, 0);
  for (const [number, [start]] of ranges.entries()) {
    const told = toldFrom(start, number);
    if (told > mostTold) [best, mostTold] = [start, told];
  }
  let start = best;
  for (let units = 0; start > 0 && units < EXCERPT_UNITS / 4; start--) units += unitsOf(text, start - 1);
  const space = text.slice(start, best).search(/[\s，。；：、]/);
  return start === 0 || space < 0 ? start : start + space + 1;
}

function endFrom(text: string, start: number): number {
  let end = start;
  for (let units = 0; end < text.length && units < EXCERPT_UNITS; end++) units += unitsOf(text, end);
  if (end >= text.length) return text.length;
  const space = text.lastIndexOf(' ', end);
  // Avoids the middle of a word if the language has spaces. Never cuts inside a surrogate pair or before a mark.
  if (space > end - 15 && space > start) return space;
  while (/^(?:\p{M}|[\udc00-\udfff])/u.test(text[end] ?? '')) end++;
  return end;
}

function unitsOf(text: string, index: number): number {
  const isWide = text.charCodeAt(index) > WIDE_FROM && !ALPHABETS.test(text.charAt(index));
  return isWide ? WIDE_UNITS : 1;
}
