import { analyze } from './analyze.ts';
import type { IndexReader, SectionText } from './index-reader.ts';
import { nameOf } from './page-names.ts';
import type { RankedPage } from './rank.ts';

/** Factor for a section whose heading equals the query, word for word. */
const CALLED = 1.5;

/**
 * Moves pages up that have a section whose heading equals the query. Such a heading ranks above longer headings that
 * contain its words, and above texts that repeat them.
 *
 * @param pages pages whose texts will be shown. Sections in the files that are read for them are checked as well. For
 *   the first page, a second section that scores nearly as well is checked too, even if that takes another file
 * @param name the query as a name (`nameOf`)
 */
export async function calledFirst(
  pages: readonly RankedPage[],
  name: string,
  reader: IndexReader,
): Promise<readonly RankedPage[]> {
  if (name === '') return pages;
  const read = await Promise.all(pages.map((page, place) => withCalled(page, name, reader, place === 0)));
  return read.sort((a, b) => b.score - a.score);
}

async function withCalled(
  page: RankedPage,
  name: string,
  reader: IndexReader,
  isFirst: boolean,
): Promise<RankedPage> {
  const [best = 0] = page.sections;
  const sections = page.sections.filter(
    (section, place) =>
      section !== 0 && (reader.samePart(section, best) || (isFirst && place === 1 && page.hasRival)),
  );
  const texts = await Promise.all(sections.map((section) => reader.section(page.page, section)));
  const isCalled = ({ header }: SectionText) => nameOf(analyze(header.split(' › ').at(-1) ?? '')) === name;
  const called = sections[texts.findIndex(isCalled)];
  if (called === undefined) return page;
  const others = page.sections.filter((section) => section !== called);
  return { ...page, score: CALLED * page.score, sections: [called, ...others] };
}
