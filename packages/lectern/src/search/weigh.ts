import { createTitleReader, type Title } from './read-titles.ts';
import { createWordReader } from './read-words.ts';
import type { Section } from './sections.ts';
import { TermWeights } from './term-weights.ts';
import { Vocabulary } from './vocabulary.ts';

/** Weight of a word by the place where it occurs (DESIGN section 5, point 4). */
const WEIGHT = {
  title: 15,
  heading: 8,
  slug: 4,
  description: 4,
  context: 1.5,
  text: 1,
  code: 0.5,
  signpost: 0.2,
};

/**
 * Usual length of a text in words. Words of a longer text count less. The value is fixed, so that the weights of a page
 * depend on the page alone.
 */
const USUAL_WORDS = 90;
const USUAL_TITLE = 2.5;
const LENGTH_SHARE = 0.4;

/** Share of the weight that joined neighbors in titles get. */
const JOINED_SHARE = 0.6;

/** Weighs the terms of pages. All pages share the numbers of terms. */
export interface Weigher {
  vocabulary: Vocabulary;
  /** Reads a title as term numbers. */
  titleOf(text: string): Title;
  /**
   * Weighs the terms of a page's sections.
   *
   * @param route route path without language and version; its last segments count as a title
   * @param description description of the page, which belongs to its top
   * @returns postings of the page, as `TermWeights` returns them
   */
  weighSections(sections: readonly Section[], route: string, description: string): Uint32Array;
}

/** @param terms terms that already have a number */
export function createWeigher(terms: readonly string[]): Weigher {
  const weights = new TermWeights();
  const vocabulary = new Vocabulary(terms);
  const reader = createWordReader(vocabulary);
  const titleOf = createTitleReader(vocabulary);

  function addIds(ids: readonly number[], weight: number): void {
    for (const id of ids) weights.add(id, weight);
  }

  function addTitle({ ids, joined, length }: Title, weight: number): void {
    const own = weight / lengthNorm(length, USUAL_TITLE);
    addIds(ids, own);
    addIds(joined, own * JOINED_SHARE);
  }

  function addText(text: string, weight: number): void {
    const found = reader.find(text);
    reader.addTerms(found, weight / lengthNorm(found.length, USUAL_WORDS), weights);
  }

  return {
    vocabulary,
    titleOf,
    weighSections(sections, route, description) {
      const slug = route.replace(/\/$/, '').split('/').slice(-2).join(' ');
      const path: { depth: number; ids: readonly number[] }[] = [];
      for (const [index, section] of sections.entries()) {
        const heading = titleOf(section.heading);
        while ((path.at(-1)?.depth ?? 0) >= section.depth) path.pop();
        addTitle(heading, index === 0 ? WEIGHT.title : WEIGHT.heading);
        if (index === 0) {
          addTitle(titleOf(slug), WEIGHT.slug);
          addText(description, WEIGHT.description);
        }
        for (const { ids } of path) addIds(ids, WEIGHT.context);
        path.push({ depth: section.depth, ids: heading.ids });
        addText(section.text, section.isSignpost ? WEIGHT.signpost : WEIGHT.text);
        addText(section.code, WEIGHT.code);
        weights.endSection();
      }
      return weights.endPage();
    },
  };
}

/** Returns 1 for the usual length, and more for a longer text, in which each word says less. */
function lengthNorm(length: number, usual: number): number {
  return 1 - LENGTH_SHARE + (LENGTH_SHARE * length) / usual;
}
