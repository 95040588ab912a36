import type { Called } from '../shared/found-pages.ts';
import { LEVELS, WEIGHT_STEPS } from './format.ts';
import type { PageIndex, Postings } from './merge-pages.ts';
import type { Title } from './read-titles.ts';
import { SATURATION } from './term-weights.ts';

/** What one link counts, beside a title's 15 and a heading's 8. More links with the same text count less each. */
const WEIGHT = 5;
const USUAL_LENGTH = 2.5;

/** By the number of a term: by the number of a section, what its links give. */
type Weights = Map<number, Map<number, number>>;

/**
 * Adds the texts of links to postings: what others call a page is what readers type.
 *
 * @param postings of the pages; gets the texts
 * @param called of each page
 * @param titleOf reads a text; new terms get a number
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

/** The list with more weight where links lead, in the order of the sections. */
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

/** A level that has been rounded, with more weight: what levels say is turned back into weight first. */
function raised(level: number, weight: number): number {
  if (level >= LEVELS) return LEVELS;
  const sum = (SATURATION * level) / (LEVELS - level) + weight;
  return Math.max(1, Math.round((sum / (sum + SATURATION)) * LEVELS));
}
