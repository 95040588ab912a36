import { expect, it } from 'vitest';
import { compiled } from '../../tests/compiled-site.ts';
import { folderOf } from '../../tests/folders.ts';
import { en } from '../../tests/locales.ts';
import { createRouteTable } from '../routes/table.ts';
import type { RoutePart } from '../shared/route-names.ts';
import { planSite } from './plan.ts';

/** Returns the files of the route table of a site with that many pages in one folder. */
async function routeFiles(pages: number) {
  const { config } = await compiled(folderOf({ 'docs/index.md': '# Home\n' }));
  const routes = Array.from({ length: pages }, (_, at) => ({
    path: `/many/p${100_000 + at}`,
    lang: 'en',
    version: '',
    edition: 'en',
    filePath: `many/p${100_000 + at}.md`,
  }));
  const { files, routesUrls } = planSite(config, createRouteTable(routes, [en]), () => undefined);
  return { routes, files, table: files[routesUrls.en ?? ''] };
}

it('lists the routes of a site in one file', async () => {
  const { routes, table } = await routeFiles(1000);
  expect(table).toEqual(routes.map(({ path }) => path));
});

it('lists those of a large site in parts, none of which grows with it', async () => {
  const { routes, files, table } = await routeFiles(17_150);
  const parts = table as RoutePart[];
  const lists = parts.map(({ url }) => files[url] as string[]);
  expect(lists.flat()).toEqual(routes.map(({ path }) => path));
  expect(lists.map(([first]) => first)).toEqual(parts.map(({ from }) => from));
  expect(Math.max(...lists.map((list) => list.length))).toBe(500);
  // Every reader loads 3 kB of 300 kB, before compression.
  expect(JSON.stringify(parts).length).toBeLessThan(3000);
});
