import { stem } from './analyze.ts';
import { firstFrom } from './bounds.ts';
import { SYNONYM } from './format.ts';
import type { Postings } from './merge-pages.ts';
import { inAll, inAny } from './posting-lists.ts';
import { isHan } from './vocabulary.ts';

/** A word or phrase of a thesaurus. */
export interface Member {
  /** What queries for it look up: each pair of Han characters; letters as one word, as neighbours are tried. */
  terms: readonly string[];
  /** Words with a space between them: found by others, and does not find them. */
  isPhrase: boolean;
}

/**
 * @param text groups, one a line, of words and phrases that mean the same, in all languages, with commas between
 *   them: Han characters, or letters in lower case with at most one space
 */
export function readThesaurus(text: string): Member[][] {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return lines.map((line) =>
    line.split(',').map((entry) => {
      const member = entry.trim();
      const pairs = Array.from(member.slice(1), (character, at) => member.charAt(at) + character);
      return isHan(member)
        ? { terms: pairs, isPhrase: false }
        : { terms: [member.replace(/[^a-z\d]/g, '')], isPhrase: member.includes(' ') };
    }),
  );
}

/** What stands in so large a share of the sections tells none from the others. */
const MAX_SHARE = 0.2;
const FEW = 20;

/**
 * Adds to an index what its words are called elsewhere: `directory=` stands where `folder` does, and its forms.
 *
 * @param sections how many there are
 */
export function addSynonyms(
  postings: Postings,
  sections: number,
  thesaurus: readonly (readonly Member[])[],
): Postings {
  const found = new Map<string, Uint32Array>();
  for (const group of thesaurus) {
    const lists = group.map((member) => postingsOf(member, postings));
    const inGroup = lists.filter(({ length }) => length > 0);
    if (inGroup.length === 0) continue;
    const any = inAny(inGroup);
    for (const [number, { terms }] of group.entries()) {
      const own = lists[number] as Uint32Array;
      // What the word itself finds it finds better so.
      const others = own.length === 0 ? any : inAny(inGroup.filter((list) => list !== own));
      if (others.length === 0 || others.length > Math.max(FEW, sections * MAX_SHARE)) continue;
      for (const term of terms) {
        const known = found.get(term + SYNONYM);
        found.set(term + SYNONYM, known ? inAny([known, others]) : others);
      }
    }
  }
  return withMore(postings, found);
}

const NONE = new Uint32Array();

/** Where a member stands in the text. */
function postingsOf({ terms: own, isPhrase }: Member, { terms, starts, values }: Postings): Uint32Array {
  const [first] = own;
  if (isPhrase || first === undefined) return NONE;
  const listAt = (place: number) => values.subarray(starts[place], starts[place + 1]);
  if (!isHan(first)) return inAny(formsOf(first, terms).map(listAt));
  const lists: Uint32Array[] = [];
  for (const term of own) {
    const place = firstFrom(terms, term);
    if (terms[place] !== term) return NONE;
    lists.push(listAt(place));
  }
  return inAll(lists);
}

/** Shorter stems are those of other words too: `cors` and `core`, `paging` and `page`. */
const MIN_STEM = 4;

/** Longest ending that a stem may lack; more would only take time. */
const MAX_ENDING = 6;

/** Places of a word and its forms. */
function formsOf(word: string, terms: readonly string[]): number[] {
  const base = stem(word);
  if (base.length < MIN_STEM) return terms[firstFrom(terms, word)] === word ? [firstFrom(terms, word)] : [];
  const places: number[] = [];
  let place = firstFrom(terms, base);
  for (let term = terms[place]; term?.startsWith(base); term = terms[++place]) {
    if (term.length <= base.length + MAX_ENDING && stem(term) === base) places.push(place);
  }
  return places;
}

/** The same index with more terms. */
function withMore({ terms, starts, values }: Postings, more: ReadonlyMap<string, Uint32Array>): Postings {
  const added = [...more].sort(([a], [b]) => (a < b ? -1 : 1));
  const merged: Postings = {
    terms: [],
    starts: new Uint32Array(terms.length + added.length + 1),
    values: new Uint32Array(added.reduce((sum, [, list]) => sum + list.length, values.length)),
  };
  let place = 0;
  let end = 0;
  const add = (term: string, list: Uint32Array) => {
    merged.values.set(list, end);
    end += list.length;
    merged.starts[merged.terms.push(term)] = end;
  };
  const addUntil = (last: number) => {
    const shift = end - (starts[place] as number);
    merged.values.set(values.subarray(starts[place], starts[last]), end);
    for (; place < last; place++) {
      end = (starts[place + 1] as number) + shift;
      merged.starts[merged.terms.push(terms[place] as string)] = end;
    }
  };
  for (const [term, list] of added) {
    addUntil(firstFrom(terms, term));
    add(term, list);
  }
  addUntil(terms.length);
  return merged;
}
