import { expect, it } from 'vitest';
import { compiled } from '../../tests/compiled-site.ts';
import { folderOf } from '../../tests/folders.ts';
import { bytesKeptBy } from '../../tests/garbage.ts';
import { en } from '../../tests/locales.ts';
import { createRouteTable } from '../routes/table.ts';
import type { PageMeta } from './compile-page.ts';
import { planSite } from './plan.ts';

const PAGES = 10_000;

it('keeps little of each page', async () => {
  const { config, metas } = await compiled(folderOf({ 'docs/index.md': '# Home\n' }));
  const routes = Array.from({ length: PAGES }, (_, at) => ({
    path: `/many/${100_000 + at}`,
    lang: 'en',
    version: '',
    edition: 'en',
    filePath: `many/${100_000 + at}.md`,
  }));
  const pages = routes.map(
    (_, at): PageMeta => ({
      ...(metas.get('/') as PageMeta),
      frontmatter: at % 5 ? {} : { head: [['link', { rel: 'me' }]] },
      ...(at % 7 === 0 && { prev: null }),
    }),
  );
  const metaOf = ({ path }: { path: string }) => pages[Number(path.slice(6)) - 100_000] ?? metas.get('/');
  const plan = planSite(config, createRouteTable(routes, [en]), metaOf);
  plan.pageData(routes[0] as (typeof routes)[0]);
  const { bytes } = bytesKeptBy(() => routes.map(plan.pageData));
  // In Node.js 20, each object that was created by a spread had its own hidden class of 500 bytes.
  expect(bytes / PAGES).toBeLessThan(700);
});
