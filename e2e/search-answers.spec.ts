import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { openSearch } from 'lectern/search';
import { knownItems, rateKnown } from '../bench/lib/known-items.mjs';
import { readPayloads } from '../bench/lib/payloads.mjs';
import { rateSearch } from '../bench/lib/rate-search.mjs';
import { decodePages } from '../packages/lectern/src/search/page-list.ts';
import { splitSections } from '../packages/lectern/src/search/sections.ts';
import type { PageData } from '../packages/lectern/src/shared/types.ts';
import { beginnings } from '../packages/lectern/tests/beginnings.ts';
import { SITES } from './sites.ts';
import { expect, test } from './test.ts';

/** Minimum search quality on the documentation (issue "Search"), for queries written without a look at the engine. */
const BARS = {
  en: { prefix: '', successAt1: 0.93, mrr: 0.95 },
  zh: { prefix: '/zh', successAt1: 0.88, mrr: 0.91 },
};

const readJson = (path: string) => JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8'));

const readIndex = (name: string) => readJson(`${SITES.docs.folder}/dist/${name}`);

const openIndex = (lang: string) => openSearch({ lang, load: async (name) => readIndex(name) });

for (const [lang, { prefix, ...bars }] of Object.entries(BARS)) {
  test(`search finds what readers look for in ${lang} @build`, async () => {
    const search = openIndex(lang);
    const queries = readJson(`../bench/queries/queries.${lang}.json`);
    const rating = await rateSearch(search, queries, (path: string) => path.slice(prefix.length));
    const misses = rating.misses.map(({ q, pages }) => `${q} → ${pages[0]}`).join('\n');
    expect(rating.successAt1, misses).toBeGreaterThanOrEqual(bars.successAt1);
    expect(rating.mrr, misses).toBeGreaterThanOrEqual(bars.mrr);
    expect(rating.withoutAnswer).toBeLessThanOrEqual(0.01);
  });
}

for (const lang of Object.keys(BARS)) {
  test(`each letter of an option's name leads to an option that begins so in ${lang} @build`, async () => {
    const search = openIndex(lang);
    const { pages } = readIndex(`${readIndex('search_index.json')[lang]}.json`);
    const titles = decodePages(pages).map(({ title }) => title);
    const options = titles.filter((title) => /^[a-z]+\.\w+$/.test(title));
    // From the first letter after the name of the group: `dev.b`.
    const typed = new Set(options.flatMap((name) => beginnings(name, name.indexOf('.') + 2)));
    const astray: string[] = [];
    for (const text of typed) {
      const [first] = await search.query(text);
      if (!first?.title.startsWith(text)) astray.push(`${text} → ${first?.link}`);
    }
    expect(options.length).toBeGreaterThan(80);
    expect(astray.length / typed.size, astray.join('\n')).toBeLessThanOrEqual(0.02);
  });
}

/** Minimum shares of queries that lead to their page (decision 14). They are in one section only, and not labeled. */
const KNOWN_BARS = { headings: 0.87, codeNames: 0.92 };

for (const lang of Object.keys(BARS)) {
  test(`a heading, and a name in a sample, lead to their pages in ${lang} @build`, async () => {
    const search = openIndex(lang);
    const outDir = fileURLToPath(new URL(`${SITES.docs.folder}/dist`, import.meta.url));
    const items = knownItems(
      readPayloads(outDir).filter(({ page }: { page: PageData }) => page.lang === lang),
      splitSections,
    );
    for (const [kind, bar] of Object.entries(KNOWN_BARS)) {
      const asked = items[kind as keyof typeof KNOWN_BARS];
      const { page, astray } = await rateKnown(search, asked);
      expect(asked.length).toBeGreaterThan(300);
      expect(page, astray.join('\n')).toBeGreaterThanOrEqual(bar);
    }
  });
}
