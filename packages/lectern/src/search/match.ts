import { firstWhere } from './bounds.ts';
import { isSynonym, wordOf } from './format.ts';
import type { IndexReader, Shard } from './index-reader.ts';
import type { Joined, Slot } from './parse-query.ts';
import type { Stem } from './stem.ts';

/** A term of the index that a word of the query may refer to. */
export interface Match {
  term: string;
  shard: Shard;
  place: number;
  /** 1 for the exact word, less for a term that differs more from it. */
  factor: number;
}

const FACTOR = {
  stem: 0.7,
  derived: 0.65,
  prefix: 0.4,
  prefixOfWhole: 0.4,
  inner: 0.7,
  compound: 0.9,
  synonym: 0.5,
};

/** Endings that form a different word. */
const DERIVED = /(?:ment|tion|sion|tor|able|ive|ly)s?$/;

/** A word by itself. */
type Own = Omit<Slot, 'compounds' | 'weight'>;

/**
 * Minimum length of a prefix: 2 for the last word, which may be unfinished, and 5 for other words. Many words begin
 * with the same two letters.
 */
const MIN_PREFIX = { last: 2, inner: 5 };

/** Maximum number of matches. Words that begin alike differ at the end, and more of them only slow the query down. */
const MAX_PREFIXES = 40;

/** Word lengths from which one typo, or two typos, are accepted. */
const FUZZY_FROM = [4, 8] as const;

/** Number of shards to search after the first one: terms with the same beginning may fill many shards. */
const MORE_SHARDS = 2;

/**
 * Finds the terms that a word may refer to: the word itself, its forms, terms that begin with it, and terms that
 * contain it. If there are none, finds terms that the word may be a typo of.
 */
export async function findMatches(slot: Slot, index: IndexReader): Promise<Match[]> {
  const [own, ...compounds] = await Promise.all([
    findOwn(slot, index),
    ...slot.compounds.map((term) => findCompound({ term, isLast: slot.isLast }, index)),
  ]);
  const whole = compounds.flat();
  const terms = new Set(whole.map(({ term }) => term));
  const matches = [...whole, ...own.filter(({ term }) => !terms.has(term))];
  if (matches.length > 0 || slot.isCjk || slot.term.length < FUZZY_FROM[0]) return cut(matches);
  // Few queries contain typos, so this code is loaded only when it is needed.
  const { findSlips } = await import('./slips.ts');
  return findSlips(slot.term, slot.term.length >= FUZZY_FROM[1] ? 2 : 1, index);
}

/** Adds the synonyms of a Chinese word to each of its bigrams. They are found with the first bigram. */
export function spreadSynonyms(slots: readonly Slot[], found: readonly Match[][]): Match[][] {
  const all = found.map((matches) => [...matches]);
  for (const [number, matches] of found.entries()) {
    for (const match of matches) {
      const word = wordOf(match.term);
      if (!slots[number]?.isCjk || !isSynonym(match.term)) continue;
      for (let at = 1; at < word.length - 1; at++) {
        all[slots.findIndex(({ term }) => term === word.slice(at, at + 2))]?.push(match);
      }
    }
  }
  return all;
}

async function findOwn(slot: Own, index: IndexReader): Promise<Match[]> {
  const shards = await Promise.all(shardsFor(slot, index).map((number) => index.shard(number)));
  return shards.flatMap((shard) => matchesIn(shard, slot, index.stem));
}

/**
 * Finds joined words: the exact term or, if there is none, its forms and the terms that begin with it while it is being
 * typed.
 */
export async function findJoined(joined: Joined, index: IndexReader): Promise<Match[]> {
  const found = (await findWhole(joined, index)).filter(({ term }) => !isSynonym(term));
  const exact = found.filter(({ factor }) => factor === 1);
  return exact.length > 0 ? exact : found;
}

async function findCompound(joined: Joined, index: IndexReader): Promise<Match[]> {
  const found = await findWhole(joined, index);
  return found.map((match) => ({ ...match, factor: match.factor * FACTOR.compound }));
}

