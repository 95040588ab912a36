import { expect, it } from 'vitest';
import { indexOf, links, page } from '../../tests/search-index.ts';

it('takes the plural of a name of several words for the name', async () => {
  const old = page(
    '/old',
    'Version 0.2',
    '<h2 id="a">Replace disableSourceMaps</h2><p>To disable source maps, disable them. Source maps.</p>',
  );
  const option = page('/config/output/source-map', 'output.sourceMap', '<p>Disable it with false.</p>');
  expect((await links(indexOf([old, option]).search, 'disable source maps'))[0]).toBe(
    '/config/output/source-map',
  );
});
