import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { build } from '../../dist/index.js';
import { site } from './testing.ts';

/** Returns the contents of all tags in a document with a given name: `og:image`, `canonical`. */
const readerOf = (folder: string) => (page: string, subject: string) => {
  const html = readFileSync(join(folder, `dist/${page}.html`), 'utf8');
  const head = html.slice(0, html.indexOf('</head>'));
  return Array.from(head.matchAll(/<(?:meta|link)[^>]*>/g), ([tag]) => tag)
    .filter((tag) => tag.includes(`="${subject}"`))
    .map((tag) => /(?:content|href)="([^"]*)"/.exec(tag)?.[1]);
};

const config = (head: string) => `export default {
  title: 'Teapot', description: 'Of the site', siteOrigin: 'https://example.com', head: [${head}],
};`;

it('a tag of the config takes the place of what is the same for all pages, and no other', async () => {
  const folder = site({
    'lectern.config.mjs': config(`
      ['meta', { name: 'viewport', content: 'width=600' }],
      ['meta', { name: 'description', content: 'Of all pages' }],
      ['meta', { property: 'og:title', content: 'All' }],
      ['meta', { property: 'og:site_name', content: 'The teapot' }],
      ['meta', { property: 'og:image', content: 'https://example.com/all.png' }],
      ['meta', { property: 'og:image:width', content: '600' }],
      ['meta', { name: 'robots', content: 'index, follow' }],
      ['meta', { name: 'theme-color', content: '#fff', media: '(prefers-color-scheme: light)' }],
      ['meta', { name: 'theme-color', content: '#000', media: '(prefers-color-scheme: dark)' }],
      ['link', { rel: 'canonical', href: 'https://example.com' }]`),
    'docs/index.md': '# Home\n',
    'docs/a.md': '---\ndescription: Of the page\nimage: https://example.com/own.png\n---\n\n# A\n',
    'docs/b.md':
      '---\ndescription: Of the page\nunlisted: true\nhead:\n  - [meta, { property: og:image, content: /b.png }]\n  - [meta, { name: description, content: Of its head }]\n  - [link, { rel: canonical, href: https://other.example/b }]\n---\n\n# B\n',
  });
  await build(folder);
  const read = readerOf(folder);
  expect(read('index', 'viewport')).toEqual(['width=600']);
  expect(read('index', 'description')).toEqual(['Of the site']);
  expect(read('a', 'description')).toEqual(['Of the page']);
  expect(read('b', 'description')).toEqual(['Of its head']);
  expect(read('a', 'og:title')).toEqual(['A | Teapot']);
  expect(read('a', 'og:site_name')).toEqual(['The teapot']);
  expect(read('index', 'og:image')).toEqual(['https://example.com/all.png']);
  expect(read('index', 'og:image:width')).toEqual(['600']);
  expect(read('index', 'twitter:card')).toEqual(['summary_large_image']);
  expect(read('a', 'og:image')).toEqual(['https://example.com/own.png']);
  expect(read('b', 'og:image')).toEqual(['/b.png']);
  expect(read('b', 'og:image:width')).toEqual([]);
  expect(read('a', 'canonical')).toEqual(['https://example.com/a']);
  expect(read('b', 'canonical')).toEqual(['https://other.example/b']);
  // Both tags are kept: a `noindex` page stays excluded from search engines.
  expect(read('b', 'robots')).toEqual(['noindex', 'index, follow']);
  expect(read('a', 'theme-color')).toEqual(['#fff', '#000']);
  // No page would use the cards.
  expect(existsSync(join(folder, 'dist/og'))).toBe(false);
});

it('a tag that says what nothing else says is there', async () => {
  const folder = site({
    'lectern.config.mjs': `export default { head: [
      ['meta', { name: 'description', content: 'Of all pages' }],
      ['link', { rel: 'canonical', href: 'https://example.com/' }],
      ['meta', { name: 'google-site-verification', content: 'one' }],
      ['meta', { name: 'google-site-verification', content: 'two' }],
    ] };`,
    'docs/index.md': '# Home\n',
  });
  await build(folder);
  const read = readerOf(folder);
  expect(read('index', 'description')).toEqual(['Of all pages']);
  expect(read('index', 'canonical')).toEqual(['https://example.com/']);
  expect(read('index', 'google-site-verification')).toEqual(['one', 'two']);
});
