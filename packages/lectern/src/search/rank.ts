import { mendCharacters } from './character-slips.ts';
import { findNamed } from './find-named.ts';
import { isSynonym } from './format.ts';
import type { IndexReader } from './index-reader.ts';
import { findJoined, findMatches, type Match, spreadSynonyms } from './match.ts';
import type { Query, Slot } from './parse-query.ts';

/** A page that answers a query, with its best section. */
export interface RankedPage {
  page: number;
  score: number;
  /** Numbers on the page of the sections that answer, best first. */
  sections: number[];
}

export interface Ranking {
  pages: RankedPage[];
  /** Terms of the index that were looked for, but for function words: what is marked in a hit. */
  terms: Set<string>;
}

/** From "some of the words" to "all of them": the higher, the nearer to all. */
const COVERAGE_POWER = 1.6;
/** A page is as good as its best section, and a little better for the others. */
const OTHER_SECTIONS = 0.3;
const MAX_OTHERS = 4;
const RARITY_POWER = 0.8;
/** What a page is called, word for word or so far, answers on top of the words. */
const NAME_BONUS = 1;
/** What of it a heading has that is called so. */
const HEADING_SHARE = 0.6;
/** Titles written together answer on top of their words. */
const JOINED_BONUS = 1.2;
/** Two characters that stand together nowhere are chance neighbours of two words. */
const UNKNOWN_BIGRAM_WEIGHT = 0.2;
/** How much of a word a section has that says it otherwise. */
const SYNONYM_COVERS = 0.6;
const ROOT_BONUS = 0.04;
/** A query of more words asks for a part of a page, if one answers it nearly as well as its top does. */
const FEW_WORDS = 2;
const NEARLY = 0.8;
const RANK_BONUS = 0.06;

/** What a section has gathered, by its number, and how much of the query it has. */
type Scores = Map<number, { value: number; covered: number }>;

/** Scores all sections for a query and puts their pages in order. */
export async function rankPages(query: Query, index: IndexReader): Promise<Ranking> {
  const [known, joined, named] = await Promise.all([
    Promise.all(query.slots.map((slot) => findMatches(slot, index))),
    Promise.all(query.joined.map((words) => findJoined(words, index))),
    findNamed(query, index),
  ]);
  const found = await mendCharacters(query.slots, spreadSynonyms(query.slots, known), index);
  const scores: Scores = new Map();
  let wanted = 0;
  for (const [number, slot] of query.slots.entries()) {
    const matches = found[number] ?? [];
    wanted += slotWeight(slot, matches);
    if (matches.length > 0) addSlot(slot, matches, index.sectionCount, scores);
  }
  for (const matches of joined) addJoined(matches, index.sectionCount, scores);
  addNamed(named, wanted, index, scores);
  // The one word that a query has may be a slip, or another form, of what a page is called.
  for (const { term, shard, factor } of query.slots.length === 1 ? (found[0] ?? []) : []) {
    if (term.startsWith(query.name)) continue;
    const sections = shard.names.get(term) ?? [];
    addNamed(new Map(sections.map((section) => [section, factor])), 0, index, scores);
  }
  for (const score of scores.values()) {
    score.value *= Math.min(1, score.covered / wanted) ** COVERAGE_POWER;
  }
  const telling = found.filter((_, number) => query.slots[number]?.weight === 1);
  const matches = [...telling.flat(), ...joined.flat()];
  return {
    pages: groupByPage(scores, index, wordCount(query) > FEW_WORDS),
    terms: new Set(matches.flatMap(({ shard, place }) => shard.said(place))),
  };
}

function slotWeight({ weight, isCjk }: Slot, matches: readonly Match[]): number {
  return isCjk && matches.length === 0 ? weight * UNKNOWN_BIGRAM_WEIGHT : weight;
}

/** Adds what one word of the query gives to each section: its best match there. */
function addSlot(slot: Slot, matches: readonly Match[], sectionCount: number, scores: Scores): void {
  const factor = slot.weight * slotRarity(matches, sectionCount);
  const told = bestIn(matches.filter(({ term }) => !isSynonym(term)));
  const meant = bestIn(matches.filter(({ term }) => isSynonym(term)));
  for (const [section, value] of told) {
    add(scores, section, factor * Math.max(value, meant.get(section) ?? 0), slot.weight);
  }
  for (const [section, value] of meant) {
    if (!told.has(section)) add(scores, section, factor * value, slot.weight * SYNONYM_COVERS);
  }
}

