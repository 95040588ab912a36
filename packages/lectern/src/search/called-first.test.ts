import { expect, it } from 'vitest';
import { indexOf, links, page } from '../../tests/search-index.ts';

const LONGER = page(
  '/longer',
  'Migration',
  `<h2 id="transforms">JSON transforms by JSON tools</h2><p>${'JSON '.repeat(9)}</p>`,
);
const CALLED = page(
  '/called',
  'Features',
  '<h2 id="other">Other</h2>',
  '<h2 id="json">JSON</h2><p>Imported.</p>',
);

it('a heading that is the query goes before a longer one that says more of it', async () => {
  expect(await links(indexOf([LONGER, CALLED]).search, 'json')).toEqual([
    '/called#json',
    '/longer#transforms',
  ]);
});

it('a page that is called so stays before a section of another', async () => {
  const own = page('/config/json', 'options.json', '<p>How files are read.</p>');
  expect((await links(indexOf([LONGER, CALLED, own]).search, 'json'))[0]).toBe('/config/json');
});

it('is found on the first page where another section says more of it, in a file of its own', async () => {
  const both = page(
    '/both',
    'Files',
    `<h2 id="transforms">JSON transforms</h2><p>${'JSON '.repeat(9)}</p>`,
    '<h2 id="json">JSON</h2><p>Imported.</p>',
  );
  const { search, asked } = indexOf([both]);
  expect(await links(search, 'json')).toEqual(['/both#json']);
  expect(texts(asked)).toHaveLength(2);
});

it('reads nothing that is not shown where no other section answers as well', async () => {
  const { search, asked } = indexOf([LONGER, CALLED]);
  await search.query('json', { limit: 1 });
  expect(texts(asked)).toHaveLength(1);
});

const texts = (asked: readonly string[]) => asked.filter((file) => /\/x\d+\.\d+\.json$/.test(file));
