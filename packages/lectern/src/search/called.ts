import type { Called } from '../shared/found-pages.ts';
import { LEVELS, WEIGHT_STEPS } from './format.ts';
import type { PageIndex, Postings } from './merge-pages.ts';
import type { Title } from './read-titles.ts';
import { SATURATION } from './term-weights.ts';

/**
 * Weight of one link. For comparison, a title has 15 and a heading 8. Further links with the same text add less each.
 */
const WEIGHT = 5;
const USUAL_LENGTH = 2.5;

/** Term number -> section number -> weight from links. */
type Weights = Map<number, Map<number, number>>;

/**
 * Adds the texts of links to postings: readers type the names that other pages use for a page.
 *
 * @param postings postings of the pages, which are changed
 * @param called link texts of each page
 * @param titleOf reads a text and assigns numbers to new terms
 */
export function addCalled(
  postings: Postings,
  pages: readonly PageIndex[],
  called: readonly (readonly Called[])[],
  titleOf: (text: string) => Title,
): void {
  for (const [id, own] of weightsOf(pages, called, titleOf)) postings.set(id, merged(postings.of(id), own));
}

function weightsOf(
  pages: readonly PageIndex[],
  called: readonly (readonly Called[])[],
  titleOf: (text: string) => Title,
): Weights {
  const weights: Weights = new Map();
  let first = 0;
  for (const [page, { sections, ids }] of pages.entries()) {
    for (const { id, text, pages: count } of called[page] ?? []) {
      const section = first + Math.max(0, ids.indexOf(id));
      const title = titleOf(text);
      const weight = (WEIGHT * Math.log2(1 + count)) / Math.max(1, title.length / USUAL_LENGTH);
      for (const term of title.ids) addTo(weights, term, section, weight);
    }
    first += sections;
  }
  return weights;
}

function addTo(weights: Weights, term: number, section: number, weight: number): void {
  const own = weights.get(term) ?? new Map<number, number>();
  own.set(section, (own.get(section) ?? 0) + weight);
  weights.set(term, own);
}

/** Returns a posting list with additional weight for the sections that links lead to, in the order of the sections. */
function merged(list: Uint32Array, more: ReadonlyMap<number, number>): Uint32Array {
  const all = new Uint32Array(list.length + more.size);
  const sectionAt = (at: number) => Math.floor((list[at] as number) / WEIGHT_STEPS);
  let [at, end] = [0, 0];
  for (const [section, weight] of [...more].sort(([a], [b]) => a - b)) {
    const from = at;
    while (at < list.length && sectionAt(at) < section) at++;
    all.set(list.subarray(from, at), end);
    end += at - from;
    const isThere = at < list.length && sectionAt(at) === section;
    const level = isThere ? (list[at++] as number) % WEIGHT_STEPS : 0;
    all[end++] = section * WEIGHT_STEPS + raised(level, weight);
  }
  all.set(list.subarray(at), end);
  return all.subarray(0, end + list.length - at);
}

/** Adds weight to a rounded level. The level is converted back to a weight first. */
function raised(level: number, weight: number): number {
  if (level >= LEVELS) return LEVELS;
  const sum = (SATURATION * level) / (LEVELS - level) + weight;
  return Math.max(1, Math.round((sum / (sum + SATURATION)) * LEVELS));
}
