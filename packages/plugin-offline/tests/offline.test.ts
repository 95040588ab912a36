import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { build } from '../../lectern/dist/index.js';
import { failure, site, siteWithPackages, tree, write } from '../../lectern/tests/scenarios/testing.ts';
import { hashOf } from '../src/file-list.ts';

const source = fileURLToPath(new URL('../src/index.ts', import.meta.url));
const config = (options: string) => `import { offline } from ${JSON.stringify(source)};
export default {
  title: 'T', base: '/docs/', siteOrigin: 'https://tea.example', cards: false, route: { cleanUrls: false },
  locales: [{ lang: 'en', label: 'English' }, { lang: 'zh', label: '中文' }],
  plugins: [offline(${options})],
};`;

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>';
const files = {
  'docs/en/index.md': '# Home\n\n[Tea](./guide/tea.md) [Other](./other.md)',
  'docs/en/guide/tea.md': '# Tea\n\n![Near](./near.svg) ![Public](/public.svg)',
  'docs/en/guide/near.svg': SVG,
  'docs/en/other.md': '# Other\n\n![Big](./big.svg)',
  'docs/en/big.svg': `${SVG}\n`,
  'docs/public/public.svg': SVG,
  'docs/public/never.svg': SVG,
  'docs/zh/index.md': '# 首页',
  'docs/zh/offline.md': '---\nunlisted: true\n---\n\n# 没有网络\n\n自己的页面。',
};

describe('the worker', () => {
  it('knows the site: fallback pages, and the list of what it fetches', async () => {
    const folder = siteWithPackages({
      'lectern.config.mjs': config(`{ precache: ['/guide/**'] }`),
      ...files,
    });
    await build(folder);
    const read = (name: string) => readFileSync(join(folder, 'dist', name), 'utf8');
    const settings = JSON.parse(/^const SETTINGS=(.*);$/m.exec(read('sw.js'))?.[1] ?? 'null');
    expect(settings).toEqual({
      base: '/docs/',
      fallbacks: [
        ['/docs/zh/', '/docs/zh/offline.html'],
        ['/docs/', '/docs/offline.html'],
      ],
      list: expect.stringMatching(/^\/docs\/assets\/offline\.[0-9a-f]{8}\.json$/),
    });
    expect(read('offline.html')).toContain('<h1 id="you-are-offline">You are offline</h1>');
    expect(read('offline.html')).toContain('<ul id="lectern-kept"></ul>');
    expect(read('offline.html')).toContain('<meta name="robots" content="noindex">');
    expect(read('zh/offline.html')).toContain('自己的页面。');
    expect(read('sitemap.xml')).not.toContain('offline');
    expect(read('index.html')).not.toMatch(/sw\.js|offline/);

    const list = JSON.parse(read(settings.list.slice('/docs/'.length)));
    expect(list.changing).toEqual([
      ['/docs/guide/tea.html', hashOf(read('guide/tea.html'))],
      ['/docs/guide/tea.json', hashOf(read('guide/tea.json'))],
      ['/docs/public.svg', hashOf(SVG)],
    ]);
    const names = list.hashed.map((path: string) =>
      path.replace(/\.[\w-]{8}\./, '.').slice('/docs/assets/'.length),
    );
    expect(names).toEqual(
      expect.arrayContaining(['main.js', 'read-pages.js', 'near.svg', 'style.css', 'site.en.json']),
    );
    expect(names.join()).not.toMatch(/big|search_index/);

    const first = tree(join(folder, 'dist'));
    await build(folder, { workers: 2 });
    expect(tree(join(folder, 'dist'))).toEqual(first);

    write(folder, { 'lectern.config.mjs': config('{ remove: true }') });
    await build(folder);
    expect(read('sw.js')).toContain('unregister');
    expect(read('sw.js')).not.toMatch(/fetch|respondWith/);
    expect(Object.keys(tree(join(folder, 'dist'))).join()).not.toContain('assets/offline');
  });
});

describe('mistakes', () => {
  const mistake = (options: string) =>
    failure(
      site({ 'lectern.config.mjs': config(options), 'docs/en/index.md': '# A', 'docs/zh/index.md': '# A' }),
    );

  it('of the options say what they may be', async () => {
    expect(await mistake('{ precached: true }')).toBe(
      'lectern.config.mjs  offline() has no option "precached".\n  Did you mean "precache"?',
    );
    expect(await mistake(`{ precache: 'guide' }`)).toBe(
      `lectern.config.mjs  "precache" of offline() is "guide".\n  Give 'visited', 'all' or addresses that begin with "/": ['/guide/**', '!/guide/old/**'].`,
    );
    expect(await mistake(`{ precache: ['/gide/**'] }`)).toBe(
      `Plugin "offline": No page matches "/gide/**" in "precache" of offline().\n  Write addresses of pages, without the base and with the prefix of their language: "/zh/guide/**".`,
    );
    expect(await mistake(`{ precache: ['guide/**'] }`)).toContain('"precache" of offline() is "guide/**".');
  });
});
