// The searches of other engines, configured like in those engines, on given pages. Install their packages in
// `bench/peers/search` with `npm run bench -- --install search`.
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { rolldown } from 'rolldown';

const FOLDER = join(import.meta.dirname, '..', 'peers', 'search');
/** Loads a package lazily: the packages are installed only for a comparison. */
const load = async (name) => (await import('../peers/search/load.mjs')).load(name);

/**
 * The searches to compare. `open` gets `{ lang, pages }`, pages as `{ route, title, description, html, sections }`. It
 * returns the query function, the bytes (gzip) that a reader fetches for a first query, and the startup time (ms).
 */
export const peers = {
  'Pagefind, as in Starlight': openPagefind,
  'MiniSearch, as in VitePress': openMiniSearch,
  'Orama, as in Fumadocs': openOrama,
  'FlexSearch, as in Rspress 2': openFlexSearch,
};

const gzipped = (text) => gzipSync(text).length;

/** Returns the pages of some links without duplicates. */
const toHits = (links) => [...new Set(links.map((link) => link.split('#', 1)[0]))].map((link) => ({ link }));

/** VitePress 1: indexes sections. A title match counts 4, a text match 2. Fuzziness is 0.2, and prefixes match. */
async function openMiniSearch({ pages }) {
  const { default: MiniSearch } = await load('minisearch');
  const options = { fields: ['title', 'titles', 'text'], storeFields: ['title', 'titles'] };
  const built = new MiniSearch(options);
  for (const { route, sections } of pages) {
    for (const { id, heading, path, text, code } of sections) {
      built.add({ id: `${route}#${id}`, title: heading, titles: path, text: `${text}\n${code}` });
    }
  }
  const json = JSON.stringify(built);
  const indexSize = gzipped(json);
  const { value: index, time } = await timed(() =>
    MiniSearch.loadJSON(json, {
      ...options,
      searchOptions: { fuzzy: 0.2, prefix: true, boost: { title: 4, text: 2, titles: 1 } },
    }),
  );
  const code = await codeSize("export { default } from 'minisearch'");
  return {
    ready: time,
    code,
    query: async (text) => toHits(index.search(text).map(({ id }) => id)),
    firstQuery: async () => code + indexSize,
  };
}

/** Fumadocs, static: indexes titles, descriptions, headings and blocks by page. Chinese has its own tokenizer. */
async function openOrama({ lang, pages }) {
  const orama = await load('@orama/orama');
  const isChinese = lang === 'zh';
  const tokenizer = isChinese && (await load('@orama/tokenizers/mandarin')).createTokenizer();
  const schema = { content: 'string', page_id: 'string', type: 'string', url: 'string' };
  const settings = { schema, ...(tokenizer && { components: { tokenizer } }) };
  const built = orama.create(settings);
  await orama.insertMultiple(built, pages.flatMap(oramaEntries));
  const json = JSON.stringify(orama.save(built));
  // Computed once: compressing ten megabytes takes half a second.
  const indexSize = gzipped(json);
  const { value: index, time } = await timed(() => {
    const db = orama.create(settings);
    orama.load(db, JSON.parse(json));
    return db;
  });
  const tokenizerCode = isChinese ? "export { createTokenizer } from '@orama/tokenizers/mandarin';" : '';
  const code = await codeSize(
    `export { create, load, search, getByID } from '@orama/orama';${tokenizerCode}`,
  );
  return {
    ready: time,
    code,
    async query(term) {
      const { groups = [] } = await orama.search(index, {
        term,
        limit: 60,
        groupBy: { properties: ['page_id'], maxResult: 8 },
        properties: ['content'],
        ...(isChinese && { threshold: 0, tolerance: 0 }),
      });
      return groups.map(({ values: [link] }) => ({ link }));
    },
    firstQuery: async () => code + indexSize,
  };
}

function oramaEntries({ route, title, description, sections }) {
  let number = 0;
  const entry = (type, content, id = '') => ({
    id: type === 'page' ? route : `${route}-${number++}`,
    page_id: route,
    type,
    content,
    url: id ? `${route}#${id}` : route,
  });
  return [
    entry('page', title),
    ...(description ? [entry('text', description)] : []),
    ...sections.slice(1).map(({ id, heading }) => entry('heading', heading, id)),
    ...sections.flatMap(({ id, blocks }) => blocks.map((text) => entry('text', text, id))),
  ];
}

/** Rspress 2: the browser makes three indexes from the text of pages: words, CJK characters, Cyrillic characters. */
async function openFlexSearch({ pages }) {
  const { Document } = await load('flexsearch');
  const docs = pages.map(({ route, title, sections }) => ({
    id: route,
    title,
    toc: sections.slice(1).map(({ heading }) => heading),
    content: sections.map(({ heading, text, code }) => `${heading}\n${text}\n${code}`).join('\n'),
  }));
  const json = JSON.stringify(docs);
  const indexSize = gzipped(json);
  const { value: indexes, time } = await timed(() => flexIndexes(Document, JSON.parse(json)));
  const code = await codeSize("export { Document } from 'flexsearch'");
  return {
    ready: time,
    code,
    async query(text, { limit } = { limit: 5 }) {
      const options = { enrich: true, limit, index: FLEX_FIELDS };
      const found = await Promise.all(indexes.map((index) => index.searchAsync(text, options)));
      return toHits(found.flat().flatMap(({ result }) => result.map(({ id }) => id)));
    },
    firstQuery: async () => code + indexSize,
  };
}

