import { analyze } from './analyze.ts';
import type { IndexReader, SectionText } from './index-reader.ts';
import { nameOf } from './page-names.ts';
import type { RankedPage } from './rank.ts';

/** What a section is worth whose heading is the query, word for word. */
const CALLED = 1.5;

/**
 * Puts pages first that have a section which is called as the query says: a heading that is the query goes before
 * longer ones that have its words, and before texts that repeat them.
 *
 * @param pages whose texts are to be shown. What is in the same files is read, and of the first page another section
 *   that answers nearly as well: that is worth a file
 * @param name what the query is as a name (`nameOf`)
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
