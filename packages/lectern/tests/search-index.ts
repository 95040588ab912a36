import { createIndexer, indexFiles } from '../src/search/build-index.ts';
import { NAMES_FILE } from '../src/search/format.ts';
import { openSearch, type Search } from '../src/search/search.ts';
import type { Called } from '../src/shared/found-pages.ts';

export type Page = {
  route: string;
  title: string;
  html: string;
  links?: number;
  description?: string;
  keywords?: string[];
  weight?: number;
  called?: Called[];
  group?: string;
};

export const NAME = 'search_index.en.test';

/** Builds an index in memory, and records the files that search requests. */
export function indexOf(pages: Page[]) {
  const indexer = createIndexer(pages.length);
  const indexed = pages.map(({ route, title, html, description = '', keywords = [] }) =>
    indexer.indexPage(html, { route, title, description, keywords, path: route }),
  );
  const built = indexer.buildIndex(
    indexed.map(({ index }) => index),
    pages.map(({ route, title, links = 0, weight = 1, called = [], group = '' }) => ({
      route,
      title,
      links,
      weight,
      called,
      group,
    })),
  );
  const parts = indexed.map((page) => page.parts);
  const files: Record<string, unknown> = { ...indexFiles(NAME, built, parts), [NAMES_FILE]: { en: NAME } };
  const asked: string[] = [];
  const load = async (file: string): Promise<unknown> => {
    asked.push(file);
    if (!(file in files)) throw new Error(`no file ${file}`);
    return JSON.parse(JSON.stringify(files[file]));
  };
  return { files, asked, load, search: openSearch({ lang: 'en', load }) };
}

export const links = async (search: Search, query: string) =>
  (await search.query(query)).map(({ link }) => link);

export const page = (route: string, title: string, ...html: string[]): Page => ({
  route,
  title,
  html: `<h1>${title}</h1>${html.join('')}`,
});

export const OPTIONS = [
  page('/config/output/data-uri-limit', 'output.dataUriLimit', '<p>Files below this size are inlined.</p>'),
  page('/config/output/source-map', 'output.sourceMap', '<p>Maps for scripts and styles.</p>'),
  page(
    '/config/dev/port',
    'dev.port',
    '<p>The port of the server.</p>',
    '<h2 id="range">Allowed range</h2><p>Up to 65535.</p>',
  ),
  page('/config/server/strict-port', 'server.strictPort', '<p>Fails when the port is taken.</p>'),
  page(
    '/guide/basic/server',
    'Development server',
    '<p>Starts on port 3000, and finds a free port when it is taken.</p>',
  ),
  page(
    '/guide/install',
    'Installation',
    '<p>How to install it with npm.</p><pre><code>npm install @rsbuild/core</code></pre>',
  ),
];