const FLEX_FIELDS = ['normalizedTitle', 'headers', 'normalizedContent'];
const CJK = /[\u3131-\u3163\uac00-\ud7a3\u4e00-\u9fcc\u3400-\u4db5\u3041-\u3096\u30a1-\u30fa]/giu;
const CYRILLIC = /[\u0400-\u04ff]/g;

async function flexIndexes(Document, docs) {
  const normalize = (text) => text.toLowerCase().normalize();
  const options = {
    tokenize: 'full',
    document: { id: 'id', store: true, index: FLEX_FIELDS },
    cache: 100,
  };
  const indexes = [
    new Document(options),
    ...[CJK, CYRILLIC].map((characters) => {
      const finalize = (words) => words.flatMap((word) => word.match(characters) ?? []);
      return new Document({ ...options, encoder: { finalize } });
    }),
  ];
  for (const page of docs) {
    const read = {
      ...page,
      normalizedContent: normalize(page.content),
      headers: page.toc.map(normalize).join(' '),
      normalizedTitle: normalize(page.title),
    };
    await Promise.all(indexes.map((index) => index.addAsync(page.id, read)));
  }
  return indexes;
}

/** Starlight: Pagefind indexes the pages' HTML, with Starlight's ranking options. Fetches are answered from files. */
async function openPagefind({ lang, pages }) {
  const pagefind = await load('pagefind');
  const folder = mkdtempSync(join(tmpdir(), 'lectern-pagefind-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  const { index } = await pagefind.createIndex();
  for (const { route, html } of pages) {
    const content = `<html lang="${lang}"><body><main data-pagefind-body>${html}</main></body></html>`;
    const { errors } = await index.addHTMLFile({ url: route, content });
    if (errors.length > 0) throw new Error(`Pagefind, ${route}: ${errors.join('; ')}`);
  }
  await index.writeFiles({ outputPath: folder });
  await pagefind.close();
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  const fetched = new Set();
  pretendBrowser(lang, folder, fetched);
  const { value: search, time } = await timed(async () => {
    const client = await import(pathToFileURL(join(folder, 'pagefind.js')).href);
    await client.options({
      ranking: { pageLength: 0.1, termFrequency: 0.1, termSaturation: 2, termSimilarity: 9 },
    });
    await client.init();
    return client;
  });
  const wasm = readdirSync(folder).find((name) => name.startsWith(`wasm.${lang}`)) ?? 'wasm.unknown.pagefind';
  const code = gzipped(readFileSync(join(folder, 'pagefind.js'))) + readFileSync(join(folder, wasm)).length;
  const read = async (text, limit) => {
    const { results } = await search.search(text);
    return Promise.all(results.slice(0, limit).map(({ data }) => data()));
  };
  return {
    ready: time,
    code,
    query: async (text, { limit } = { limit: 5 }) =>
      toHits((await read(text, limit)).map(({ raw_url, url }) => raw_url ?? url)),
    async firstQuery(text) {
      const own = [...fetched].filter((name) => !/^(?:index|fragment)\//.test(name));
      fetched.clear();
      await search.destroy();
      await search.init();
      await read(text, 5);
      const names = new Set([...own, ...fetched].filter((name) => name !== wasm && name !== 'pagefind.js'));
      return code + [...names].reduce((sum, name) => sum + fileSize(join(folder, name)), 0);
    },
  };
}

/** Pagefind compresses its own files, but not its entry. */
const fileSize = (path) => (path.endsWith('.json') ? gzipped(readFileSync(path)) : readFileSync(path).length);

function pretendBrowser(lang, folder, fetched) {
  const html = { getAttribute: () => lang, lang };
  globalThis.document = { currentScript: null, querySelector: () => html, documentElement: html };
  globalThis.window = { location: { origin: 'http://localhost', href: 'http://localhost/' } };
  globalThis.location = globalThis.window.location;
  globalThis.fetch = async (address) => {
    const name = String(address)
      .split('?')[0]
      .split(`${folder}/`)
      .at(-1)
      .replace(/^.*\/\/localhost\//, '');
    fetched.add(name);
    return new Response(readFileSync(join(folder, name)));
  };
}

async function timed(action) {
  const start = performance.now();
  const value = await action();
  return { value, time: performance.now() - start };
}

/** Returns the size of the code that a browser loads for an entry, bundled and minified (gzip). */
async function codeSize(entry) {
  const input = join(FOLDER, 'entry.virtual.mjs');
  const bundle = await rolldown({
    input,
    platform: 'browser',
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === input ? id : null),
        load: (id) => (id === input ? entry : null),
      },
    ],
    logLevel: 'silent',
  });
  const { output } = await bundle.generate({ format: 'esm', minify: true });
  return gzipped(output.map(({ code = '' }) => code).join(''));
}
