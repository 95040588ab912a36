/** Pages looked at in each tree. */
const WANTED = 10;

/**
 * A fixed choice of a tree's pages, the same for every build of it: home, the longest page, the one with most
 * components, the first page of each section, and more at even distances until there are ten.
 *
 * @param sources of `readSources`
 * @returns `{source, isNarrow}`; the home page and the one with most components are looked at in a narrow window
 */
export function choosePages(sources) {
  const pages = sources.filter(({ isFragment }) => !isFragment);
  const main = inMainLanguage(pages);
  const longest = main.reduce((best, page) => (page.words.length > best.words.length ? page : best));
  const richest = main.reduce((best, page) => (page.components > best.components ? page : best));
  const home = main.find(({ name }) => /^(?:index|readme)\.mdx?$/i.test(name)) ?? main[0];
  const chosen = new Set([home, longest, richest]);
  for (const page of [...firstOfSections(main), ...spread(main)]) {
    if (chosen.size >= WANTED) break;
    chosen.add(page);
  }
  return [...chosen].map((source) => ({ source, isNarrow: source === home || source === richest }));
}

/** Names of files below the folder of a language are given without it; other languages are left out. */
function inMainLanguage(pages) {
  const hasFolders = pages.some(({ name }) => name.startsWith('en/'));
  return pages
    .filter(({ name }) => (hasFolders ? name.startsWith('en/') : !/^[a-z]{2}(?:-[a-z]{2})?\//.test(name)))
    .map((page) => ({ ...page, name: hasFolders ? page.name.slice(3) : page.name }));
}

function firstOfSections(pages) {
  const sections = new Map();
  for (const page of pages) {
    const section = page.name.includes('/') ? page.name.split('/')[0] : null;
    if (section && !sections.has(section)) sections.set(section, page);
  }
  return sections.values();
}

function spread(pages) {
  const step = Math.max(1, pages.length / WANTED);
  return Array.from(
    { length: Math.min(WANTED, pages.length) },
    (_, index) => pages[Math.floor(index * step)],
  );
}
