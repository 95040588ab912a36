/**
 * What a site's own text can be asked for. Each item is in one section alone, which is the right answer: so many
 * can be asked without anybody's labels.
 */

/** Names of several parts in code: `createRsbuild`, `dev.hmr`. */
const CODE_NAME = /[A-Za-z]+(?:[_.][A-Za-z]+|[A-Z][a-z]+)+/g;

/** Said in a row: five words, or eight Han characters. */
const FRAGMENTS = /[\u4e00-\u9fff]{8}|[A-Za-z']+(?: [A-Za-z']+){4}/g;

/**
 * @param payloads pages of one language, as `readPayloads` gives them
 * @param splitSections that of the engine: its module has two places, for Node and for tests
 * @returns lists of `{ q, link }`: headings that are no titles, pieces of text, one of each section, and names in code
 */
export function knownItems(payloads, splitSections) {
  // `host` is the name of the page `server.host`, as sidebars show it, and no name of a section with that heading.
  const titles = new Set(
    payloads
      .map(({ page }) => page.title.toLowerCase())
      .flatMap((title) => (/^\w+(?:\.\w+)+$/.test(title) ? [title, ...title.split('.')] : [title])),
  );
  const sections = payloads.flatMap(({ html, page }) =>
    splitSections(html, page.title).map((section) => ({
      ...section,
      link: section.id ? `${page.routePath}#${section.id}` : page.routePath,
    })),
  );
  return {
    headings: onlyOnce(sections, ({ id, heading }) =>
      id && !titles.has(heading.toLowerCase()) ? [heading] : [],
    ),
    fragments: onlyOnce(sections, ({ text }) => {
      const found = text.match(FRAGMENTS) ?? [];
      return found.slice(found.length >> 1).slice(0, 1);
    }),
    codeNames: onlyOnce(sections, ({ code }) => code.match(CODE_NAME) ?? []),
  };
}

/** What one section alone has. */
function onlyOnce(sections, textsOf) {
  const links = new Map();
  for (const section of sections) {
    for (const text of textsOf(section)) links.set(text, (links.get(text) ?? new Set()).add(section.link));
  }
  return [...links].flatMap(([q, [link, ...others]]) => (others.length > 0 ? [] : [{ q, link }]));
}

/**
 * @param search of one language, as `openSearch` gives it
 * @returns shares of the items whose first hit is on the page, and is the section; and those that led to other pages
 */
export async function rateKnown(search, items) {
  const pageOf = (link) => link?.split('#', 1)[0];
  const astray = [];
  let right = 0;
  for (const { q, link } of items) {
    const [first] = await search.query(q, { limit: 1 });
    if (first?.link === link) right++;
    if (pageOf(first?.link) !== pageOf(link)) astray.push(`${q} → ${first?.link}, wanted ${link}`);
  }
  return { page: 1 - astray.length / items.length, section: right / items.length, astray };
}
