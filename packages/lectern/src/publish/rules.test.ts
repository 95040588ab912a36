import { describe, expect, it } from 'vitest';
import { acceptsMarkdown, isHashed } from './headers.ts';
import { parseRedirects, withQuery } from './redirect-file.ts';
import { hrefOf } from './redirect-target.ts';

it.each([
  ['text/markdown', true],
  ['TEXT/MARKDOWN', true],
  ['text/html, text/markdown , */*', true],
  ['text/markdown;q=1.0, text/html;q=0.9', true],
  ['text/markdown; q=0.5, text/html', false],
  ['text/markdown;q=0', false],
  ['text/markdownish', false],
  ['application/text/markdown', false],
  ['*/*', false],
  [undefined, false],
])('knows whether Markdown is asked for: %s', (accept, expected) => {
  expect(acceptsMarkdown(accept)).toBe(expected);
});

it.each([
  ['/assets/a.js', true],
  ['/assets/deep/a.js', true],
  ['/search_index.v1-zh.abc/t0.json', true],
  ['/search_index.en.json', false],
  ['/guide/assets/a.js', false],
  ['/assets', false],
])('knows which files never change: %s', (path, expected) => {
  expect(isHashed(path)).toBe(expected);
});

describe('hrefOf', () => {
  const site = { base: '/docs/', cleanUrls: true };

  it.each([
    ['/guide/', '/docs/guide/'],
    ['/a?x=1&y=2#part', '/docs/a?x=1&y=2#part'],
    ['/指南#部分', '/docs/%E6%8C%87%E5%8D%97#%E9%83%A8%E5%88%86'],
    // Hosts would read these as a variable, a placeholder or a pattern.
    ['/$a/{b}/:c/(d)*', '/docs/%24a/%7Bb%7D/%3Ac/%28d%29%2A'],
    ['https://example.org', 'https://example.org/'],
    ['https://example.org:8080/$a?b={c}#d', 'https://example.org:8080/%24a?b=%7Bc%7D#d'],
  ])('writes %s for hosts', (to, href) => {
    expect(hrefOf(to, site)).toBe(href);
  });

  it('adds .html where addresses are not clean', () => {
    const plain = { base: '/', cleanUrls: false };
    expect(['/a#b', '/guide/', '/file.pdf'].map((to) => hrefOf(to, plain))).toEqual([
      '/a.html#b',
      '/guide/index.html',
      '/file.pdf',
    ]);
  });
});

it('reads what a preview can do from a file of redirects', () => {
  const text = '# note\n/a /b 301\n/c/ /d\n/e/* /f 301\n/g /h 200\n/i /j 301!\n\n/a /z 302\n';
  expect([...parseRedirects(text)]).toEqual([
    ['/a', { to: '/b', status: 301 }],
    ['/c', { to: '/d', status: 302 }],
    ['/i', { to: '/j', status: 301 }],
  ]);
});

it('takes a query along, before the hash and unless the target has one', () => {
  expect(withQuery('/a#b', '?x=1')).toBe('/a?x=1#b');
  expect(withQuery('/a?y=1#b', '?x=1')).toBe('/a?y=1#b');
});
