import { hashOf } from '../config/hash.ts';
import { type SearchPages, searchPages } from '../pages/search-pages.ts';
import { buildIndex, indexArticle } from '../search/build-index.ts';
import { INDEX, partFile } from '../search/format.ts';
import type { Route } from '../shared/types.ts';
import type { DevRenderer } from './render.ts';
import type { DevSite } from './site.ts';

export interface DevSearch {
  /** Content of an index file by its name; undefined when there is none. */
  file(name: string): Promise<unknown>;
}

type IndexedPage = ReturnType<typeof indexArticle>;
type ReadPage = (route: Route) => Promise<IndexedPage | null>;

/**
 * The search index of a site while it is being written. It is made anew whenever the list of names is asked
 * for, which a page does when its search is opened; only pages that have changed since are read again.
 */
export function createDevSearch(site: () => DevSite, renderer: DevRenderer): DevSearch {
  const readPage = createReader(site, renderer);
  let files: Record<string, unknown> = {};
  // A tab may hold the names of before an edit.
  let oldFiles: Record<string, unknown> = {};

  async function refresh(): Promise<Record<string, string>> {
    const { config, table, compiled } = site();
    const names: Record<string, string> = {};
    const fresh: Record<string, unknown> = {};
    for (const pages of searchPages(config, table(), compiled)) {
      const { edition } = pages;
      const own = await indexEdition(pages, readPage);
      const name = `${INDEX}.${edition}.${hashOf(JSON.stringify(own))}`;
      for (const [suffix, content] of Object.entries(own)) fresh[name + suffix] = content;
      names[edition] = name;
    }
    if (Object.keys(fresh).some((name) => !(name in files))) {
      oldFiles = files;
      files = fresh;
    }
    return names;
  }

  return {
    file: async (name) => (name === `${INDEX}.json` ? refresh() : (files[name] ?? oldFiles[name])),
  };
}

/** Reads a page for the index, once for each text it has had; null for one that is broken. */
function createReader(site: () => DevSite, renderer: DevRenderer): ReadPage {
  const known = new Map<string, { article: string; indexed: IndexedPage }>();
  return async (route) => {
    const parts = await renderer.page(route).catch(() => null);
    if (!parts) return null;
    const { page, html: article } = parts.update.payload;
    const last = known.get(route.path);
    if (last?.article === article) return last.indexed;
    const indexed = indexArticle(article, page, site().config.localeInfos);
    known.set(route.path, { article, indexed });
    return indexed;
  };
}

/** Content of all files of an index, by what follows its name in theirs. */
async function indexEdition(
  { routes, priors }: SearchPages,
  readPage: ReadPage,
): Promise<Record<string, unknown>> {
  const pages: IndexedPage[] = [];
  const found: SearchPages['priors'] = [];
  for (const [number, route] of routes.entries()) {
    const page = await readPage(route);
    // A page that is broken at the moment is missing until it is mended.
    if (!page) continue;
    pages.push(page);
    found.push(priors[number] ?? { links: 0, weight: 1 });
  }
  const indexes = pages.map(({ index }) => index);
  const parts = pages.flatMap((page, number) =>
    page.parts.map((part, index) => [partFile('', number, index), part] as const),
  );
  return { ...buildIndex('', indexes, found), ...Object.fromEntries(parts) };
}
