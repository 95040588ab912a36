import { calledIn, findNamed, type Named } from './find-named.ts';
import { isSynonym } from './format.ts';
import type { IndexReader } from './index-reader.ts';
import { findJoined, findMatches, type Match, spreadSynonyms } from './match.ts';
import type { CodeName, Query, Slot } from './parse-query.ts';

/** A page that answers a query, with its best section. */
export interface RankedPage {
  page: number;
  score: number;
  /** Numbers on the page of the sections that answer, best first. */
  sections: number[];
  /** The second one answers nearly as well. */
  hasRival: boolean;
}

export interface Ranking {
  pages: RankedPage[];
  /** Terms of the index that were looked for, but for function words: what is marked in a hit. */
  terms: Set<string>;
}

/** From "some of the words" to "all of them": the higher, the nearer to all. */
const COVERAGE_POWER = 1.4;
/** As rare as what one section of twenty has: commoner words are missed less. */
const RARE = 2.5;
/** A page is as good as its best section, and a little better for the others. */
const OTHER_SECTIONS = 0.25;
const MAX_OTHERS = 4;
const RARITY_POWER = 0.8;
/** What a page is called, word for word or so far, answers on top of the words. */
const NAME_BONUS = 1.5;
/** What of it a heading has that is called so. */
const HEADING_SHARE = 0.4;
/** Words written together, in titles or as names in code, answer on top of their words. */
const JOINED_BONUS = 1.8;
/**
 * More where they are all that is asked for: few sections have such a name. One with dots, slashes or hyphens may be the
 * path of an option, which others use as well.
 */
const CODE_NAME_BONUS = { plain: 10, withSigns: 3 };
/** The least that such a name counts in a section: each word of long code counts next to nothing, but a name must not. */
const CODE_NAME_LEAST = 0.2;
/** Two characters that are together nowhere are chance neighbours of two words. */
const UNKNOWN_BIGRAM_WEIGHT = 0.2;
/** How much of a word a section has that says it otherwise. */
const SYNONYM_COVERS = 0.6;
const ROOT_BONUS = 0.04;
/** A query of more words asks for a part of a page, if one answers it nearly as well as its top does. */
const FEW_WORDS = 2;
const NEARLY = 0.75;
/** One of few words asks for a page: its top is shown where a part of it answers hardly better. */
const HARDLY_LESS = 0.9;
const RANK_BONUS = 0.06;

/** What a section has gathered, how much of the query it has, and what it has for a name that is in the query. */
interface Score {
  value: number;
  covered: number;
  named: number;
}

/** By the numbers of sections. */
type Scores = Map<number, Score>;

/** Scores all sections for a query and puts their pages in order. */
export async function rankPages(query: Query, index: IndexReader): Promise<Ranking> {
  const [known, joined, named] = await Promise.all([
    Promise.all(query.slots.map((slot) => findMatches(slot, index))),
    Promise.all(query.joined.map((words) => findJoined(words, index))),
    findNamed(query, index),
  ]);
  const found = await mended(query.slots, spreadSynonyms(query.slots, known), index);
  const scores: Scores = new Map();
  let wanted = 0;
  for (const [number, slot] of query.slots.entries()) {
    const matches = found[number] ?? [];
    const rarity = slotRarity(matches, index.sectionCount);
    const covers = coverOf(slot, matches, rarity);
    wanted += covers;
    if (matches.length > 0) addSlot(slot.weight * rarity, covers, matches, scores);
  }
  for (const matches of joined) addJoined(matches, query.codeName, index.sectionCount, scores);
  for (const one of named) addNamed(one, wanted, index, scores);
  // The one word that a query has may be a slip, or another form, of what a page is called.
  for (const { term, shard, factor } of query.slots.length === 1 ? (found[0] ?? []) : []) {
    if (term.startsWith(query.name)) continue;
    addNamed({ sections: calledIn(shard, term, factor), isWhole: true }, 0, index, scores);
  }
  for (const score of scores.values()) {
    const share = Math.min(1, score.covered / wanted) ** COVERAGE_POWER;
    score.value *= share;
    score.named *= share;
  }
  const telling = found.filter((_, number) => query.slots[number]?.weight === 1);
  const matches = [...telling.flat(), ...joined.flat()];
  return {
    pages: groupByPage(scores, index, query.words > FEW_WORDS),
    terms: new Set(matches.flatMap(({ shard, place }) => shard.said(place))),
  };
}

/** With what a wrong Chinese character was to be, where one may be: it makes two pairs unknown. */
async function mended(slots: readonly Slot[], found: Match[][], index: IndexReader): Promise<Match[][]> {
  const unknown = slots.filter(({ isCjk }, number) => isCjk && found[number]?.length === 0);
  if (unknown.length < 2) return found;
  const { mendCharacters } = await import('./character-slips.ts');
  return mendCharacters(slots, found, index);
}

