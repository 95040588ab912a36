import { expect, test } from 'vitest';
import { bytesKeptBy } from '../../tests/garbage.ts';
import type { PageMeta } from './compile-page.ts';
import { createTextSharing } from './share-texts.ts';

const links = [
  {
    href: '/guide/start.html?from=here#install',
    route: '/guide/start',
    publicFile: null,
    hash: 'install',
    external: false,
    raw: './start.md?from=here#install',
    where: 'docs/en/a.md:12',
    text: 'Install the tool',
  },
  {
    href: '/files/a.pdf',
    route: null,
    publicFile: '/files/a.pdf',
    hash: '',
    external: false,
    raw: '/files/a.pdf',
    where: 'docs/en/a.md:13',
  },
];

test('a page says what it said', () => {
  const meta = { title: 'A page', links } as unknown as PageMeta;
  const shared = createTextSharing()(meta);
  expect(shared).toEqual(meta);
  // The cache of pages is written from it.
  expect(JSON.stringify(shared)).toBe(JSON.stringify(meta));
});

test('links of many pages share their texts', () => {
  const share = createTextSharing();
  const meta = { links: Array.from({ length: 20 }, () => links).flat() } as unknown as PageMeta;
  // As a thread sends them: each page with copies of its own.
  const sent = JSON.stringify(meta);
  const pages = () => Array.from({ length: 2000 }, (): PageMeta => JSON.parse(sent));
  const apart = bytesKeptBy(pages);
  const together = bytesKeptBy(() => pages().map(share));
  expect(together.result).toEqual(apart.result);
  expect(together.bytes).toBeLessThan(apart.bytes * 0.7);
});
