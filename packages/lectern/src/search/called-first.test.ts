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

it('reads nothing that is not shown', async () => {
  const { search, asked } = indexOf([LONGER, CALLED]);
  await search.query('json', { limit: 1 });
  expect(asked.filter((file) => /\/x\d+\.\d+\.json$/.test(file))).toHaveLength(1);
});
