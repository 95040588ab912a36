import { analyze, normalize, runOf, type Terms } from './analyze.ts';
import { asksToSet } from './asking.ts';
import { nameOf } from './page-names.ts';

/** One term of a query that a section may contain. */
export interface Slot {
  term: string;
  /** Weight of the term, which is low for function words. */
  weight: number;
  isCjk: boolean;
  /** Characters of its run from this term on, if it is in a CJK script. Longer words may begin with them. */
  run: string;
  /** The word joined with its neighbors: `plug-ins` may mean `plugins`, and `web pack` `webpack`. */
  compounds: readonly string[];
  /** Whether the reader may still be typing it. */
  isLast: boolean;
}

export interface Query {
  slots: Slot[];
  /** Whether it asks how to set, change or turn off something. */
  asksToSet: boolean;
  /** The whole query joined into a name that a page may have; empty for a sentence. */
  name: string;
  /**
   * Kind of name in code, if the whole query is one: `useState`, or `tools.rspack` with its signs. Null for other
   * queries.
   */
  codeName: CodeName | null;
  /** Joined words, under which titles and names are indexed as well: `dataurilimit`. */
  joined: Joined[];
  /** All terms in the order in which they were typed. */
  sequence: Sequence;
  /** Number of meaningful words. A bigram counts as 0.6 words. */
  words: number;
}

export type CodeName = 'plain' | 'withSigns';

/** Consecutive terms with their weights. */
export interface Sequence {
  terms: readonly string[];
  weights: readonly number[];
  /** How much it counts that the terms are together in a text, 0 to 1. It grows with the number of words. */
  share: number;
}

/** Joined words. The reader may still be typing the last one. */
export type Joined = Pick<Slot, 'term' | 'isLast'>;

const FUNCTION_WEIGHT = 0.3;

/**
 * Weight of a single letter at the end of a query. A word that was just begun says little, although the letter may mean
 * something elsewhere.
 */
const LETTER_WEIGHT = 0.12;

const FUNCTION_WORDS = new Set(
  'a an and are as at be by can do does for from how i if in is it its of on or should that the there this to use using what when where which who why will with you your my me not doesn don isn aren can won didn t s ll re ve'.split(
    ' ',
  ),
);

/** Characters that are mostly grammar, and question words. */
const FUNCTION_CHARACTERS = /[的了吗呢吧是在和与或把被给让要会能可以我你它这那有就都也还很么何为怎哪些个请]/;
export const isFunctionCharacter = (character: string): boolean => FUNCTION_CHARACTERS.test(character);
const FUNCTION_BIGRAMS = new Set('怎样 怎么 如何 什么 为何 为什 哪里 哪些 使用 进行 一个 可以'.split(' '));

/**
 * A query of few words is a name, which other pages mention as well, so it says little that its words are together in a
 * text. A query of many words is a sentence.
 */
const FEW_WORDS = 3;
const MANY_WORDS = 5;

/** Maximum number of terms. More terms only dilute a query. */
const MAX_SLOTS = 24;
const MAX_JOINED = 4;

type Word = Omit<Slot, 'isLast' | 'compounds'> & { whole: string | null };

/** Parses a query that a reader typed. */
export function parseQuery(text: string): Query {
  const words = analyze(text);
  const slots = words.flatMap(({ parts, whole, isCjk }): Word[] =>
    // The single character at the end of a longer run is part of the bigram before it.
    (isCjk && parts.length > 1 ? parts.slice(0, -1) : parts).map((term, at) => ({
      term,
      whole,
      isCjk,
      run: isCjk ? runOf(parts.slice(at)) : '',
      weight: isFunctionWord(term, isCjk) ? FUNCTION_WEIGHT : 1,
    })),
  );
  const distinct = [...new Map(slots.map((slot) => [slot.term, slot])).values()].slice(0, MAX_SLOTS);
  const isOpen = !/\s$/.test(text);
  const isLast = (index: number) => isOpen && index === distinct.length - 1;
  const weights = distinct.map((word, index) =>
    isLast(index) && isLetter(word) ? LETTER_WEIGHT : word.weight,
  );
  const isOnlyGrammar = weights.every((weight) => weight < 1);
  const read = distinct.map(
    ({ term, isCjk, run }, index): Slot => ({
      term,
      isCjk,
      run,
      weight: isOnlyGrammar ? 1 : (weights[index] as number),
      compounds: compoundsAt(distinct, index),
      isLast: isLast(index),
    }),
  );
  return {
    name: nameOf(words),
    asksToSet: asksToSet(text),
    slots: read,
    codeName: codeNameOf(words, text),
    joined: joinedOf(words, isOpen),
    sequence: sequenceOf(words, slots),
    words: read.reduce((sum, { weight, isCjk }) => sum + (weight < 1 ? 0 : isCjk ? 0.6 : 1), 0),
  };
}

function sequenceOf(words: readonly Terms[], slots: readonly Word[]): Sequence {
  // A name of several parts is one word, and a bigram is half a word.
  const length = words.reduce((sum, { parts, isCjk }) => sum + (isCjk ? (parts.length - 1) / 2 : 1), 0);
  return {
    terms: slots.map(({ term }) => term),
    weights: slots.map(({ weight }) => weight),
    share: Math.min(1, Math.max(0, (length - FEW_WORDS) / (MANY_WORDS - FEW_WORDS))),
  };
}

function isLetter({ term }: Word): boolean {
  return /^[a-z]$/.test(term);
}

function codeNameOf([word, ...others]: readonly Terms[], text: string): CodeName | null {
  if (!word?.whole || others.length > 0) return null;
  return /[./-]/.test(text) ? 'withSigns' : 'plain';
}

function joinedOf(words: readonly Terms[], isOpen: boolean): Joined[] {
  const last = isOpen ? words.at(-1) : undefined;
  const names = words.filter(({ isCjk }) => !isCjk);
  const joined = names.flatMap((word): Joined[] =>
    word.whole ? [{ term: word.whole, isLast: word === last }] : [],
  );
  const parts = names.flatMap((word) => word.parts);
  if (parts.length > 1 && parts.length <= MAX_JOINED) {
    joined.push({ term: parts.join(''), isLast: names.at(-1) === last });
  }
  return [...new Map(joined.map((words) => [words.term, words])).values()];
}

function compoundsAt(words: readonly Word[], at: number): string[] {
  const isName = (word: Word | undefined): word is Word => word?.isCjk === false && word.weight === 1;
  const [before, word, after] = [words[at - 1], words[at] as Word, words[at + 1]];
  const compounds = word.whole ? [word.whole] : [];
  if (isName(word) && isName(before)) compounds.push(before.term + word.term);
  if (isName(word) && isName(after)) compounds.push(word.term + after.term);
  return [...new Set(compounds)];
}

/** Returns the cache key of a query. Differences in white space and case are ignored. */
export function queryKey(text: string): string {
  return normalize(text.trim().replace(/\s+/g, ' ')) + (/\S\s$/.test(text) ? ' ' : '');
}

function isFunctionWord(term: string, isCjk: boolean): boolean {
  if (!isCjk) return FUNCTION_WORDS.has(term);
  return FUNCTION_BIGRAMS.has(term) || FUNCTION_CHARACTERS.test(term);
}
