import { analyze } from './analyze.ts';
import type { IndexReader } from './index-reader.ts';
import { nameOf } from './page-names.ts';
import type { RankedPage } from './rank.ts';

/** What a section is worth whose heading is the query, word for word. */
const CALLED = 1.5;

/**
 * Puts pages first that have a section which is called as the query says: a heading that is the query goes before
 * longer ones that have its words, and before texts that repeat them.
 *
 * @param pages whose texts are to be shown: nothing else is read
 * @param name what the query is as a name (`nameOf`)
 */
export async function calledFirst(
  pages: readonly RankedPage[],
  name: string,
  reader: IndexReader,
): Promise<readonly RankedPage[]> {
  if (name === '') return pages;
  const read = await Promise.all(pages.map((page) => withCalled(page, name, reader)));
  return read.sort((a, b) => b.score - a.score);
}

async function withCalled(page: RankedPage, name: string, reader: IndexReader): Promise<RankedPage> {
  const [best = 0] = page.sections;
  for (const section of page.sections) {
    if (section === 0 || !reader.samePart(section, best)) continue;
    const { header } = await reader.section(page.page, section);
    const heading = header.split(' › ').at(-1) ?? '';
    if (nameOf(analyze(heading)) !== name) continue;
    const others = page.sections.filter((other) => other !== section);
    return { page: page.page, score: CALLED * page.score, sections: [section, ...others] };
  }
  return page;
}
