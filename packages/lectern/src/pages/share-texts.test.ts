import { expect, test } from 'vitest';
import { bytesKeptByEach } from '../../tests/garbage.ts';
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

const toc = [
  { text: 'Where the file is read from', id: 'where-the-file-is-read-from', depth: 2, charIndex: 12 },
  { text: 'What it may contain', id: 'what-it-may-contain', depth: 3, charIndex: 480 },
];

const description = 'What the page is about, in a sentence that is as long as most of them. '.repeat(2);

const longText = description.repeat(20);

const page = {
  title: 'A page',
  description,
  frontmatter: { description, order: 3, tags: ['a'] },
  toc,
  anchors: toc.map(({ id }) => id),
  links,
};

/** Copies a page, like one that a worker thread sends. */
function sent(meta: object): PageMeta {
  return JSON.parse(JSON.stringify(meta));
}

/** Creates many pages like those that worker threads send, and passes each to a function. */
function many(meta: object, take: (meta: PageMeta) => void): PageMeta[] {
  return Array.from({ length: 2000 }, () => {
    const own = sent(meta);
    take(own);
    return own;
  });
}

test('a page says what it said', () => {
  const shared = sent(page);
  createTextSharing()(shared);
  expect(shared).toEqual(page);
  // The page cache is written from it.
  expect(JSON.stringify(shared)).toBe(JSON.stringify(page));
});

test('pages share the texts of their links, headings, ids and descriptions', () => {
  const parts = {
    links: { links: Array.from({ length: 20 }, () => links).flat() },
    headings: { toc: Array.from({ length: 40 }, () => toc).flat() },
    ids: { anchors: Array.from({ length: 100 }, () => page.anchors).flat() },
    descriptions: { description: longText, frontmatter: { description: longText } },
  };
  const metas = Object.values(parts).map((part) => ({
    frontmatter: {},
    toc: [],
    anchors: [],
    links: [],
    ...part,
  }));
  const kept = bytesKeptByEach(
    metas.flatMap((meta) => [() => many(meta, () => {}), () => many(meta, createTextSharing())]),
  );
  for (const [index, name] of Object.keys(parts).entries()) {
    const apart = kept[2 * index]?.bytes ?? 0;
    const shared = kept[2 * index + 1]?.bytes ?? 0;
    // The worker itself may free or allocate some 100 kB meanwhile.
    expect(apart, name).toBeGreaterThan(8_000_000);
    expect(shared, name).toBeLessThan(apart * 0.75);
  }
});
