import { firstFrom } from './bounds.ts';
import { SYNONYM } from './format.ts';
import type { Postings } from './merge-pages.ts';
import { heaviest, inAll, inAny } from './posting-lists.ts';
import type { Group, Member } from './read-thesaurus.ts';
import { MIN_STEM, stem } from './stem.ts';
import { isHan, type Vocabulary } from './vocabulary.ts';

/** Number of a synonym term -> the words that its sections contain, separated by spaces. */
export type Said = ReadonlyMap<number, string>;

/** Adds synonyms of a language's words to postings. @returns the words that the sections contain */
export type AddSynonyms = (postings: Postings, sections: number) => Said;

/** Maximum share of sections that a synonym may lead to. A larger share does not distinguish sections. */
const MAX_SHARE = 0.2;
const FEW = 20;

/**
 * Maximum number of sections that a synonym leads to, at least and as a share of all. The sections with the lowest
 * weights are left out: they hardly ever answer a query, and each shard contains them.
 */
const KEPT = 30;
const KEPT_SHARE = 0.02;

/**
 * Maximum number of words that are marked if a synonym was searched for. Each word is stored in the shards of all
 * others.
 */
const MAX_SAID = 2;

/** Minimum share of Han terms in a text that has Han characters in its sentences. */
const HAN_TEXT = 0.05;

/**
 * Creates the function that adds synonyms: `directory=` leads to all sections that contain `folder` or its forms.
 *
 * @param vocabulary vocabulary of the postings; receives the synonyms that have postings
 */
export function createSynonyms(thesaurus: readonly Group[], vocabulary: Vocabulary): AddSynonyms {
  const formsOf = createForms(vocabulary);
  return (postings, sections) => {
    const found = new Map<string, Found>();
    const most = Math.max(FEW, sections * MAX_SHARE);
    const kept = Math.max(KEPT, Math.floor(sections * KEPT_SHARE));
    const { whereSaid, isHanText } = searcher(vocabulary, postings, formsOf);
    for (const group of thesaurus) {
      const said = group.members.flatMap((member): MemberSaid[] => {
        const list = whereSaid(member);
        return list.length > 0 ? [{ member, list }] : [];
      });
      if (said.length > 0) addGroup(group, said, { isHanText, most, found });
    }
    const said = new Map<number, string>();
    for (const [word, { list, words }] of found) {
      const id = vocabulary.idOf(word + SYNONYM);
      postings.set(id, heaviest(list, kept));
      said.set(id, [...new Set(words)].slice(0, MAX_SAID).join(' '));
    }
    return said;
  };
}

interface MemberSaid {
  member: Member;
  list: Uint32Array;
}

/** Postings of a synonym term, and the words that these sections contain. */
interface Found {
  list: Uint32Array;
  words: readonly string[];
}

const NONE = new Uint32Array();

interface Adding {
  isHanText: boolean;
  /** Maximum length of a list that is useful. */
  most: number;
  /** Receives lists by the words that they are synonyms of. */
  found: Map<string, Found>;
}

function addGroup(group: Group, said: readonly MemberSaid[], adding: Adding): void {
  const anywhere = inAny(said.map(({ list }) => list));
  for (const member of group.members) {
    // A word does not need a synonym entry for sections that it finds by itself.
    const others = said.filter((other) => other.member !== member);
    const list = others.length === said.length ? anywhere : inAny(others.map(({ list }) => list));
    const words = others.flatMap((other) => other.member.terms);
    addWord(member.word, { list, words }, adding);
  }
  const words = said[0]?.member.terms ?? [];
  for (const member of group.asked) {
    if (isAskedIn(adding.isHanText, member)) addWord(member.word, { list: anywhere, words }, adding);
  }
}

function addWord(word: string, { list, words }: Found, { most, found }: Adding): void {
  if (list.length === 0 || list.length > most) return;
  const known = found.get(word);
  found.set(word, {
    list: known ? inAny([known.list, list]) : list,
    words: [...(known?.words ?? []), ...words],
  });
}

/** Checks whether readers of a text would type a word: Han words in a Chinese text, and single Latin words in any. */
function isAskedIn(isHanText: boolean, { word, terms }: Member): boolean {
  return isHan(word) ? isHanText : !isHanText || terms.length === 1;
}

interface Searcher {
  /** Returns the postings of a word and its forms. */
  whereSaid(member: Member): Uint32Array;
  /** Whether the text is in Chinese, or in another language with Han characters. */
  isHanText: boolean;
}

/** Creates the searcher of the texts of a language. */
function searcher(vocabulary: Vocabulary, postings: Postings, formsOf: Forms): Searcher {
  // A site contains few words of the thesaurus, and a small site hardly any.
  const beginnings = new Set<string>();
  let terms = 0;
  let hanTerms = 0;
  for (const [id, term] of vocabulary.terms.entries()) {
    if (postings.count(id) === 0) continue;
    beginnings.add(beginningOf(term));
    terms++;
    if (isHan(term)) hanTerms++;
  }
  const listOf = (term: string) => {
    const id = vocabulary.find(term);
    return id === undefined ? NONE : postings.of(id);
  };
  const formListOf = (term: string) => {
    if (!beginnings.has(beginningOf(term))) return NONE;
    const lists = formsOf(term).map((id) => postings.of(id));
    return inAny(lists.filter(({ length }) => length > 0));
  };
  const whereSaid = ({ word, terms }: Member) => {
    const find = isHan(word) ? listOf : formListOf;
    const lists: Uint32Array[] = [];
    for (const term of terms) {
      const list = find(term);
      if (list.length === 0) return NONE;
      lists.push(list);
    }
    return inAll(lists);
  };
  return { whereSaid, isHanText: hanTerms > HAN_TEXT * terms };
}

/** Returns the beginning that a word shares with all its forms: see `formsIn`. */
function beginningOf(word: string): string {
  return word.slice(0, MIN_STEM - 1);
}

/** Returns the numbers of a word and its forms. */
type Forms = (word: string) => readonly number[];

/** Maximum length of the ending of a form. Longer endings would only take time. */
const MAX_ENDING = 6;

/**
 * Creates a cached lookup of forms. Languages share words, so the forms of a word are found once, as long as no word is
 * new.
 */
function createForms(vocabulary: Vocabulary): Forms {
  // Sorts the words before anything waits for them. Sorting again when there are new words takes little time.
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

/**
 * Returns a word and its forms that have another ending: `workers` for `worker`, but not `work`, which is another word.
 */
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
