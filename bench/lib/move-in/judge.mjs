import { readdirSync, readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { byLine, missingWords, runsOf, wordsNowhere } from './compare.mjs';
import { dialectOf } from './dialects.mjs';
import { sourceOf } from './fetch.mjs';
import { checkSite, readSite } from './site.mjs';
import { sourceWords } from './source-words.mjs';
import { wordsOf } from './words.mjs';

/** Share of a page's words that may be missing while the page still counts as right. */
export const BAR = 0.002;

/**
 * Reads the Markdown files of a tree as it was fetched, with their words. A fragment that no file imports is left out,
 * because the original does not show it anywhere.
 */
export function readSources(tree) {
  const sources = tree.sources.flatMap((folder) => readFolder(tree, folder));
  const isNamed = ({ file }) => {
    const name = basename(file).replace(/\.mdx?$/, '');
    const use = new RegExp(`/${name.replace(/\W/g, '\\$&')}(?:\\.mdx?)?['"]`);
    return sources.some(({ text }) => use.test(text));
  };
  return sources.filter((source) => !source.isFragment || isNamed(source));
}

function readFolder(tree, folder) {
  const dir = join(sourceOf(tree), folder);
  return readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.mdx?$/.test(file) && !/(?:^|\/)(?:node_modules|\.[^/]+)\//.test(file))
    .sort()
    .map((file) => {
      const text = readFileSync(join(dir, file), 'utf8');
      return {
        file: join(folder, file),
        name: file,
        text,
        isFragment: tree.fragments.test(file),
        components: text.match(/<[A-Z]\w/g)?.length ?? 0,
        words: sourceWords(text, dialectOf(tree.engine, file)),
      };
    });
}

/**
 * Judges a build page by page.
 *
 * @param build `outDir`, `told` (messages about files), `project`
 * @param where `paths` of pages by absolute source file, and `moved` files, both of the copy that was built in `folder`
 */
export function judge(sources, build, { folder, paths, moved }) {
  const site = readSite(build.outDir);
  const checks = checkSite(site);
  const wrong = problemsByPage(checks);
  const errors = groupBy(build.told, ({ file }) => relative(folder, join(build.project, file)));
  const lookUp = lazy(() => runsOf(site.documents.values()));
  const pages = sources.map((source) => {
    const now = moved.get(source.file) ?? source.file;
    const document = documentAt(site.documents, paths.get(join(folder, now)));
    const told = errors.get(now) ?? [];
    return judgePage(source, { document, told, lookUp, site, wrong });
  });
  const [first] = site.documents.values();
  return { pages, checks, documents: site.documents.size, base: first?.base ?? '/' };
}

function judgePage(source, { document, told, lookUp, site, wrong }) {
  const { file, isFragment, words } = source;
  // A failed build reports its failure, so no words count as missing.
  const missing = site.documents.size === 0 ? [] : missingFrom(words, document, lookUp);
  const errors = told.filter(({ isWarning }) => !isWarning);
  const found = ((document && wrong.get(document.path)) ?? []).filter(
    // The source may be just as empty.
    ({ kind }) => kind !== 'empty pages' || words.length > 2,
  );
  const notices = document ? [...document.notices, ...tagsLeft(document, source)] : [];
  const reasons = [
    !document && !isFragment && 'no document',
    errors.length > 0 && 'error',
    notices.length > 0 && 'notice',
    missing.length > words.length * BAR && 'words missing',
    ...new Set(found.map(({ kind }) => kind)),
  ].filter(Boolean);
  const isAboutLinks = errors.every(({ kind }) => LINK_ERROR.test(kind));
  return {
    file,
    isFragment,
    path: document?.path ?? null,
    words: words.length,
    missing: missing.length,
    // True if someone who reads the build output or the page knows that something is wrong there.
    isTold: errors.length > 0 || notices.length > 0,
    lines: byLine(missing),
    notices,
    errors,
    found,
    reasons,
    otherReasons: reasons.filter((reason) => !LINKS.has(reason) && (reason !== 'error' || !isAboutLinks)),
    added: document ? Math.max(0, document.words.length - words.length + missing.length) : 0,
  };
}

/** Components in a line of text, for which `lectern migrate` left their source as code. */
function tagsLeft({ codes }, { text }) {
  const written = text.replaceAll('\\', '').replace(/\s+/g, ' ');
  return codes.filter(
    (code) => /^<[A-Z]/.test(code) && !written.includes(`\`${code}`) && !written.includes(`\` ${code}`),
  );
}

function missingFrom(words, document, lookUp) {
  if (!document) return wordsNowhere(words, lookUp());
  return missingWords(words, { ...document, titleWords: wordsOf(document.title) });
}

/** Problems that a visitor would notice on the page itself. */
const ON_PAGE = [
  'dead links',
  'dead anchors',
  'missing images',
  'no level-1 heading',
  'empty pages',
  'tags no browser knows',
];

/**
 * Dead links are usually dead in the source as well, so pages that are right apart from links are counted separately.
 */
const LINKS = new Set(['dead links', 'dead anchors']);
const LINK_ERROR = /^The (?:link|reference)\b.* (?:leads to no|names an anchor|does not have)/;

function problemsByPage(checks) {
  return groupBy(
    ON_PAGE.flatMap((kind) => checks[kind].map((item) => ({ kind, ...item }))),
    ({ page }) => page,
  );
}

function documentAt(documents, path) {
  if (path === undefined) return null;
  return documents.get(path) ?? documents.get(path.replace(/\/$/, '')) ?? documents.get(`${path}/`) ?? null;
}

export function groupBy(list, keyOf) {
  const groups = new Map();
  for (const item of list) {
    const key = keyOf(item);
    if (!groups.has(key)) groups.set(key, []);
    groups.get(key).push(item);
  }
  return groups;
}

function lazy(make) {
  let value;
  return () => (value ??= make());
}