/** Finds joined words, their forms and, while the last word is being typed, the terms that begin with them. */
async function findWhole({ term, isLast }: Joined, index: IndexReader): Promise<Match[]> {
  const isBegun = isLast && term.length >= MIN_PREFIX.inner;
  const found = await findOwn({ term, isCjk: false, run: '', isLast: isBegun }, index);
  return found.filter(({ term, factor }) => isBegun || factor >= FACTOR.derived || isSynonym(term));
}

/** Returns the shards that contain the word itself, the first of its forms, and the terms that begin with it. */
function shardsFor({ term, isLast, isCjk }: Own, index: IndexReader): number[] {
  const isBeginning = (isLast && term.length >= MIN_PREFIX.last) || (isCjk && [...term].length === 1);
  const numbers = isBeginning ? shardsFrom(term, index) : [index.shardOf(term)];
  return [...new Set(isCjk ? numbers : [...numbers, index.shardOf(index.stem(term))])];
}

/** Returns the shard where terms with this beginning start, and the next shards with most of the other such terms. */
export function shardsFrom(beginning: string, index: IndexReader): number[] {
  const own = index.shardOf(beginning);
  const end = Math.min(index.shardOf(`${beginning}\uffff`), own + MORE_SHARDS);
  return Array.from({ length: end - own + 1 }, (_, offset) => own + offset);
}

function matchesIn(shard: Shard, slot: Own, stem: Stem): Match[] {
  const base = stem(slot.term);
  const found: Match[] = [];
  for (let place = firstWhere(shard.terms, (term) => term >= base); place < shard.terms.length; place++) {
    const term = shard.terms[place] as string;
    if (!term.startsWith(base)) break;
    const factor = factorOf(term, slot, { base, stem });
    if (factor > 0) found.push({ term, shard, place, factor });
  }
  return found;
}

/** Stem of a word, and the function that returns the stems of other words. */
interface Forms {
  base: string;
  stem: Stem;
}

function factorOf(term: string, slot: Own, forms: Forms): number {
  if (isSynonym(term)) return FACTOR.synonym * factorOfSynonym(wordOf(term), slot, forms);
  const form = factorOfForm(term, slot, forms);
  if (form > 0) return form;
  if (!term.startsWith(slot.term)) return 0;
  if (slot.isCjk) return [...slot.term].length === 1 ? FACTOR.stem : 0;
  if (slot.term.length < (slot.isLast ? MIN_PREFIX.last : MIN_PREFIX.inner)) return 0;
  const factor = factorOfBeginning(slot.term, term);
  return slot.isLast ? factor : factor * FACTOR.inner;
}

/** Returns the factor of a term that begins with a word. The less of the term is missing, the higher it is. */
export function factorOfBeginning(beginning: string, whole: string): number {
  return FACTOR.prefix + (FACTOR.prefixOfWhole * beginning.length) / whole.length;
}

/** Returns the factor of a synonym. All characters of a Chinese word must match, and the slot has only two of them. */
function factorOfSynonym(word: string, slot: Own, forms: Forms): number {
  return slot.isCjk ? Number(slot.run.startsWith(word)) : factorOfForm(word, slot, forms);
}

/**
 * Returns the factor of a form of a word: `plugin` and `plugins` are one word, `developing` and `development` are two.
 */
function factorOfForm(term: string, slot: Own, { base, stem }: Forms): number {
  if (term === slot.term) return 1;
  if (slot.isCjk || stem(term) !== base) return 0;
  return DERIVED.test(term) === DERIVED.test(slot.term) ? FACTOR.stem : FACTOR.derived;
}

/** Returns the nearest matches. Among equals, a word that many sections contain is more likely. */
function cut(matches: Match[]): Match[] {
  if (matches.length <= MAX_PREFIXES) return matches;
  const weight = ({ factor, shard, place }: Match) => factor * Math.log2(2 + shard.frequency(place));
  return matches.sort((a, b) => weight(b) - weight(a)).slice(0, MAX_PREFIXES);
}
