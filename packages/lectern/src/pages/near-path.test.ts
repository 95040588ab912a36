import { expect, it } from 'vitest';
import { compiled } from '../../tests/compiled-site.ts';
import { folderOf } from '../../tests/folders.ts';
import { en } from '../../tests/locales.ts';
import { createRouteTable } from '../routes/table.ts';
import { nearPath } from './near-path.ts';
import { planSite } from './plan.ts';

it('gives a link the slash that its page has', () => {
  const routes = ['/', '/guide', '/api/'].map((path) => ({
    path,
    lang: 'en',
    version: '',
    edition: 'en',
    filePath: path,
  }));
  const table = createRouteTable(routes, [en]);
  const near = (link: string) => nearPath(link, table);
  expect(near('/guide/?a=1#b')).toBe('/guide?a=1#b');
  expect(near('/api#x')).toBe('/api/#x');
  expect(['/guide', '/api/', '/', '/none/', 'https://a.dev/api', '#x'].map(near)).toEqual([
    '/guide',
    '/api/',
    '/',
    '/none/',
    'https://a.dev/api',
    '#x',
  ]);
});

it('is what navigation, sidebars and home pages get', async () => {
  const site = await compiled(
    folderOf({
      'lectern.config.mjs': `export default { themeConfig: {
        nav: [{ text: 'A', link: '/guide/#x' }, { text: 'B', items: [{ text: 'C', link: '/api' }] }],
        sidebar: { '/': [{ text: 'G', link: '/api', items: ['/guide/'] }] },
      } };`,
      'docs/index.md':
        '---\nhero:\n  actions:\n    - { text: A, link: /guide/ }\nfeatures:\n  - { title: T, details: D, link: /api }\n---\n',
      'docs/guide.md': '# Guide\n\n## X\n',
      'docs/api/index.md': '# API\n',
    }),
  );
  const plan = planSite(site.config, site.table, ({ path }) => site.metas.get(path));
  const home = site.table.byPath('/');
  const page = home && plan.pageData(home);
  expect(plan.sites.en?.theme.nav).toMatchObject([{ link: '/guide#x' }, { items: [{ link: '/api/' }] }]);
  expect(Object.values(plan.sidebars)).toMatchObject([[{ link: '/api/', items: [{ link: '/guide' }] }]]);
  expect(page?.frontmatter).toMatchObject({
    hero: { actions: [{ link: '/guide' }] },
    features: [{ link: '/api/' }],
  });
});
