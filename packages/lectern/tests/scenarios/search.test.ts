import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { build } from '../../dist/index.js';
import { openSearch } from '../../src/search/search.ts';
import { readJson, warmSite } from './testing.ts';

function filesOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /^search_index.*\.json$/.test(name),
  );
}

async function linksOf(folder: string, lang: string, query: string): Promise<string[]> {
  const hits = await openSearch({ lang, load: readJson(folder) }).query(query, { limit: 99 });
  return hits.map(({ link }) => link);
}

describe('the index of a site', () => {
  it('has the pages with text, but those that are left out', async () => {
    const folder = warmSite({
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
      const folder = warmSite({
        'lectern.config.mjs': `export default { themeConfig: { search: ${JSON.stringify(search)} } };`,
        'docs/index.md': '# A',
      });
      await build(folder);
      expect(filesOf(join(folder, 'dist'))).toEqual([]);
    }
  });

  it('is named by what is in it', async () => {
    const names = async (text: string) => {
      const folder = warmSite({ 'docs/index.md': `# A\n\n${text}` });
      await build(folder);
      return filesOf(join(folder, 'dist')).sort((a, b) => b.length - a.length);
    };
    const one = await names('one');
    expect(one).toEqual(await names('one'));
    expect(one).toHaveLength(4);
    expect(one[0]).toMatch(/^search_index\.en\.[\w-]{8}\/x0\.0\.json$/);
    expect(one.slice(1)).toEqual([
      one[0]?.replace('x0.0', 't0'),
      one[0]?.replace('/x0.0', ''),
      'search_index.json',
    ]);
    expect(one).not.toEqual(await names('two'));
  });
});
