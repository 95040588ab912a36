import { describe, expect, it } from 'vitest';
import { pathToPrefetch } from './prefetch.ts';

const here = { origin: 'https://a.b', pathname: '/docs/guide/' };

/** Resolves a link on this page as a browser does, and returns the path to prefetch. */
function choose(href: string, target = ''): string | null {
  const { origin, pathname } = new URL(href, here.origin + here.pathname);
  return pathToPrefetch({ origin, pathname, target }, here, '/docs/');
}

describe('pathToPrefetch', () => {
  it.each([
    ['/docs/guide/start', '/guide/start'],
    ['/docs/guide/start.html?a=1#b', '/guide/start'],
    ['start/index.html', '/guide/start/'],
    ['/docs/', '/'],
    ['/docs', '/'],
    ['/docs/%E4%B8%AD', '/中'],
    ['/docs/releases/v1.2', '/releases/v1.2'],
  ])('%s', (href, path) => expect(choose(href)).toBe(path));

  it.each([
    ['the page on screen', '/docs/guide/'],
    ['a heading of it', '#part'],
    ['another site', 'https://c.d/docs/guide/start'],
    ['a path outside of the base', '/blog/'],
    ['a file', '/docs/llms.txt'],
    ['an image', '/docs/a.PNG'],
    ['mail', 'mailto:a@b.c'],
  ])('leaves %s alone', (_name, href) => expect(choose(href)).toBeNull());

  it('leaves links of new tabs alone', () => expect(choose('/docs/guide/start', '_blank')).toBeNull());
});
