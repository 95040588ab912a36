import { createWordReader, type NumberedWord } from './read-words.ts';
import type { Section } from './sections.ts';
import { type PageTerms, TermWeights } from './term-weights.ts';

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

/** Words of a text of this length count as they are; of a longer one, less. Fixed, so that a page's weights depend on the page alone. */
const USUAL_WORDS = 90;
const USUAL_TITLE_PARTS = 2.5;
const LENGTH_SHARE = 0.4;

/** Neighbours in titles written together: `data uri limit` is found as `dataUriLimit`. */
const MAX_JOINED = 4;
const JOINED_SHARE = 0.6;

/**
 * Weighs the terms of a page's sections.
 *
 * @param route route path without language and version, whose last names count as a title
 * @param description what the page says of itself: belongs to its top
 */
export function weighSections(sections: readonly Section[], route: string, description: string): PageTerms {
  const title = reader.words(sections[0]?.heading ?? '');
  const slug = reader.words(route.replace(/\/$/, '').split('/').slice(-2).join(' '));
  const path: { depth: number; words: NumberedWord[] }[] = [];
  for (const [index, section] of sections.entries()) {
    const heading = index === 0 ? title : reader.words(section.heading);
    while ((path.at(-1)?.depth ?? 0) >= section.depth) path.pop();
    addTitle(heading, index === 0 ? WEIGHT.title : WEIGHT.heading);
    if (index === 0) {
      addTitle(slug, WEIGHT.slug);
      addText(description, WEIGHT.description);
    }
    for (const { words } of path) addWords(words, WEIGHT.context);
    path.push({ depth: section.depth, words: heading });
    addText(section.text, section.isSignpost ? WEIGHT.signpost : WEIGHT.text);
    addText(section.code, WEIGHT.code);
    weights.endSection(index);
  }
  return weights.endPage();
}

const weights = new TermWeights();
const reader = createWordReader((term) => weights.idOf(term));

function addWords(words: readonly NumberedWord[], weight: number): void {
  for (const { ids } of words) addIds(ids, weight);
}

function addIds(ids: readonly number[], weight: number): void {
  for (const id of ids) weights.add(id, weight);
}

function addText(text: string, weight: number): void {
  const ids: number[] = [];
  const count = reader.terms(text, ids);
  addIds(ids, weight / (1 - LENGTH_SHARE + (LENGTH_SHARE * count) / USUAL_WORDS));
}

function addTitle(words: readonly NumberedWord[], weight: number): void {
  // By parts: `source.alias` is more about aliases than `source.aliasStrategy`. Two characters are about a word.
  const count = words.reduce((sum, { parts, isCjk }) => sum + parts.length / (isCjk ? 2 : 1), 0);
  const own = weight / (1 - LENGTH_SHARE + (LENGTH_SHARE * count) / USUAL_TITLE_PARTS);
  addWords(words, own);
  const names = words.flatMap(({ parts, isCjk }) => (isCjk ? [] : parts));
  for (const [from, first] of names.entries()) {
    let joined = first;
    for (const name of names.slice(from + 1, from + MAX_JOINED)) {
      joined += name;
      if (joined.length <= 40 && !words.some(({ whole }) => whole === joined)) {
        weights.add(weights.idOf(joined), own * JOINED_SHARE);
      }
    }
  }
}
