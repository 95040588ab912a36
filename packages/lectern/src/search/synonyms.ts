import { firstFrom } from './bounds.ts';
import { SYNONYM } from './format.ts';
import type { Postings } from './merge-pages.ts';
import { inAll, inAny } from './posting-lists.ts';
import { MIN_STEM, stem } from './stem.ts';
import { isHan, type Vocabulary } from './vocabulary.ts';

/** A word or phrase of a thesaurus. */
export interface Member {
  /** Letters in one word, as neighbours are tried in a query. */
  word: string;
  /** Terms that the index has where it is: each pair of Han characters. */
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
      const word = member.replace(/[^a-z\d\u4e00-\u9fff]/g, '');
      return { word, terms: isHan(word) ? pairsOf(word) : [word], isPhrase: member.includes(' ') };
    }),
  );
}

function pairsOf(word: string): string[] {
  return Array.from(word.slice(1), (character, at) => word.charAt(at) + character);
}

/** For the number of a synonym's term: the words, with spaces between them, that are there. */
export type Said = ReadonlyMap<number, string>;

/** Adds to postings what the words of a language are called elsewhere. @returns the words that are there */
export type AddSynonyms = (postings: Postings, sections: number) => Said;

/** What is in so large a share of the sections tells none from the others. */
const MAX_SHARE = 0.2;
const FEW = 20;

/** Words that are marked where a synonym was searched for: each is in the shards of all others. */
const MAX_SAID = 4;

/**
 * Makes what adds synonyms: `directory=` is where `folder` is, and its forms.
 *
 * @param vocabulary of the postings; gets the synonyms that have some
 */
export function createSynonyms(
  thesaurus: readonly (readonly Member[])[],
  vocabulary: Vocabulary,
): AddSynonyms {
  const formsOf = createForms(vocabulary);
  return (postings, sections) => {
    const found = new Map<string, Found>();
    const most = Math.max(FEW, sections * MAX_SHARE);
    const whereSaid = searcher(vocabulary, postings, formsOf);
    for (const group of thesaurus) {
      const said = group.flatMap((member): MemberSaid[] => {
        const list = member.isPhrase ? NONE : whereSaid(member);
        return list.length > 0 ? [{ member, list }] : [];
      });
      if (said.length > 0) addGroup(group, said, most, found);
    }
    const said = new Map<number, string>();
    for (const [word, { list, words }] of found) {
      const id = vocabulary.idOf(word + SYNONYM);
      postings.set(id, list);
      said.set(id, [...new Set(words)].slice(0, MAX_SAID).join(' '));
    }
    return said;
  };
}

interface MemberSaid {
  member: Member;
  list: Uint32Array;
}

/** Where a term of synonyms is, and what is said there. */
interface Found {
  list: Uint32Array;
  words: readonly string[];
}

const NONE = new Uint32Array();

/**
 * @param most a longer list tells nothing
 * @param found gets them by the words that they are synonyms of
 */
function addGroup(
  group: readonly Member[],
  said: readonly MemberSaid[],
  most: number,
  found: Map<string, Found>,
): void {
  const anywhere = inAny(said.map(({ list }) => list));
  for (const member of group) {
    // What a word finds itself it finds better so.
    const others = said.filter((other) => other.member !== member);
    const list = others.length === said.length ? anywhere : inAny(others.map(({ list }) => list));
    if (list.length === 0 || list.length > most) continue;
    const words = others.flatMap((other) => other.member.terms);
    const known = found.get(member.word);
    found.set(member.word, {
      list: known ? inAny([known.list, list]) : list,
      words: [...(known?.words ?? []), ...words],
    });
  }
}

/** Makes what looks for a word and its forms. */
function searcher(
  vocabulary: Vocabulary,
  postings: Postings,
  formsOf: Forms,
): (member: Member) => Uint32Array {
  // A site has few of the words that there are, and a small one hardly any.
  const beginnings = new Set<string>();
  for (const [id, term] of vocabulary.terms.entries()) {
    if (postings.count(id) > 0) beginnings.add(beginningOf(term));
  }
  const listOf = (term: string) => {
    const id = vocabulary.find(term);
    return id === undefined ? NONE : postings.of(id);
  };
  return ({ word, terms }) => {
    if (isHan(word)) {
      const lists = terms.map(listOf);
      return lists.every(({ length }) => length > 0) ? inAll(lists) : NONE;
    }
    if (!beginnings.has(beginningOf(word))) return NONE;
    return inAny(
      formsOf(word)
        .map((id) => postings.of(id))
        .filter(({ length }) => length > 0),
    );
  };
}

/** What a word and all its forms begin with: see `formsIn`. */
function beginningOf(word: string): string {
  return word.slice(0, MIN_STEM - 1);
}

/** Numbers of a word and its forms. */
type Forms = (word: string) => readonly number[];

/** Longest ending of a form; more would only take time. */
const MAX_ENDING = 6;

/** Languages have their words in common: the forms of one are found once, as long as no word is new. */
function createForms(vocabulary: Vocabulary): Forms {
  // Sorted before there is anything to wait for, and once more when there are new ones, which takes little.
  let words = vocabulary.words();
  const known = new Map<string, readonly number[]>();
  return (word) => {
    if (words !== vocabulary.words()) {
      words = vocabulary.words();
      known.clear();
    }
    let forms = known.get(word);
    if (!forms) {
      forms = formsIn(words, word).flatMap((form) => vocabulary.find(form) ?? []);
      known.set(word, forms);
    }
    return forms;
  };
}

/** A word and what is made of it by an ending: `workers` for `worker`, but not `work`, which is another word. */
function formsIn(words: readonly string[], word: string): string[] {
  const base = stem(word);
  if (base.length < MIN_STEM) return [word];
  const beginning = word.replace(/[ey]$/, '');
  const forms: string[] = [];
  let place = firstFrom(words, beginning);
  for (let form = words[place]; form?.startsWith(beginning); form = words[++place]) {
    if (form.length <= word.length + MAX_ENDING && stem(form) === base) forms.push(form);
  }
  return forms;
}
