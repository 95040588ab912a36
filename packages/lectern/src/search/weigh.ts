import { analyzeTerms, type Terms } from './analyze.ts';
import { LEVELS, WEIGHT_STEPS } from './format.ts';
import type { Section } from './sections.ts';

/** How much a word counts where it stands (DESIGN section 5, point 4). */
const WEIGHT = {
  title: 10,
  heading: 6,
  slug: 4,
  description: 2.5,
  context: 1.5,
  text: 1,
  code: 0.45,
  signpost: 0.2,
};

/** A word said twice counts little more than once; from here on (BM25's k1). */
const SATURATION = 2.2;

/** Words of a text of this length count as they are; of a longer one, less. Fixed, so that a page's weights depend on the page alone. */
const USUAL_WORDS = 90;
const USUAL_TITLE_PARTS = 2.5;
const LENGTH_SHARE = 0.4;

/** Neighbours in titles written together: `data uri limit` is found as `dataUriLimit`. */
const MAX_JOINED = 4;
const JOINED_SHARE = 0.6;

/** Where each term of a page stands, and how much it counts there, in a form that is cheap to send from a worker. */
export interface PageTerms {
  /** Distinct terms, with spaces between; none holds one. */
  terms: string;
  /** For each term the number of its sections, then each as `section * WEIGHT_STEPS + weight`, weights from 1 to `LEVELS`. */
  postings: Uint16Array;
}

/**
 * Weighs the terms of a page's sections.
 *
 * @param route route path without language and version, whose last names count as a title
 * @param description what the page says of itself: belongs to its top
 */
export function weighSections(sections: readonly Section[], route: string, description: string): PageTerms {
  const page = new Weights();
  const title = analyzeTerms(sections[0]?.heading ?? '');
  const slug = analyzeTerms(route.replace(/\/$/, '').split('/').slice(-2).join(' '));
  const path: { depth: number; words: Terms[] }[] = [];
  for (const [index, section] of sections.entries()) {
    const heading = index === 0 ? title : analyzeTerms(section.heading);
    while ((path.at(-1)?.depth ?? 0) >= section.depth) path.pop();
    addTitle(page, heading, index === 0 ? WEIGHT.title : WEIGHT.heading);
    if (index === 0) {
      addTitle(page, slug, WEIGHT.slug);
      addText(page, analyzeTerms(description), WEIGHT.description);
    }
    for (const { words } of path) addWords(page, words, WEIGHT.context);
    path.push({ depth: section.depth, words: heading });
    addText(page, analyzeTerms(section.text), section.isSignpost ? WEIGHT.signpost : WEIGHT.text);
    addText(page, analyzeTerms(section.code), WEIGHT.code);
    page.endSection(index);
  }
  return page.pack();
}

/** Adds weights up, section by section; terms have numbers, for most of them come more than once. */
class Weights {
  #ids = new Map<string, number>();
  /** Of the section at hand, by the term's number, and which of them are not 0. */
  #weights: number[] = [];
  #own: number[] = [];
  /** Of the sections before, by turns: a term's number, and a posting of it. */
  #entries: number[] = [];
  /** Number of each term's postings. */
  #counts: number[] = [];

  add(term: string, weight: number): void {
    let id = this.#ids.get(term);
    if (id === undefined) {
      id = this.#ids.size;
      this.#ids.set(term, id);
      this.#counts.push(0);
      this.#weights.push(0);
    }
    const sum = this.#weights[id] as number;
    if (sum === 0) this.#own.push(id);
    this.#weights[id] = sum + weight;
  }

  endSection(section: number): void {
    for (const id of this.#own) {
      const weight = this.#weights[id] as number;
      const level = Math.max(1, Math.round((weight / (weight + SATURATION)) * LEVELS));
      this.#entries.push(id, section * WEIGHT_STEPS + level);
      (this.#counts[id] as number)++;
      this.#weights[id] = 0;
    }
    this.#own.length = 0;
  }

  pack(): PageTerms {
    const postings = new Uint16Array(this.#counts.length + this.#entries.length / 2);
    let end = 0;
    const places = this.#counts.map((count) => {
      postings[end] = count;
      const place = end + 1;
      end = place + count;
      return place;
    });
    for (let index = 0; index < this.#entries.length; index += 2) {
      const id = this.#entries[index] as number;
      const place = places[id] as number;
      postings[place] = this.#entries[index + 1] as number;
      places[id] = place + 1;
    }
    return { terms: [...this.#ids.keys()].join(' '), postings };
  }
}

function addWords(page: Weights, words: readonly Terms[], weight: number): void {
  for (const { parts, whole } of words) {
    for (const part of parts) page.add(part, weight);
    if (whole) page.add(whole, weight);
  }
}

function addText(page: Weights, words: readonly Terms[], weight: number): void {
  addWords(page, words, weight / (1 - LENGTH_SHARE + (LENGTH_SHARE * words.length) / USUAL_WORDS));
}

function addTitle(page: Weights, words: readonly Terms[], weight: number): void {
  // By parts: `source.alias` is more about aliases than `source.aliasStrategy`. Two characters are about a word.
  const count = words.reduce((sum, { parts, isCjk }) => sum + parts.length / (isCjk ? 2 : 1), 0);
  const own = weight / (1 - LENGTH_SHARE + (LENGTH_SHARE * count) / USUAL_TITLE_PARTS);
  addWords(page, words, own);
  const names = words.filter(({ isCjk }) => !isCjk).flatMap(({ parts }) => parts);
  for (let from = 0; from < names.length; from++) {
    for (let to = from + 2; to <= Math.min(names.length, from + MAX_JOINED); to++) {
      const joined = names.slice(from, to).join('');
      if (joined.length <= 40 && !words.some(({ whole }) => whole === joined))
        page.add(joined, own * JOINED_SHARE);
    }
  }
}
