/**
 * Queries taken from a site's own text. Each item occurs in exactly one section, which is the right answer, so a large
 * number of queries can be rated without hand-made labels.
 */

/**
 * Characters that may be part of a name. `[contenthash].css` gives the tokens `contenthash` and `.css`, not `hash.css`.
 */
const TOKEN = /[\w$@./-]+/g;

/** Names of several parts in code: `createRsbuild`, `dev.hmr`. */
const CODE_NAME = /^[A-Za-z]+(?:[_.][A-Za-z]+|[A-Z][a-z]+)+$/;

/** Text in sequence: five words, or eight Han characters. */
const FRAGMENTS = /[\u4e00-\u9fff]{8}|[A-Za-z']+(?: [A-Za-z']+){4}/g;

/**
 * @param payloads pages of one language, from `readPayloads`
 * @param splitSections function of the engine; passed in because Node and tests import its module from different paths
 * @returns lists of `{ q, link }`: headings that are not titles, text fragments (one per section), and names in code
 */
export function knownItems(payloads, splitSections) {
  // Sidebars show the page `server.host` as `host`, so `host` does not identify a section with that heading.
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
 * Returns names in the code of one section that occur in no other section, be it in its heading, text or code. A name
 * that equals a heading, in whole or in part, is excluded because it has two right answers: `config.output.minify` is
 * also the subject of `output.minify`.
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

/** Returns all runs of consecutive items, of any length. */
function runsOf(list) {
  return list.flatMap((_, from) => list.slice(from).map((_, length) => list.slice(from, from + length + 1)));
}

const lettersOf = (text) => text.toLowerCase().replace(/[^a-z\d]/g, '');

/** Drops a trailing full stop, which ends a sentence. */
const tokensOf = (text) => (text.match(TOKEN) ?? []).map((token) => token.replace(/\.$/, ''));

/** Returns the texts that occur in only one section. */
function onlyOnce(sections, textsOf) {
  const links = new Map();
  for (const section of sections) {
    for (const text of textsOf(section)) links.set(text, (links.get(text) ?? new Set()).add(section.link));
  }
  return [...links].flatMap(([q, [link, ...others]]) => (others.length > 0 ? [] : [{ q, link }]));
}

/**
 * @param search of one language, from `openSearch`
 * @returns shares of the items whose first hit is on the right page and is the right section, and the items that led to
 *   another page
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
