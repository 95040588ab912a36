import { hashOf } from '../config/hash.ts';
import type { CompiledPage } from '../markdown/types.ts';
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
type Files = Record<string, unknown>;

/**
 * The search index of a site while it is being written. A page asks for the list of names when its search is
 * opened; the index is made anew then, if anything has changed since, and only pages that have are read again.
 */
export function createDevSearch(site: () => DevSite, renderer: DevRenderer): DevSearch {
  const readPage = createReader(site, renderer);
  let files: Files = {};
  // A tab may hold the names of before an edit.
  let oldFiles: Files = {};
  let last: { plan: unknown; generation: number; names: Promise<Record<string, string>> } | undefined;

  function refresh(): Promise<Record<string, string>> {
    // Every edit makes another plan, and every edit of theme or components another generation.
    const state = { plan: site().plan(), generation: renderer.generation() };
    if (last?.plan === state.plan && last.generation === state.generation) return last.names;
    const names = indexSite();
    last = { ...state, names };
    names.catch(() => {
      last = undefined;
    });
    return names;
  }

  async function indexSite(): Promise<Record<string, string>> {
    const { config, table, compiled } = site();
    const names: Record<string, string> = {};
    const fresh: Files = {};
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

/**
 * Reads a page for the index, once for each state of its file and of the code it runs; null for one that is
 * broken. What an overview lists may change with any other page: it is read each time.
 */
function createReader(site: () => DevSite, renderer: DevRenderer): ReadPage {
  const known = new WeakMap<CompiledPage, { generation: number; indexed: IndexedPage }>();
  return async (route) => {
    const { compiled, plan, config } = site();
    const source = compiled(route);
    const generation = renderer.generation();
    const last = source && known.get(source);
    if (last?.generation === generation && !plan().overview(route)) return last.indexed;
    const parts = await renderer.page(route).catch(() => null);
    if (!source || !parts) return null;
    const { page, html } = parts.update.payload;
    const indexed = indexArticle(html, page, config.localeInfos);
    known.set(source, { generation, indexed });
    return indexed;
  };
}

/** Content of all files of an index, by what follows its name in theirs. */
async function indexEdition({ routes, priors }: SearchPages, readPage: ReadPage): Promise<Files> {
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
