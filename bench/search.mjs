// Measures the cost and the quality of search on a built site. Run by hand:
//
//   node bench/search.mjs [site] --answers [--queries folder] [--misses]   answers, and bytes of a first query
//   node bench/search.mjs [site] --known   answers for the site's own headings, text and names in code
//   node bench/search.mjs [site] --compare [--queries folder] [--peer Pagefind]   the same with other engines, a table
//   node bench/search.mjs [site] --time [--runs 9] [--throttle 4] [--port 4460]   in a browser
//
// The folder (default: bench/queries) contains `queries.<lang>.json` (`[{ q, expect: [{ route }] }]`).
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import {
  createIndexer,
  loadConfig,
  openSearch,
  splitSections,
  withoutLocale,
} from '../packages/lectern/dist/internals.js';
import { knownItems, rateKnown } from './lib/known-items.mjs';
import { readPayloads } from './lib/payloads.mjs';
import { rateSearch } from './lib/rate-search.mjs';
import { timeSearch } from './lib/search-time.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    answers: { type: 'boolean', default: false },
    queries: { type: 'string', default: join(import.meta.dirname, 'queries') },
    misses: { type: 'boolean', default: false },
    known: { type: 'boolean', default: false },
    compare: { type: 'boolean', default: false },
    peer: { type: 'string', default: '' },
    time: { type: 'boolean', default: false },
    runs: { type: 'string', default: '9' },
    throttle: { type: 'string', default: '4' },
    port: { type: 'string', default: '4460' },
  },
});
const config = await loadConfig(positionals[0] ?? 'site');
const file = (name) => join(config.outDir, name);
const load = async (name) => JSON.parse(readFileSync(file(name), 'utf8'));

const payloads = readPayloads(config.outDir);

if (values.answers) await rate(values.queries);
if (values.known) await rateOwnText();
if (values.compare) await compare(values.queries);
if (values.time) await timeSearch(config, values);
printIndexing();

async function rate(folder) {
  const code = dialogSize();
  for (const { lang } of config.localeInfos) {
    const queries = JSON.parse(readFileSync(join(folder, `queries.${lang}.json`), 'utf8'));
    const toRoute = (path) => withoutLocale(path, config.localeInfos);
    const rating = await rateSearch(openSearch({ lang, load }), queries, toRoute);
    console.log(
      `${lang}: ${queries.length} queries, success at 1 ${rating.successAt1.toFixed(3)}, MRR ${rating.mrr.toFixed(3)}, ` +
        `no result ${rating.withoutAnswer.toFixed(3)}; ${rating.time.toFixed(1)} ms in Node`,
    );
    const sizes = [];
    for (const { q } of queries) sizes.push(code + (await firstQuerySize(lang, q)));
    sizes.sort((a, b) => a - b);
    console.log(
      `    first query, gzip: median ${kB(sizes[sizes.length >> 1])}, p95 ${kB(sizes[Math.floor(sizes.length * 0.95)])}, of it code ${kB(code)}`,
    );
    if (!values.misses) continue;
    for (const { q, pages, wanted } of rating.misses) {
      console.log(`    ${q} → ${pages.slice(0, 3).join(' ')}, wanted ${wanted.join(' ')}`);
    }
  }
}

/** Rates queries whose answer is in exactly one section. */
async function rateOwnText() {
  for (const { lang } of config.localeInfos) {
    const pages = payloads.filter(({ page }) => page.lang === lang);
    for (const [kind, items] of Object.entries(knownItems(pages, splitSections))) {
      const { page, section } = await rateKnown(openSearch({ lang, load }), items);
      console.log(`${lang}: ${items.length} ${kind}, page ${page.toFixed(3)}, section ${section.toFixed(3)}`);
    }
  }
}

/** Compares Lectern's search with those of other engines, on the same pages and queries. */
async function compare(folder) {
  const { compareSearch, pagesToCompare } = await import('./lib/compare-search.mjs');
  const code = dialogSize();
  const languages = config.localeInfos.map(({ lang }) => ({
    lang,
    pages: pagesToCompare(
      payloads.filter(({ page }) => page.lang === lang && isSearched(page)),
      splitSections,
    ),
    queries: JSON.parse(readFileSync(join(folder, `queries.${lang}.json`), 'utf8')),
    toRoute: (path) => withoutLocale(path, config.localeInfos),
  }));
  const open = async ({ lang }) => {
    const start = performance.now();
    const search = openSearch({ lang, load });
    await search.query('a');
    return {
      ready: performance.now() - start,
      code,
      query: search.query,
      firstQuery: async (text) => code + (await firstQuerySize(lang, text)),
    };
  };
  console.log(await compareSearch(['Lectern', open], languages, values.peer));
}

function isSearched({ frontmatter: { search = true, pageType = 'doc' } }) {
  return search !== false && ['doc', 'custom'].includes(pageType);
}

/** Returns the gzipped size of the index files that a browser fetches for its first query and five snippets. */
async function firstQuerySize(lang, text) {
  const files = new Set();
  const search = openSearch({
    lang,
    load: (name) => {
      files.add(name);
      return load(name);
    },
  });
  await search.query(text, { limit: 5 });
  return [...files].reduce((sum, name) => sum + gzipSync(readFileSync(file(name))).length, 0);
}

/** Returns the gzipped size of the dialog's code with all of its imports, except for the code that every page loads. */
function dialogSize() {
  const names = readdirSync(file('assets')).filter((asset) => asset.endsWith('.js'));
  const text = (name) => readFileSync(file(join('assets', name)), 'utf8');
  const wanted = (start, known = new Set()) => {
    known.add(start);
    for (const [, name] of text(start).matchAll(/(?:from|import)\s*["']\.\/([^"']+)["']/g)) {
      if (!known.has(name)) wanted(name, known);
    }
    return known;
  };
  const called = (start) => names.find((name) => name.startsWith(`${start}.`));
  const ofPage = wanted(called('main'));
  const own = [...wanted(called('SearchDialog'))].filter((name) => !ofPage.has(name));
  return own.reduce((sum, name) => sum + gzipSync(text(name)).length, 0);
}

/**
 * Measures reading all pages for the index and assembling it, on one thread like in a build: the first run, and runs
 * after V8 has compiled the code. CPU time exceeds wall time because V8 compiles on other threads.
 */
function printIndexing() {
  const languages = config.localeInfos.map(({ lang }) => payloads.filter(({ page }) => page.lang === lang));
  const { indexArticle, buildIndex } = createIndexer(payloads.length / languages.length);
  const index = () => {
    const start = performance.now();
    const startCpu = process.cpuUsage();
    const read = languages.map((pages) =>
      pages.map(({ html, page }) => ({ page, index: indexArticle(html, page, config.localeInfos).index })),
    );
    for (const pages of read) {
      buildIndex(
        pages.map(({ index }) => index),
        pages.map(({ page }) => ({ route: page.routePath, title: page.title, links: 0, weight: 1 })),
      );
    }
    const { user, system } = process.cpuUsage(startCpu);
    return { time: performance.now() - start, cpu: (user + system) / 1000 };
  };
  const [first, ...more] = Array.from({ length: 6 }, index);
  const warm = more.slice(1).sort((a, b) => a.time - b.time)[1];
  const perPage = ({ time, cpu }) =>
    `${(time / payloads.length).toFixed(2)} ms a page (CPU ${(cpu / payloads.length).toFixed(2)})`;
  console.log(`Index of ${payloads.length} pages: ${perPage(first)}; compiled: ${perPage(warm)}`);
}

function kB(bytes) {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
