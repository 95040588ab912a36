import type { IndexReader } from './index-reader.ts';
import type { Query } from './parse-query.ts';
import type { RankedPage } from './rank.ts';
import { type Analyze, shareTogether } from './together.ts';

/** Pages whose texts are looked at: those that a list shows, which need their texts anyway. */
export const POOL = 7;

/** What neighbours that stay neighbours are worth, all of them; and a quotation, on top of that. */
const TOGETHER = 0.6;
const TOGETHER_POWER = 1.5;
const QUOTED = 1;
const QUOTED_POWER = 6;

/** Folders of pages that say what can be set, by the names that most projects give them. */
const REFERENCE = /(?:^|\/)(?:config|configuration|configuring|options?|settings|reference|api)(?:\/|$)/;

/** A page that says what can be set, for a query that asks to set it. */
const WANTED_KIND = 1.3;

/** Another section has to be better by so much to be shown instead. */
const OTHER_SECTION = 0.9;
const MAX_SECTIONS = 3;

/** Of so many pages other sections are looked at whose texts the hits do not show: the first page is one of them. */
const MAX_PAGES = 2;

/**
 * Puts the first pages of an answer in order by what the index does not know: whether the words of the query stand
 * together in their texts, and what kind of page is wanted.
 *
 * @param analyze handed over, as all that is not only needed here: a bundler would else put it into a file of its own,
 *   which each query fetches
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
