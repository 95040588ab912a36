// Rates how well search answers on other projects' documentation. Run by hand, with copies of their repositories:
//
//   node bench/search-sets.mjs --mirror folder [--kept] [--set name] [--lang en] [--misses class] [--each] [--sizes]
//
// The folder has a git directory for each repository of `search-sets/sets.mjs`: `<owner>+<name>/repo`. Without
// `--kept`, it rates the sets that may be used to tune weights. With it, it rates the held-out sets: use those last.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { rateSearch } from './lib/rate-search.mjs';
import { linksIn, ownQueries, withoutLinks } from './search-sets/own-queries.mjs';
import { readSet } from './search-sets/read.mjs';
import { sets } from './search-sets/sets.mjs';

const { values } = parseArgs({
  options: {
    mirror: { type: 'string' },
    kept: { type: 'boolean', default: false },
    set: { type: 'string' },
    lang: { type: 'string' },
    queries: { type: 'string', default: join(import.meta.dirname, 'queries') },
    misses: { type: 'string' },
    each: { type: 'boolean', default: false },
    sizes: { type: 'boolean', default: false },
    engine: { type: 'string', default: '../packages/lectern/dist/internals.js' },
  },
});
if (!values.mirror) throw new Error('Which folder has the repositories? Say --mirror folder.');
const { calledPages, usualWeight, createIndexer, indexFiles, openSearch, splitSections } = await import(
  values.engine
);

/** Rated queries by language and class. */
const totals = { en: {}, zh: {} };
for (const set of sets) {
  if (values.set ? set.name !== values.set : Boolean(set.kept) !== values.kept) continue;
  for (const lang of Object.keys(set.folders)) {
    if (!values.lang || values.lang === lang) await rateSet(set, lang);
  }
}
for (const [lang, classes] of Object.entries(totals)) print(`all ${lang}`, classes);

async function rateSet(set, lang) {
  const pages = readSet(set, lang, values.mirror);
  if (!pages) {
    console.log(`${set.name} ${lang}: there is no copy of ${set.repository}`);
    return;
  }
  const own = ownQueries(pages, splitSections);
  const queries = { ...blindQueries(set.name, lang), ...own };
  const { search, sizes } = openIndexOf(withoutLinks(pages, own.links), lang);
  const rated = {};
  for (const [name, list] of Object.entries(queries)) {
    if (list.length === 0) continue;
    const { misses, ratings } = await rateSearch(search, list, (path) => path);
    rated[name] = ratings;
    totals[lang][name] ??= [];
    totals[lang][name].push(...ratings);
    if (values.misses !== name && values.misses !== 'all') continue;
    for (const { q, pages: found, wanted } of misses) {
      console.log(`    ${name}: ${q} → ${found.slice(0, 3).join(' ')}, wanted ${wanted.join(' ')}`);
    }
  }
  if (values.each) print(`${set.name} ${lang}, ${pages.length} pages`, rated);
  if (values.sizes)
    console.log(`    first query without code, gzip: ${await sizes(Object.values(queries).flat())}`);
}

/**
 * Returns the queries that were written before any answer was seen; for Rsbuild's text, the queries of this repository.
 */
function blindQueries(name, lang) {
  if (name === 'rsbuild') {
    const file = join(values.queries, `queries.${lang}.json`);
    return byClass(JSON.parse(readFileSync(file, 'utf8')));
  }
  const file = join(import.meta.dirname, 'search-sets', 'blind', `${name}.${lang}.txt`);
  if (!existsSync(file)) return {};
  const lines = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'));
  const queries = lines.map((line) => {
    const [type, q, routes] = line.split(' | ');
    return { class: type, q, expect: routes.split(' ').map((route) => ({ route })) };
  });
  return byClass(queries);
}

function byClass(queries) {
  const classes = {};
  for (const query of queries) {
    classes[query.class] ??= [];
    classes[query.class].push(query);
  }
  return classes;
}

function openIndexOf(pages, lang) {
  const indexer = createIndexer(pages.length);
  const read = pages.map(({ route, title, description, html }) =>
    indexer.indexPage(html, { route, title, description, path: route }),
  );
  const called = calledIn(pages);
  const priors = pages.map(({ route, title }) => ({
    route,
    called: called.get(route) ?? [],
    title,
    weight: usualWeight?.(route) ?? 1,
    links: pages.filter((other) => other.route !== route && other.html.includes(`href="${route}"`)).length,
  }));
  const files = indexFiles(
    `search_index.${lang}.0`,
    indexer.buildIndex(
      read.map(({ index }) => index),
      priors,
    ),
    read.map(({ parts }) => parts),
  );
  files['search_index.json'] = { [lang]: `search_index.${lang}.0` };
  const bytes = new Map();
  const sizeOf = (name) =>
    bytes.get(name) ?? bytes.set(name, gzipSync(JSON.stringify(files[name])).length).get(name);
  return {
    search: openSearch({ lang, load: async (name) => structuredClone(files[name]) }),
    async sizes(queries) {
      const all = [];
      for (const { q } of queries.filter((_, at) => at % 5 === 0)) {
        let sum = 0;
        const load = async (name) => {
          sum += sizeOf(name);
          return structuredClone(files[name]);
        };
        await openSearch({ lang, load }).query(q, { limit: 5 });
        all.push(sum);
      }
      all.sort((a, b) => a - b);
      const kB = (share) => `${(all[Math.floor(all.length * share)] / 1000).toFixed(1)} kB`;
      return `median ${kB(0.5)}, p95 ${kB(0.95)}`;
    },
  };
}

/** Returns the names that links give to pages, by the engine's own rules. */
function calledIn(pages) {
  const links = new Map(pages.map(({ route, html }) => [route, linksIn(html)]));
  const routes = pages.map(({ route }) => ({ path: route }));
  return calledPages?.({ routes }, ({ path }) => ({ links: links.get(path) })) ?? new Map();
}

function print(title, classes) {
  if (Object.keys(classes).length === 0) return;
  console.log(title);
  for (const [name, ratings] of Object.entries(classes)) {
    const mean = (value) => (ratings.reduce((sum, one) => sum + value(one), 0) / ratings.length).toFixed(3);
    console.log(
      `    ${name.padEnd(11)} ${String(ratings.length).padStart(5)}  success at 1 ${mean(({ place }) => Number(place === 1))}` +
        `  MRR ${mean(({ place }) => (place ? 1 / place : 0))}  in 7 ${mean(({ place }) => Number(place > 0 && place <= 7))}`,
    );
  }
}
