/**
 * What a site's own text can be asked for. Each item is in one section alone, which is the right answer: so many
 * can be asked without anybody's labels.
 */

/** What may be a name, or has one as a part: `[contenthash].css` is no `hash.css`. */
const TOKEN = /[\w$@./-]+/g;

/** Names of several parts in code: `createRsbuild`, `dev.hmr`. */
const CODE_NAME = /^[A-Za-z]+(?:[_.][A-Za-z]+|[A-Z][a-z]+)+$/;

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
    }).filter(({ q }) => sections.filter(({ text }) => text.includes(q)).length === 1),
    codeNames: namesInCode(sections),
  };
}

/**
 * Names in the code of one section that no other section has, be it in its heading, text or code. One that is a heading,
 * in whole or in part, has two right answers: `config.output.minify` is also what `output.minify` is about.
 */
function namesInCode(sections) {
  const headings = new Set(sections.map(({ heading }) => lettersOf(heading)));
  const isHeading = (name) => runsOf(name.split('.')).some((run) => headings.has(lettersOf(run.join(''))));
  const names = onlyOnce(sections, ({ code }) =>
    tokensOf(code).filter((token) => CODE_NAME.test(token) && !isHeading(token)),
  );
  const uses = new Map();
  for (const { heading, text, code } of sections) {
    for (const token of new Set(tokensOf(`${heading} ${text} ${code}`.toLowerCase()))) {
      uses.set(token, (uses.get(token) ?? 0) + 1);
    }
  }
  return names.filter(({ q }) => uses.get(q.toLowerCase()) === 1);
}

/** All neighbours in a list, of any number. */
function runsOf(list) {
  return list.flatMap((_, from) => list.slice(from).map((_, length) => list.slice(from, from + length + 1)));
}

const lettersOf = (text) => text.toLowerCase().replace(/[^a-z\d]/g, '');

/** A full stop ends a sentence. */
const tokensOf = (text) => (text.match(TOKEN) ?? []).map((token) => token.replace(/\.$/, ''));

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
