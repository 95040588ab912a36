import { peers } from './peer-search.mjs';
import { rateSearch } from './rate-search.mjs';
import { median, table } from './report.mjs';

/** Parts that no reader searches for: Lectern's own permalinks and buttons. */
const OURS = /<a class="header-anchor"[\s\S]*?<\/a>|<div class="code-tools">[\s\S]*?<\/div>/g;

/** End tags of the elements that Fumadocs treats as blocks. */
const BLOCK_ENDS = /<\/(?:p|li|pre|tr|dd|blockquote)>/;

/**
 * Prepares the pages of one language in the form that each engine reads.
 *
 * @param payloads `{ page, html }`
 * @param splitSections Lectern's own, so that sections begin at the same places for all engines
 */
export function pagesToCompare(payloads, splitSections) {
  return payloads.map(({ page, html: article }) => {
    const html = article.replace(OURS, '');
    const path = [];
    const sections = splitSections(html, page.title).map((section) => {
      while ((path.at(-1)?.depth ?? 0) >= section.depth) path.pop();
      const titles = path.map(({ heading }) => heading);
      path.push(section);
      return { ...section, path: titles, blocks: [] };
    });
    for (const [number, part] of html.split(/(?=<h[2-4]\b[^>]*\bid=)/).entries()) {
      const body = part.replace(/^<h[1-4][\s\S]*?<\/h[1-4]>/, '');
      const blocks = body.split(BLOCK_ENDS).map((block) => splitSections(block, '')[0]);
      const texts = blocks.map(({ text, code }) => `${text} ${code}`.trim()).filter(Boolean);
      sections[Math.min(number, sections.length - 1)].blocks.push(...texts);
    }
    return { route: page.routePath, title: page.title, description: page.description, html, sections };
  });
}

/**
 * Rates the searches of other engines next to Lectern's.
 *
 * @param own name and open function, as in `peers`
 * @param languages `[{ lang, pages, queries, toRoute }]`
 * @param wanted prefix of the name of the only engine to compare; empty for all
 * @returns a Markdown table
 */
export async function compareSearch(own, languages, wanted = '') {
  const rows = [];
  const others = Object.entries(peers).filter(([name]) => name.startsWith(wanted));
  for (const [name, open] of [own, ...others]) {
    for (const { lang, pages, queries, toRoute } of languages) {
      const search = await open({ lang, pages });
      const rating = await rateSearch(search, queries, toRoute);
      const bytes = [];
      for (const { q } of queries) bytes.push(await search.firstQuery(q));
      rows.push([
        name,
        lang,
        rating.successAt1.toFixed(3),
        rating.mrr.toFixed(3),
        rating.withoutAnswer.toFixed(3),
        kB(median(bytes)),
        kB(search.code),
        search.ready.toFixed(0),
        rating.time.toFixed(1),
      ]);
      // A comparison takes minutes, so each row is printed as soon as it is known.
      console.error(rows.at(-1).join('  '));
    }
  }
  return table(
    [
      'search',
      'pages in',
      'first is right',
      'MRR',
      'no answer',
      'first query, kB',
      'of it code',
      'ready, ms',
      'a query, ms',
    ],
    rows,
  );
}

const kB = (bytes) => (bytes / 1000).toFixed(1);
