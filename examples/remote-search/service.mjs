import { createServer } from 'node:http';
import { excerpt, findRanges, parseQuery } from 'lectern/search';

/** Number of sections to request per hit. A page is one hit, with its best section. */
const SECTIONS_PER_HIT = 5;

/**
 * Creates a server that answers `GET …?keyword=…&limit=…&searchIndexes=a,b&lang=…` with `[{ index, hits }]`.
 * Lectern sends this request with `themeConfig.search: { mode: 'remote' }`.
 *
 * @param {ReturnType<import('./groonga.mjs').openGroonga>} groonga
 */
export function createSearchService(groonga) {
  return createServer(async (request, response) => {
    const answer = (status, content) => {
      response.writeHead(status, {
        'Content-Type': 'application/json; charset=utf-8',
        'Access-Control-Allow-Origin': '*',
      });
      response.end(JSON.stringify(content));
    };
    try {
      const { searchParams } = new URL(request.url ?? '/', 'http://localhost');
      answer(200, await search(groonga, Object.fromEntries(searchParams)));
    } catch (error) {
      console.error(error);
      answer(500, []);
    }
  });
}

async function search(groonga, { keyword = '', limit = '7', searchIndexes = '', lang = 'en' }) {
  const words = parseQuery(keyword).slots.map(({ term }) => term);
  if (words.length === 0) return [];
  const count = Math.min(Number(limit) || 7, 100);
  return Promise.all(
    searchIndexes.split(',').map(async (index) => {
      const sections = await groonga.select(words, { index, lang, limit: count * SECTIONS_PER_HIT });
      const pages = new Map();
      for (const section of sections) {
        const page = section.link.replace(/#.*/, '');
        if (!pages.has(page)) pages.set(page, toHit(section, new Set(words), index));
      }
      return { index, hits: [...pages.values()].slice(0, count) };
    }),
  );
}

function toHit({ link, title, header, text }, words, group) {
  const statement = excerpt(text, words);
  const titleHighlights = findRanges(title, words);
  const headerHighlights = findRanges(header, words);
  return {
    title,
    header,
    link,
    statement: statement.text,
    type: headerHighlights.length > 0 ? 'header' : titleHighlights.length > 0 ? 'title' : 'content',
    highlightInfoList: statement.ranges,
    titleHighlights,
    headerHighlights,
    group,
  };
}
