import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { build } from '../../dist/index.js';
import type { IndexEntry, PagePart } from '../../src/search/format.ts';
import { openIndex } from '../../src/search/index-reader.ts';
import { parseQuery } from '../../src/search/parse-query.ts';
import { rankPages } from '../../src/search/rank.ts';
import { openSearch } from '../../src/search/search.ts';
import { documentation, site } from './testing.ts';

const read = (folder: string) => async (name: string) => JSON.parse(readFileSync(join(folder, name), 'utf8'));

function filesOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /^search_index.*\.json$/.test(name),
  );
}

async function linksOf(folder: string, lang: string, query: string): Promise<string[]> {
  const hits = await openSearch({ lang, load: read(folder) }).query(query, { limit: 99 });
  return hits.map(({ link }) => link);
}

describe('the index of a site', () => {
  it('has the pages with text, but those that are left out', async () => {
    const folder = site({
      'docs/index.md': '---\npageType: home\n---\n# Needle',
      'docs/a.md': '# A\n\nA needle.\n\n## Part\n\nAnother needle.',
      'docs/b.md': '---\nsearch: false\n---\n# B\n\nA needle.',
      'docs/c.md': '---\npageType: blank\n---\n\nA needle.',
      'docs/d.mdx': '# D\n\nA <b>needle</b>.\n\n```js\n// hidden needle\n// ---cut---\nshown();\n```',
    });
    await build(folder);
    const dist = join(folder, 'dist');
    expect((await linksOf(dist, 'en', 'needle')).sort()).toEqual(['/a', '/d']);
    expect(await linksOf(dist, 'en', 'hidden')).toEqual([]);
    expect(await linksOf(dist, 'en', 'shown')).toEqual(['/d']);
  });

  it('is not made where search is off or a service', async () => {
    for (const search of [false, { mode: 'remote', apiUrl: '/api', searchIndexes: ['a'] }]) {
      const folder = site({
        'lectern.config.mjs': `export default { themeConfig: { search: ${JSON.stringify(search)} } };`,
        'docs/index.md': '# A',
      });
      await build(folder);
      expect(filesOf(join(folder, 'dist'))).toEqual([]);
    }
  });

  it('is named by what is in it', async () => {
    const names = async (text: string) => {
      const folder = site({ 'docs/index.md': `# A\n\n${text}` });
      await build(folder);
      return filesOf(join(folder, 'dist')).sort((a, b) => b.length - a.length);
    };
    const one = await names('one');
    expect(one).toEqual(await names('one'));
    expect(one).toHaveLength(3);
    expect(one[0]).toMatch(/^search_index\.en\.[\w-]{8}\/x0\.0\.json$/);
    expect(one.slice(1)).toEqual([one[0]?.replace('x0.0', 't0'), 'search_index.en.json']);
    expect(one).not.toEqual(await names('two'));
  });
});

describe('the index of the documentation', () => {
  it('finds, for every two Chinese characters that stand together, every page that has them', async () => {
    const outDir = join(site({}), 'dist');
    await build(documentation(), { outDir });
    const load = read(outDir);
    const { name }: IndexEntry = await load('search_index.zh.json');
    const pages = new Map<string, Set<number>>();
    for (let page = 0; existsSync(join(outDir, `${name}/x${page}.0.json`)); page++) {
      for (let part = 0; existsSync(join(outDir, `${name}/x${page}.${part}.json`)); part++) {
        const { sections }: PagePart = await load(`${name}/x${page}.${part}.json`);
        for (const [run] of sections.flatMap(([, , text]) => [...text.matchAll(/\p{Script=Han}{2,}/gu)])) {
          for (let at = 0; at + 2 <= run.length; at++) {
            const pair = run.slice(at, at + 2);
            pages.set(pair, (pages.get(pair) ?? new Set()).add(page));
          }
        }
      }
    }
    expect(pages.size).toBeGreaterThan(1500);
    const index = await openIndex('zh', load);
    const missed: string[] = [];
    for (const [pair, expected] of pages) {
      const found = new Set((await rankPages(parseQuery(pair), index)).pages.map(({ page }) => page));
      for (const page of expected) if (!found.has(page)) missed.push(`${pair} on page ${page}`);
    }
    expect(missed).toEqual([]);
  });
});