/** How much of the query a word is: `option` and `set` are in many sections, and missed in few. */
function coverOf({ weight, isCjk }: Slot, matches: readonly Match[], rarity: number): number {
  if (isCjk && matches.length === 0) return weight * UNKNOWN_BIGRAM_WEIGHT;
  return weight * Math.min(1, rarity / RARE);
}

/** Adds what one word of the query gives to each section: its best match there. */
function addSlot(factor: number, covers: number, matches: readonly Match[], scores: Scores): void {
  const told = bestIn(matches.filter(({ term }) => !isSynonym(term)));
  const meant = bestIn(matches.filter(({ term }) => isSynonym(term)));
  for (const [section, value] of told) {
    add(scores, section, factor * Math.max(value, meant.get(section) ?? 0), covers);
  }
  for (const [section, value] of meant) {
    if (!told.has(section)) add(scores, section, factor * value, covers * SYNONYM_COVERS);
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

function add(scores: Scores, section: number, value: number, covered: number, named = 0): void {
  const score = scores.get(section);
  if (!score) {
    scores.set(section, { value, covered, named });
    return;
  }
  score.value += value;
  score.covered += covered;
  score.named += named;
}

function addJoined(
  matches: readonly Match[],
  codeName: CodeName | null,
  sectionCount: number,
  scores: Scores,
): void {
  const name = matches.some(({ factor }) => factor === 1) ? codeName : null;
  const least = name ? CODE_NAME_LEAST : 0;
  const factor = (name ? CODE_NAME_BONUS[name] : JOINED_BONUS) * slotRarity(matches, sectionCount);
  for (const [section, value] of bestIn(matches)) add(scores, section, factor * Math.max(value, least), 0);
}

/** @param wanted what a section has covered that is called as the whole query says */
function addNamed({ sections, isWhole }: Named, wanted: number, index: IndexReader, scores: Scores): void {
  const most = NAME_BONUS * rarityOf(sections.size, index.sectionCount);
  for (const [section, factor] of sections) {
    const bonus = most * factor * (index.locate(section).inPage === 0 ? 1 : HEADING_SHARE);
    if (isWhole) add(scores, section, bonus, wanted);
    else add(scores, section, 0, 0, bonus);
  }
}

/** A section by its number on the page, with its score, and that without a name. */
interface Scored {
  section: number;
  score: number;
  unnamed: number;
}

function groupByPage(scores: Scores, index: IndexReader, wantsPart: boolean): RankedPage[] {
  const pages = new Map<number, Scored[]>();
  for (const [section, { value, named }] of scores) {
    if (value <= 0) continue;
    const { page, inPage } = index.locate(section);
    const factor = inPage === 0 ? 1 + ROOT_BONUS : 1;
    const scored = { section: inPage, score: factor * (value + named), unnamed: factor * value };
    const known = pages.get(page);
    if (known) known.push(scored);
    else pages.set(page, [scored]);
  }
  return [...pages]
    .map(([page, sections]) => {
      const [best, ...others] = sections.sort((a, b) => b.score - a.score || a.section - b.section);
      const extra = others.slice(0, MAX_OTHERS).reduce((sum, { score }) => sum + score, 0);
      const score =
        ((best?.score ?? 0) + OTHER_SECTIONS * extra) *
        (1 + RANK_BONUS * index.rank(page)) *
        index.weight(page);
      const shown = wantsPart ? partBeforeTop(sections) : topBeforePart(sections);
      const hasRival = (others[0]?.score ?? 0) > NEARLY * (best?.score ?? 0);
      return { page, score, sections: shown.map(({ section }) => section), hasRival };
    })
    .sort((a, b) => b.score - a.score || a.page - b.page);
}

/**
 * A name in the query tells pages apart, not the parts of one.
 *
 * @param sections best first
 */
function partBeforeTop(sections: readonly Scored[]): readonly Scored[] {
  const [top, part, ...others] = sections;
  if (!part || top?.section !== 0 || part.score < NEARLY * top.unnamed) return sections;
  return [part, top, ...others];
}

/**
 * Whoever asks for `gzip` wants all of the page that is about it, and not to turn it off first.
 *
 * @param sections best first
 */
function topBeforePart(sections: readonly Scored[]): readonly Scored[] {
  const top = sections.find(({ section }) => section === 0);
  if (!top || top.score < HARDLY_LESS * (sections[0]?.score ?? 0)) return sections;
  return [top, ...sections.filter((one) => one !== top)];
}
