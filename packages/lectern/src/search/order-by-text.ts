import type { IndexReader } from './index-reader.ts';
import type { Query } from './parse-query.ts';
import type { RankedPage } from './rank.ts';
import { type Analyze, shareTogether } from './together.ts';

/** Number of pages whose texts are checked: those that a list shows, since it needs their texts anyway. */
export const POOL = 7;

/** Bonus if all neighboring words of the query are neighbors in a text, and additional bonus for a quotation. */
const TOGETHER = 0.6;
const TOGETHER_POWER = 1.5;
const QUOTED = 1.2;
const QUOTED_POWER = 6;

/** Matches folders of reference pages about options, by the names that most projects use. */
const REFERENCE = /(?:^|\/)(?:config|configuration|configuring|options?|settings|reference|api)(?:\/|$)/;

/** Factor for a reference page if the query asks how to set something. */
const WANTED_KIND = 1.3;

/** Factor for other sections. One of them is shown instead of the best section only if it is better by this much. */
const OTHER_SECTION = 0.7;
const MAX_SECTIONS = 3;

/** Number of first pages whose other sections are checked even if these are in files that the hits do not need. */
const MAX_PAGES = 2;

/**
 * Sorts the first pages of an answer by facts that the index does not contain: whether the words of the query are
 * together in their texts, and whether the page is of the wanted kind.
 *
 * @param analyze passed in, like everything that is also used elsewhere: otherwise, a bundler would put it into a chunk
 *   of its own, which each query fetches
 */
export async function orderByText(
  pages: readonly RankedPage[],
  query: Query,
  reader: IndexReader,
  analyze: Analyze,
): Promise<RankedPage[]> {
  const first = await Promise.all(
    pages.slice(0, POOL).map((page, place) => weighed(page, query, reader, analyze, place)),
  );
  return [...first.sort((a, b) => b.score - a.score), ...pages.slice(POOL)];
}

async function weighed(
  page: RankedPage,
  { sequence, asksToSet }: Query,
  reader: IndexReader,
  analyze: Analyze,
  place: number,
): Promise<RankedPage> {
  const { share } = sequence;
  const best = page.sections[0] ?? 0;
  const isRead = (section: number) => place < MAX_PAGES || reader.samePart(section, best);
  const known = page.sections.slice(0, MAX_SECTIONS).filter(isRead);
  const read = await Promise.all(
    known.map(async (section) => {
      const { route, header, text } = await reader.section(page.page, section);
      const together = share && shareTogether(sequence, `${header}\n${text}`, reader.stem, analyze);
      const factor = 1 + share * (TOGETHER * together ** TOGETHER_POWER + QUOTED * together ** QUOTED_POWER);
      return { section, route, factor, value: section === best ? factor : factor * OTHER_SECTION };
    }),
  );
  const [top] = read.sort((a, b) => b.value - a.value);
  if (!top) return page;
  return {
    ...page,
    score: page.score * top.factor * (asksToSet && REFERENCE.test(top.route) ? WANTED_KIND : 1),
    sections: [top.section, ...page.sections.filter((section) => section !== top.section)],
  };
}
