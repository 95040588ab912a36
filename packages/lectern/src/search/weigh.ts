import { analyzeTerms, type Terms } from './analyze.ts';
import { LEVELS } from './format.ts';
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
const USUAL_TITLE_WORDS = 2.5;
const LENGTH_SHARE = 0.4;

/** Neighbours in titles written together: `data uri limit` is found as `dataUriLimit`. */
const MAX_JOINED = 4;
const JOINED_SHARE = 0.6;

/** Weight of each term of a section, 1 to `LEVELS`. */
export type SectionTerms = Map<string, number>;

/**
 * Weighs the terms of a page's sections.
 *
 * @param route route path without language and version, whose last names count as a title
 * @param description what the page says of itself: belongs to its top
 */
export function weighSections(
  sections: readonly Section[],
  route: string,
  description: string,
): SectionTerms[] {
  const title = analyzeTerms(sections[0]?.heading ?? '');
  const slug = analyzeTerms(route.replace(/\/$/, '').split('/').slice(-2).join(' '));
  const path: { depth: number; words: Terms[] }[] = [];
  return sections.map((section, index) => {
    const terms = new Map<string, number>();
    const heading = index === 0 ? title : analyzeTerms(section.heading);
    while ((path.at(-1)?.depth ?? 0) >= section.depth) path.pop();
    addTitle(terms, heading, index === 0 ? WEIGHT.title : WEIGHT.heading);
    if (index === 0) {
      addTitle(terms, slug, WEIGHT.slug);
      addText(terms, analyzeTerms(description), WEIGHT.description);
    }
    for (const { words } of path) addWords(terms, words, WEIGHT.context);
    path.push({ depth: section.depth, words: heading });
    addText(terms, analyzeTerms(section.text), section.isSignpost ? WEIGHT.signpost : WEIGHT.text);
    addText(terms, analyzeTerms(section.code), WEIGHT.code);
    return toLevels(terms);
  });
}

function add(terms: SectionTerms, term: string, weight: number): void {
  terms.set(term, (terms.get(term) ?? 0) + weight);
}

function addWords(terms: SectionTerms, words: readonly Terms[], weight: number): void {
  for (const { parts, whole } of words) {
    for (const part of parts) add(terms, part, weight);
    if (whole) add(terms, whole, weight);
  }
}

function addText(terms: SectionTerms, words: readonly Terms[], weight: number): void {
  addWords(terms, words, weight / (1 - LENGTH_SHARE + (LENGTH_SHARE * words.length) / USUAL_WORDS));
}

function addTitle(terms: SectionTerms, words: readonly Terms[], weight: number): void {
  const own = weight / (1 - LENGTH_SHARE + (LENGTH_SHARE * words.length) / USUAL_TITLE_WORDS);
  addWords(terms, words, own);
  const names = words.filter(({ isCjk }) => !isCjk).flatMap(({ parts }) => parts);
  for (let from = 0; from < names.length; from++) {
    for (let to = from + 2; to <= Math.min(names.length, from + MAX_JOINED); to++) {
      const joined = names.slice(from, to).join('');
      if (joined.length <= 40 && !words.some(({ whole }) => whole === joined))
        add(terms, joined, own * JOINED_SHARE);
    }
  }
}

function toLevels(terms: SectionTerms): SectionTerms {
  for (const [term, weight] of terms) {
    const share = weight / (weight + SATURATION);
    terms.set(term, Math.max(1, Math.round(share * LEVELS)));
  }
  return terms;
}
