import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { openSearch } from 'lectern/search';
import { rateSearch } from '../bench/lib/rate-search.mjs';
import { beginnings } from '../packages/lectern/tests/beginnings.ts';
import { SITES } from './sites.ts';

/** What the documentation answers (issue "Search"), on queries that were written without a look at the engine. */
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
    const titles: string[] = readIndex(`search_index.${lang}.json`).pages.map(([, title]: string[]) => title);
    const options = titles.filter((title) => /^[a-z]+\.\w+$/.test(title));
    // From the first letter behind its group: `dev.b`.
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
