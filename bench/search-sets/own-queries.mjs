import { knownItems } from '../lib/known-items.mjs';

/** Maximum number of queries of one class and set. */
const MOST = Number(process.env.MOST ?? 150);

const LINK = /<a [^>]*?href="(\/[^"#]*)(?:#([^"]*))?"[^>]*>([\s\S]*?)<\/a>/g;

/** Returns the links to pages in the form that the engine records them. */
export function linksIn(html) {
  return [...html.matchAll(LINK)].map(([, route, hash = '', inner]) => ({
    route,
    hash: decodeURIComponent(hash),
    text: textOf(inner),
  }));
}

/** Link texts that only say that there is a link, without naming its target. */
const POINTERS =
  /^(?:here|this|docs?|documentation|details|see|link|more|read more|learn more|see more|example|这里|此处|文档|详情|详见|链接|更多)$/i;

/**
 * Returns queries in the authors' own words: their headings, the texts of links to other pages, five consecutive words
 * of a text, and names in code.
 */
export function ownQueries(pages, splitSections) {
  const payloads = pages.map(({ html, title, route }) => ({ html, page: { title, routePath: route } }));
  const { headings, fragments, codeNames } = knownItems(payloads, splitSections);
  const toQuery = ({ q, link }) => ({ q, expect: [{ route: link.split('#', 1)[0] }] });
  return {
    links: some(linkTexts(pages)),
    headings: some(headings).map(toQuery),
    fragments: some(fragments).map(toQuery),
    codeNames: some(codeNames).map(toQuery),
  };
}

/**
 * Returns link texts that differ from the titles of their pages. Only every third is used: the index learns from the
 * rest.
 */
function linkTexts(pages) {
  const known = new Set(pages.map(({ route }) => route));
  const titles = new Set(pages.map(({ title }) => title.toLowerCase()));
  const targets = new Map();
  for (const { html, route } of pages) {
    for (const [, to, , inner] of html.matchAll(LINK)) {
      const text = textOf(inner);
      if (!known.has(to) || to === route || isPlain(text) || titles.has(text.toLowerCase())) continue;
      targets.set(text, (targets.get(text) ?? new Set()).add(to));
    }
  }
  const alone = [...targets].filter(([, { size }]) => size === 1);
  return alone.filter((_, at) => at % 3 === 0).map(([q, [route]]) => ({ q, expect: [{ route }] }));
}

const textOf = (html) =>
  html
    .replace(/<[^>]*>/g, '')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&')
    .trim();

const isPlain = (text) =>
  text.length < 2 || text.length > 40 || POINTERS.test(text) || /^\W*$|https?:|^\d/.test(text);

/**
 * Returns the pages with these links as plain text, so that the index does not learn from the texts that are queried.
 */
export function withoutLinks(pages, queries) {
  const asked = new Set(queries.map(({ q }) => q));
  return pages.map((page) => ({
    ...page,
    html: page.html.replace(LINK, (whole, _to, _id, inner) => (asked.has(textOf(inner)) ? inner : whole)),
  }));
}

/** Returns a sample of a list, evenly spread. */
function some(list) {
  const step = Math.max(1, list.length / MOST);
  return Array.from({ length: Math.min(list.length, MOST) }, (_, at) => list[Math.floor(at * step)]);
}
