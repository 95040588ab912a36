import { setImmediate as nextTurn } from 'node:timers/promises';
import { hashOf } from '../config/hash.ts';
import type { SitePage } from '../pages/compile-page.ts';
import { linkedPages } from '../pages/linked-pages.ts';
import { type SearchPages, searchPages } from '../pages/search-pages.ts';
import { createIndexer, type IndexedPage, type Indexer, indexFiles } from '../search/build-index.ts';
import { type IndexNames, indexName, NAMES_FILE } from '../search/format.ts';
import { once } from '../shared/once.ts';
import type { Route } from '../shared/types.ts';
import type { DevRenderer } from './render.ts';
import type { DevSite } from './site.ts';

export interface DevSearch {
  /** Returns the content of an index file by its name; undefined if there is none. */
  file(name: string): Promise<unknown>;
}

type ReadPage = (route: Route) => Promise<IndexedPage | null>;
type Files = Record<string, unknown>;

/**
 * Provides the search index of a site during development. A page requests the name of the index when its search is
 * opened. The index is then built again if anything has changed, and only changed pages are read again.
 */
export function createDevSearch(site: () => DevSite, renderer: DevRenderer): DevSearch {
  // No page count, because the files are in memory and there may be many.
  const indexer = createIndexer(0);
  const readPage = createReader(site, renderer, indexer);
  let files: Files = {};
  // A tab may still use names from before an edit.
  let oldFiles: Files = {};
  let last: { plan: unknown; generation: number; done: Promise<void> } | undefined;

  function refresh(): Promise<void> {
    // Every edit creates a new plan, and every edit of theme or components a new generation.
    const state = { plan: site().plan(), generation: renderer.generation() };
    if (last?.plan === state.plan && last.generation === state.generation) return last.done;
    // One after another: a page is read once, and an older index never replaces a newer one.
    const done = (last?.done ?? Promise.resolve()).catch(() => {}).then(indexSite);
    last = { ...state, done };
    done.catch(() => {
      if (last?.done === done) last = undefined;
    });
    return done;
  }

  async function indexSite(): Promise<void> {
    const { config, table, compiled, plan } = site();
    const names: IndexNames = {};
    const fresh: Files = { [NAMES_FILE]: names };
    // This takes seconds. Open pages, and the page that opens its search, are answered in between.
    for (const route of table().routes) {
      compiled(route);
      await nextTurn();
    }
    const linked = once(() => linkedPages(config, table(), compiled));
    for (const pages of searchPages(config, table(), compiled, plan().group, linked)) {
      const [name, own] = await indexEdition(pages, readPage, indexer);
      names[pages.edition] = name;
      Object.assign(fresh, own);
    }
    if (Object.keys(fresh).some((name) => !(name in files))) {
      oldFiles = files;
      files = fresh;
    }
  }

  return {
    async file(name) {
      if (name === NAMES_FILE) await refresh();
      return files[name] ?? oldFiles[name];
    },
  };
}

/**
 * Creates the function that reads a page for the index. A page is read once for each state of its file and of the code
 * that it runs; null for a broken page. The list of an overview may change with any other page, so it is read each
 * time.
 */
function createReader(site: () => DevSite, renderer: DevRenderer, indexer: Indexer): ReadPage {
  const known = new WeakMap<SitePage, { generation: number; indexed: IndexedPage }>();
  return async (route) => {
    const { compiled, plan, config } = site();
    const source = compiled(route);
    const generation = renderer.generation();
    const last = source && known.get(source);
    if (last?.generation === generation && !plan().overview(route)) return last.indexed;
    const parts = await renderer.page(route).catch(() => null);
    if (!source || !parts) return null;
    const indexed = indexer.indexArticle(parts.noted.article, parts.page, config.localeInfos);
    known.set(source, { generation, indexed });
    return indexed;
  };
}

/** Builds the index of an edition. Returns its name, and the content of its files by name. */
async function indexEdition(
  { edition, routes, priors }: SearchPages,
  readPage: ReadPage,
  indexer: Indexer,
): Promise<[name: string, files: Files]> {
  const pages: IndexedPage[] = [];
  const all = priors();
  const found: typeof all = [];
  for (const [number, route] of routes.entries()) {
    const [page, prior] = [await readPage(route), all[number]];
    await nextTurn();
    // A page that is broken at the moment is left out until it is fixed.
    if (!page || !prior) continue;
    pages.push(page);
    found.push(prior);
  }
  const built = indexer.buildIndex(
    pages.map(({ index }) => index),
    found,
  );
  const parts = pages.map((page) => page.parts);
  const shards = built.shards.map((shard) => hashOf(shard.source()));
  const name = indexName(edition, hashOf(JSON.stringify([built.entry, shards, parts])));
  return [name, indexFiles(name, built, parts)];
}
