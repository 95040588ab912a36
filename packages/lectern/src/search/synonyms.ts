import { MIN_STEM, stem } from './analyze.ts';
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

/** Words that are marked where a synonym was searched for: each is in the shards of all others. */
const MAX_SAID = 4;

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
  const found = new Map<string, Found>();
  const most = Math.max(FEW, sections * MAX_SHARE);
  for (const group of thesaurus) {
    const said = group.flatMap((member): Said[] => {
      const list = postingsOf(member, postings);
      return list.length > 0 ? [{ member, list }] : [];
    });
    const anywhere = inAny(said.map(({ list }) => list));
    for (const member of group) {
      // What a word finds itself it finds better so.
      const others = said.filter((other) => other.member !== member);
      const list = others.length === said.length ? anywhere : inAny(others.map(({ list }) => list));
      if (list.length === 0 || list.length > most) continue;
      const words = others.flatMap((other) => other.member.terms);
      for (const term of member.terms) {
        const known = found.get(term + SYNONYM);
        found.set(term + SYNONYM, {
          list: known ? inAny([known.list, list]) : list,
          words: [...(known?.words ?? []), ...words],
        });
      }
    }
  }
  return withMore(postings, found);
}

interface Said {
  member: Member;
  list: Uint32Array;
}

/** Where a term of synonyms stands, and what is said there. */
interface Found {
  list: Uint32Array;
  words: readonly string[];
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

/** Longest ending that a stem may lack; more would only take time. */
const MAX_ENDING = 6;

/** Places of a word and its forms. */
function formsOf(word: string, terms: readonly string[]): number[] {
  const base = stem(word);
  if (base.length < MIN_STEM) {
    const place = firstFrom(terms, word);
    return terms[place] === word ? [place] : [];
  }
  const places: number[] = [];
  let place = firstFrom(terms, base);
  for (let term = terms[place]; term?.startsWith(base); term = terms[++place]) {
    if (term.length <= base.length + MAX_ENDING && stem(term) === base) places.push(place);
  }
  return places;
}

/** The same index with more terms. */
function withMore({ terms, starts, values }: Postings, more: ReadonlyMap<string, Found>): Postings {
  const added = [...more].sort(([a], [b]) => (a < b ? -1 : 1));
  const merged = {
    terms: [] as string[],
    starts: new Uint32Array(terms.length + added.length + 1),
    values: new Uint32Array(added.reduce((sum, [, { list }]) => sum + list.length, values.length)),
    said: new Map<string, string>(),
  };
  let place = 0;
  let end = 0;
  const addUntil = (last: number) => {
    const shift = end - (starts[place] as number);
    merged.values.set(values.subarray(starts[place], starts[last]), end);
    for (; place < last; place++) {
      end = (starts[place + 1] as number) + shift;
      merged.starts[merged.terms.push(terms[place] as string)] = end;
    }
  };
  for (const [term, { list, words }] of added) {
    addUntil(firstFrom(terms, term));
    merged.values.set(list, end);
    end += list.length;
    merged.starts[merged.terms.push(term)] = end;
    merged.said.set(term, [...new Set(words)].slice(0, MAX_SAID).join(' '));
  }
  addUntil(terms.length);
  return merged;
}
