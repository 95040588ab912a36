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
  createWarnings((text) => printed.push(text)).check({ path: '/' } as Route, page, site, []);
  expect(printed).toEqual([expect.stringContaining('The plugin failed.')]);
});
