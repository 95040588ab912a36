import { dialectOf } from './dialects.mjs';
import { sortLines } from './markdown-lines.mjs';

/** Number of pages to view in a wide window. */
const WANTED = 10;

/**
 * Features that a page can show, in the order in which pages are chosen for them. Each is matched by the syntax of all
 * engines: in a line of text, or in the info string after a code fence (second pattern).
 */
const KINDS = [
  ['tabs', /^\s*(?:<Tabs\b|<PackageManagerTabs\b|::::*\s*code-group\b)/],
  ['code with titles', null, /\btitle=|\[[^\]]+\]/],
  ['admonitions', /^\s*(?::::+\s*(?!code-group|steps)[a-z]+|<(?:Aside|Callout)\b|>\s*\[!)/i],
  ['tables', /^\s*\|\s*:?-+/],
  ['steps', /^\s*(?:<Steps\b|::::*\s*steps\b)/],
  ['cards', /<(?:Link|Doc)?Card\b/],
  ['file trees', /^\s*<FileTree\b/, /^\s*tree\b/],
];

/**
 * Chooses pages of a tree that show the features it uses. Every build of a tree gets the same choice: home; for each
 * feature (tabs, code with titles and so on) the page that uses it most; an overview; the longest page. Then it adds
 * the first page of each section, and more at even distances, until there are ten. Home is also viewed in a narrow
 * window, plus one page in Chinese.
 *
 * @param sources from `readSources`
 * @param engine as in `dialects.mjs`
 * @returns `{source, shows, heading, isNarrow}`; `heading` is the heading to scroll to, above the feature, or null
 */
export function choosePages(sources, engine) {
  const pages = sources.filter(({ isFragment }) => !isFragment);
  const main = inMainLanguage(pages);
  const home = main.find(({ name }) => /^(?:index|readme)\.mdx?$/i.test(name)) ?? main[0];
  const chosen = new Map([[home, { shows: 'home', heading: null }]]);
  const add = (page, shows, heading = null) => {
    if (page && !chosen.has(page) && chosen.size < WANTED) chosen.set(page, { shows, heading });
  };
  for (const kind of KINDS) {
    const best = mostOf(
      main.filter((page) => !chosen.has(page)),
      kind,
      engine,
    );
    if (best) add(best.page, kind[0], best.heading);
  }
  add(
    main.find((page) => !chosen.has(page) && isOverview(page)),
    'overview',
  );
  add(longest(main.filter((page) => !chosen.has(page))), 'a long page');
  for (const page of firstOfSections(main)) add(page, 'the start of a section');
  for (const page of spread(main)) add(page, 'another page');
  const wide = Array.from(chosen, ([source, how]) => ({ source, ...how, isNarrow: false }));
  const chinese = chineseOf(pages, wide);
  return [
    ...wide,
    { source: home, shows: 'home', heading: null, isNarrow: true },
    ...(chinese ? [{ source: chinese, shows: 'Chinese', heading: null, isNarrow: false }] : []),
  ];
}

/** Removes the language folder from file names and leaves out pages of other languages. */
function inMainLanguage(pages) {
  const hasFolders = pages.some(({ name }) => name.startsWith('en/'));
  return pages
    .filter(({ name }) => (hasFolders ? name.startsWith('en/') : !/^[a-z]{2}(?:-[a-z]{2})?\//.test(name)))
    .map((page) => ({ ...page, name: hasFolders ? page.name.slice(3) : page.name }));
}

/** @returns the page that uses a feature most, and the heading above its first use; null if no page uses it */
function mostOf(pages, kind, engine) {
  let best = null;
  for (const page of pages) {
    const found = find(page, kind, engine);
    if (found.count > (best?.count ?? 0)) best = { page, ...found };
  }
  return best;
}

function find({ text, file }, [, inText, inInfo], engine) {
  const source = text.split('\n');
  let count = 0;
  let heading = null;
  let isFence = false;
  for (const [index, { kind }] of sortLines(text, dialectOf(engine, file)).entries()) {
    const line = source[index];
    const isOpening = kind === 'code' && !isFence;
    isFence = kind === 'code';
    const info = isOpening && /^\s*(?:`{3,}|~{3,})(.*)$/.exec(line)?.[1];
    if (kind === 'text' ? inText?.test(line) : info && inInfo?.test(info)) count += 1;
    if (count === 0 && kind === 'text') heading = /^##+\s+(.*)$/.exec(line)?.[1] ?? heading;
  }
  return { count, heading: heading && plain(heading) };
}

/** Returns the words of a heading in a form that can be compared with the text in a browser. */
const plain = (heading) =>
  heading
    .replace(/\s*(?:\\?\{#[^}]*\}|#+)\s*$/, '')
    .replace(/<[^>]*>|\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[`*_\\]/g, '')
    .trim();

const isOverview = ({ text, name }) =>
  /^overview:\s*true/m.test(text) || /\/(?:index|overview)\.mdx?$/.test(name);

function longest(pages) {
  return pages.reduce((best, page) => (page.words.length > (best?.words.length ?? 0) ? page : best), null);
}

/** Returns the Chinese version of the first page that was chosen for a feature, or of any page if there is none. */
function chineseOf(pages, wide) {
  const chinese = pages.filter(({ name }) => /^zh(?:-\w+)?\//.test(name));
  const names = wide.slice(1).map(({ source }) => source.name);
  const rank = ({ name }) => names.indexOf(name.replace(/^[^/]+\//, ''));
  return chinese.find((page) => rank(page) === 0) ?? chinese.find((page) => rank(page) > 0) ?? chinese[0];
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
