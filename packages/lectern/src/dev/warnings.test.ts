import { expect, it } from 'vitest';
import type { SitePage } from '../pages/compile-page.ts';
import type { Route } from '../shared/types.ts';
import type { DevSite } from './site.ts';
import { createWarnings } from './warnings.ts';

it('prints what fails while it looks, since nobody waits for it', () => {
  const printed: string[] = [];
  const page = { links: [], anchors: [], images: [], warnings: [] } as unknown as SitePage;
  const site = {
    table() {
      throw new Error('The plugin failed.');
    },
  } as unknown as DevSite;
  createWarnings((texts) => printed.push(...texts)).check({ path: '/' } as Route, page, site, []);
  expect(printed).toEqual([expect.stringContaining('The plugin failed.')]);
});

it('shows what leads nowhere on the page, by the address that the page has', () => {
  const shown: unknown[] = [];
  const link = (raw: string, route: string | null, rest = {}) => ({
    raw,
    route,
    hash: '',
    external: false,
    publicFile: null,
    where: 'docs/a.md:3',
    ...rest,
  });
  const page = {
    links: [
      link('./b.md', '/b'),
      link('./c.md#x', '/c', { hash: 'x' }),
      link('https://a.com', null, { external: true }),
    ],
    anchors: [],
    images: [
      { raw: './p.png', src: '/docs/p.png', file: '/site/p.png', missing: true, where: 'docs/a.md:4' },
    ],
    warnings: [],
  } as unknown as SitePage;
  const plan = { overview: () => null };
  const site = {
    config: {
      base: '/docs/',
      feeds: [],
      markdown: { checkLinks: 'error' },
      localeInfos: [{ edition: 'en', prefix: '', folder: '' }],
      project: '/site',
      docsDir: '/site/docs',
      themeConfig: { locales: [], products: [], nav: [] },
      route: { exclude: [] },
    },
    table: () => ({ byPath: () => undefined, isDraft: () => false, pathsOf: () => [] }),
    redirects: () => ({ targetOf: () => undefined }),
    plan: () => plan,
  } as unknown as DevSite;
  createWarnings(
    () => {},
    (dead) => shown.push(dead),
  ).check({ path: '/a', filePath: 'a.md' } as Route, page, site, []);
  const places = [
    { url: '/docs/b', where: 'docs/a.md:3', message: 'The link ./b.md leads to no page.' },
    { url: '/docs/c#x', where: 'docs/a.md:3', message: 'The link ./c.md#x leads to no page.' },
    { url: '/docs/p.png', where: 'docs/a.md:4', message: 'There is no image ./p.png.' },
  ];
  expect(shown).toEqual([
    {
      path: '/a',
      places: places.map((place) => expect.objectContaining(place)),
      more: 'More: lectern explain dead-link dead-image',
    },
  ]);
});