/** What the best of some matches gives to each section. */
function bestIn(matches: readonly Match[]): Map<number, number> {
  const best = new Map<number, number>();
  for (const { shard, place, factor } of matches) {
    const { sections, weights } = shard.postings(place);
    for (const [number, section] of sections.entries()) {
      const value = factor * (weights[number] as number);
      if (value > (best.get(section) ?? 0)) best.set(section, value);
    }
  }
  return best;
}

/** A word is as rare as its very form, or as all its matches together: a rare prefix must not win by its rarity. */
function slotRarity(matches: readonly Match[], sectionCount: number): number {
  const exact = matches.filter(({ factor }) => factor === 1);
  const counted = exact.length > 0 ? exact : matches;
  const frequency = counted.reduce((sum, { shard, place }) => sum + shard.frequency(place), 0);
  return rarityOf(frequency, sectionCount);
}

/** BM25's inverse document frequency, flattened: a word that is nowhere else is not all that a query is about. */
function rarityOf(frequency: number, sectionCount: number): number {
  const known = Math.min(frequency, sectionCount);
  return Math.log(1 + (sectionCount - known + 0.5) / (known + 0.5)) ** RARITY_POWER;
}

function add(scores: Scores, section: number, value: number, covered: number): void {
  const score = scores.get(section);
  if (!score) {
    scores.set(section, { value, covered });
    return;
  }
  score.value += value;
  score.covered += covered;
}

function addJoined(matches: readonly Match[], sectionCount: number, scores: Scores): void {
  const factor = JOINED_BONUS * slotRarity(matches, sectionCount);
  for (const [section, value] of bestIn(matches)) add(scores, section, factor * value, 0);
}

/**
 * @param named sections by their numbers, with how much of their name the query has
 * @param covered how much of the query that is
 */
function addNamed(
  named: ReadonlyMap<number, number>,
  covered: number,
  index: IndexReader,
  scores: Scores,
): void {
  const bonus = NAME_BONUS * rarityOf(named.size, index.sectionCount);
  for (const [section, factor] of named) {
    const share = index.locate(section).inPage === 0 ? 1 : HEADING_SHARE;
    add(scores, section, bonus * factor * share, covered);
  }
}

/** Words that tell; a pair of characters is more than half of one. */
function wordCount({ slots }: Query): number {
  return slots.reduce((sum, { weight, isCjk }) => sum + (weight < 1 ? 0 : isCjk ? 0.6 : 1), 0);
}

/** A section by its number on the page. */
interface Scored {
  section: number;
  score: number;
}

function groupByPage(scores: Scores, index: IndexReader, wantsPart: boolean): RankedPage[] {
  const pages = new Map<number, Scored[]>();
  for (const [section, { value }] of scores) {
    if (value <= 0) continue;
    const { page, inPage } = index.locate(section);
    const own = value * (inPage === 0 ? 1 + ROOT_BONUS : 1);
    const known = pages.get(page);
    if (known) known.push({ section: inPage, score: own });
    else pages.set(page, [{ section: inPage, score: own }]);
  }
  return [...pages]
    .map(([page, sections]) => {
      const [best, ...others] = sections.sort((a, b) => b.score - a.score || a.section - b.section);
      const extra = others.slice(0, MAX_OTHERS).reduce((sum, { score }) => sum + score, 0);
      const score =
        ((best?.score ?? 0) + OTHER_SECTIONS * extra) *
        (1 + RANK_BONUS * index.rank(page)) *
        index.weight(page);
      const shown = wantsPart ? partBeforeTop(sections) : sections;
      return { page, score, sections: shown.map(({ section }) => section) };
    })
    .sort((a, b) => b.score - a.score || a.page - b.page);
}

/** @param sections best first */
function partBeforeTop(sections: readonly Scored[]): readonly Scored[] {
  const [top, part, ...others] = sections;
  if (!part || top?.section !== 0 || part.score < NEARLY * top.score) return sections;
  return [part, top, ...others];
}
