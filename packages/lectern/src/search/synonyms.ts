import { SYNONYM } from './format.ts';
import type { Postings } from './merge-pages.ts';
import { heaviest, inAll, inAny } from './posting-lists.ts';
import type { Group, Member, Thesaurus } from './read-thesaurus.ts';
import { isHan, type Vocabulary } from './vocabulary.ts';
import { createForms } from './word-forms.ts';

/** Number of a synonym term -> the words and phrases that its sections contain, separated by spaces. */
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
 * Maximum number of words and phrases that are marked if a synonym was searched for. Each is stored in the shards of all
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
export function createSynonyms(thesaurus: Thesaurus, vocabulary: Vocabulary): AddSynonyms {
  const forms = createForms(thesaurus, vocabulary);
  return (postings, sections) => {
    forms.update();
    const adding: Adding = {
      isHanText: hasHanText(vocabulary, postings),
      most: Math.max(FEW, sections * MAX_SHARE),
      found: new Map(),
    };
    for (const group of thesaurus.groups) {
      const said = saidOf(group, (term) => listOf(forms.of(term), postings));
      if (said.length > 0) addGroup(group, said, adding);
    }
    return addTerms(adding.found, vocabulary, postings, Math.max(KEPT, Math.floor(sections * KEPT_SHARE)));
  };
}

interface MemberSaid {
  member: Member;
  list: Uint32Array;
}

/** Postings of a synonym term, and the words that these sections contain. Most words of a group share one. */
interface Found {
  list: Uint32Array;
  words: readonly string[];
}

interface Adding {
  /** Whether the text is in Chinese, or in another language with Han characters. */
  isHanText: boolean;
  /** Maximum length of a list that is useful. */
  most: number;
  /** Receives lists by the words that they are synonyms of. */
  found: Map<string, Found>;
}

/** Returns the members of a group that a text contains, with their sections. */
function saidOf({ members }: Group, sectionsOf: (term: string) => Uint32Array): MemberSaid[] {
  const said: MemberSaid[] = [];
  for (const member of members) {
    const list = whereSaid(member, sectionsOf);
    if (list.length > 0) said.push({ member, list });
  }
  return said;
}

/** Returns the sections that contain all terms of a member. */
function whereSaid({ terms }: Member, sectionsOf: (term: string) => Uint32Array): Uint32Array {
  const lists: Uint32Array[] = [];
  for (const term of terms) {
    const list = sectionsOf(term);
    if (list.length === 0) return list;
    lists.push(list);
  }
  return inAll(lists);
}

/** Returns the sections that contain any form of a term. */
function listOf(forms: readonly number[], postings: Postings): Uint32Array {
  const lists: Uint32Array[] = [];
  for (const id of forms) if (postings.count(id) > 0) lists.push(postings.of(id));
  return inAny(lists);
}

function addGroup(group: Group, said: readonly MemberSaid[], adding: Adding): void {
  const anywhere = foundAt(said);
  for (const member of group.members) {
    // A word does not need a synonym entry for sections that it finds by itself.
    const others = said.filter((other) => other.member !== member);
    addWord(member.word, others.length === said.length ? anywhere : foundAt(others), adding);
  }
  const asked = { list: anywhere.list, words: anywhere.words.slice(0, 1) };
  for (const member of group.asked) {
    if (isAskedIn(adding.isHanText, member)) addWord(member.word, asked, adding);
  }
}

function foundAt(said: readonly MemberSaid[]): Found {
  return { list: inAny(said.map(({ list }) => list)), words: said.map(({ member }) => textOf(member)) };
}

/** Returns a Chinese word as a whole, and the words of a phrase. */
function textOf({ word, terms }: Member): string {
  return isHan(word) ? word : terms.join(' ');
}

function addWord(word: string, added: Found, { most, found }: Adding): void {
  if (added.list.length === 0 || added.list.length > most) return;
  const known = found.get(word);
  found.set(word, known ? inEither(known, added) : added);
}

function inEither(one: Found, other: Found): Found {
  return { list: inAny([one.list, other.list]), words: [...one.words, ...other.words] };
}

/**
 * Adds synonym terms to postings.
 *
 * @param most maximum number of sections that each leads to
 */
function addTerms(
  found: ReadonlyMap<string, Found>,
  vocabulary: Vocabulary,
  postings: Postings,
  most: number,
): Said {
  const said = new Map<number, string>();
  const cached = new Map<Found, { list: Uint32Array; text: string }>();
  for (const [word, sections] of found) {
    let added = cached.get(sections);
    if (!added) {
      const text = [...new Set(sections.words)].slice(0, MAX_SAID).join(' ');
      added = { list: heaviest(sections.list, most), text };
      cached.set(sections, added);
    }
    const id = vocabulary.idOf(word + SYNONYM);
    postings.set(id, added.list);
    said.set(id, added.text);
  }
  return said;
}

/** Checks whether readers of a text would type a word: Han words in a Chinese text, and single Latin words in any. */
function isAskedIn(isHanText: boolean, { word, terms }: Member): boolean {
  return isHan(word) ? isHanText : !isHanText || terms.length === 1;
}

/** Checks whether the text of postings is in Chinese, or in another language with Han characters. */
function hasHanText(vocabulary: Vocabulary, postings: Postings): boolean {
  let hanTerms = 0;
  for (const id of vocabulary.pairs()) if (postings.count(id) > 0) hanTerms++;
  return hanTerms > HAN_TEXT * postings.terms;
}
