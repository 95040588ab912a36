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
  /** Whether the second section answers nearly as well. */
  hasRival: boolean;
}

export interface Ranking {
  pages: RankedPage[];
  /** Terms of the index that were searched for, except function words. They are marked in hits. */
  terms: Set<string>;
}

/** Exponent for the share of words that a section has. The higher it is, the more it counts to have all words. */
const COVERAGE_POWER = 1.2;
/** Rarity of a word that one section in ten contains. A more common word costs less if a section lacks it. */
const RARE = 2;
/** Share of other sections in the score of a page, which is mainly the score of its best section. */
const OTHER_SECTIONS = 0.25;
const MAX_OTHERS = 4;
const RARITY_POWER = 0.8;
/** Bonus for a page whose name equals the query or begins with it, in addition to the score of the words. */
const NAME_BONUS = 1.5;
/** Share of this bonus for a section whose heading is the name. */
const HEADING_SHARE = 0.4;
/** Bonus for joined words, in titles or as names in code, in addition to the score of the separate words. */
const JOINED_BONUS = 1.8;
/**
 * Higher bonus if a name in code is the whole query, since few sections contain such a name. A name with dots, slashes
 * or hyphens may be the path of an option, which other sections use as well.
 */
const CODE_NAME_BONUS = { plain: 10, withSigns: 3 };
/** Minimum value of such a name in a section. Each word of long code has almost no weight, but a name must count. */
const CODE_NAME_LEAST = 0.2;
/** Factor for a bigram that no section contains: its characters belong to two words that are neighbors by chance. */
const UNKNOWN_BIGRAM_WEIGHT = 0.2;
/** Share of a word that a section covers if it contains only a synonym. */
const SYNONYM_COVERS = 0.6;
const ROOT_BONUS = 0.04;
/** A query of more words asks for a part of a page, if one part answers nearly as well as the top of the page. */
const FEW_WORDS = 2;
const NEARLY = 0.75;
/** A query of few words asks for a page. The top of the page is shown unless a part of it answers clearly better. */
const HARDLY_LESS = 0.9;
const RANK_BONUS = 0.06;

/** Points of one section so far, the share of the query that it covers, and its bonus for names in the query. */
interface Score {
  value: number;
  covered: number;
  named: number;
}

/** Scores by section number. */
type Scores = Map<number, Score>;

/** Scores all sections for a query and returns their pages, best first. */
export async function rankPages(query: Query, index: IndexReader): Promise<Ranking> {
  const [known, joined, named] = await Promise.all([
    Promise.all(query.slots.map((slot) => findMatches(slot, index))),
    Promise.all(query.joined.map((words) => findJoined(words, index))),
    findNamed(query, index),
  ]);
  const found = await fixTypos(query.slots, spreadSynonyms(query.slots, known), index);
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
  // The only word of a query may be a typo, or another form, of the name of a page.
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

/** Adds matches for a likely typo in Chinese text: one wrong character makes two neighboring bigrams unknown. */
async function fixTypos(slots: readonly Slot[], found: Match[][], index: IndexReader): Promise<Match[][]> {
  const unknown = slots.filter(({ isCjk }, number) => isCjk && found[number]?.length === 0);
  if (unknown.length < 2) return found;
  const { fixCharacters } = await import('./character-slips.ts');
  return fixCharacters(slots, found, index);
}

/**
 * Returns how much of the query a word covers: little for words like `option` and `set`, which are in many sections.
 */
function coverOf({ weight, isCjk }: Slot, matches: readonly Match[], rarity: number): number {
  if (isCjk && matches.length === 0) return weight * UNKNOWN_BIGRAM_WEIGHT;
  return weight * Math.min(1, rarity / RARE);
}

/** Adds the score of one query word to each section: its best match there. */
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

/** Returns the value of the best match in each section. */
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

/** Returns the rarity of a word's exact form, or else of all its matches, so that no rare prefix wins by its rarity. */
function slotRarity(matches: readonly Match[], sectionCount: number): number {
  const exact = matches.filter(({ factor }) => factor === 1);
  const counted = exact.length > 0 ? exact : matches;
  const frequency = counted.reduce((sum, { shard, place }) => sum + shard.frequency(place), 0);
  return rarityOf(frequency, sectionCount);
}

/** Returns BM25's inverse document frequency, flattened: a query is not only about a word that occurs nowhere else. */
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

/** @param wanted coverage of a section whose name is the whole query */
function addNamed({ sections, isWhole }: Named, wanted: number, index: IndexReader, scores: Scores): void {
  const most = NAME_BONUS * rarityOf(sections.size, index.sectionCount);
  for (const [section, factor] of sections) {
    const bonus = most * factor * (index.locate(section).inPage === 0 ? 1 : HEADING_SHARE);
    if (isWhole) add(scores, section, bonus, wanted);
    else add(scores, section, 0, 0, bonus);
  }
}

/** A section by its number on the page, with its score, and its score without the bonus for names. */
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
 * Moves the best part before the top if it answers nearly as well. A name in the query distinguishes pages, not
 * parts of a page.
 *
 * @param sections best first
 */
function partBeforeTop(sections: readonly Scored[]): readonly Scored[] {
  const [top, part, ...others] = sections;
  if (!part || top?.section !== 0 || part.score < NEARLY * top.unnamed) return sections;
  return [part, top, ...others];
}

/**
 * Moves the top of a page first unless a part answers clearly better: `gzip` means the page about it, not how to
 * disable it.
 *
 * @param sections best first
 */
function topBeforePart(sections: readonly Scored[]): readonly Scored[] {
  const top = sections.find(({ section }) => section === 0);
  if (!top || top.score < HARDLY_LESS * (sections[0]?.score ?? 0)) return sections;
  return [top, ...sections.filter((one) => one !== top)];
}
