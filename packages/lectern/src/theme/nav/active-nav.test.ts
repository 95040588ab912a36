import { describe, expect, it } from 'vitest';
import { isNavItemActive } from './active-nav.ts';

const text = 'Guide';

describe('isNavItemActive', () => {
  it.each([
    [
      'activeMatch wins over the link',
      { text, link: '/other/', activeMatch: '/guide/' },
      '/guide/start/',
      true,
    ],
    ['activeMatch that fails', { text, link: '/guide/', activeMatch: '^/zh/' }, '/guide/start/', false],
    ['the page itself', { text, link: '/guide/start/' }, '/guide/start/', true],
    ['a page below a folder', { text, link: '/guide/' }, '/guide/start/quick-start', true],
    ['a page below a link without slash', { text, link: '/guide' }, '/guide/start', true],
    ['a sibling with the same start', { text, link: '/guide' }, '/guidebook/', false],
    ['home is active on home', { text, link: '/' }, '/', true],
    ['home is not active elsewhere', { text, link: '/' }, '/guide/', false],
    ['an external link', { text, link: 'https://example.com/' }, '/guide/', false],
    [
      'a menu whose entry is active',
      {
        text,
        items: [
          { text, link: '/a/' },
          { text, link: '/b/' },
        ],
      },
      '/b/c',
      true,
    ],
    ['a menu without an active entry', { text, items: [{ text, link: '/a/' }] }, '/b/c', false],
  ])('%s', (_name, item, routePath, expected) => {
    expect(isNavItemActive(item, routePath, '/')).toBe(expected);
  });

  it('knows the home of a language', () => {
    expect(isNavItemActive({ text, link: '/zh/' }, '/zh/guide/', '/zh/')).toBe(false);
  });
});
