import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashOf } from '../config/hash.ts';
import type { Config } from '../config/load.ts';
import type { SearchPages } from '../pages/search-pages.ts';
import { createIndexer } from '../search/build-index.ts';
import { entryFile, type IndexNames, indexName, NAMES_FILE, partFile, shardFile } from '../search/format.ts';
import type { PageIndex } from '../search/merge-pages.ts';
import type { PageData } from '../shared/types.ts';

/** An index on its way: its pages at their numbers, the files of their texts in a folder. */
interface Draft extends SearchPages {
  folder: string;
  pages: { index: PageIndex; hash: string }[];
}

/** The files of the indexes of a build. */
export interface SearchFiles {
  /**
   * Indexes a page if search is to find it, and writes what results show of it. Pages may come in any order.
   *
   * @param article HTML, as readers get it
   */
  add(page: PageData, article: string): void;
  /** Writes the rest, when all pages are there. */
  finish(): void;
}

/**
 * Pages are indexed on one thread, this one, which has nothing else to do while others render: each thread would
 * meet all words of a site for the first time, and that is most of the work (docs-dev/decisions/0010).
 *
 * @param editions what search finds in each
 */
export function createSearchFiles(
  config: Config,
  editions: readonly SearchPages[],
  stagingDir: string,
): SearchFiles {
  const indexer = createIndexer(Math.max(0, ...editions.map(({ routes }) => routes.length)));
  const drafts = editions.map((edition): Draft => {
    // The name of an index is made of what is in it.
    const folder = join(stagingDir, `.${edition.edition}`);
    mkdirSync(folder);
    return { ...edition, folder, pages: [] };
  });
  const places = new Map(
    drafts.flatMap((draft) => draft.routes.map(({ path }, number) => [path, { draft, number }])),
  );

  return {
    add(page, article) {
      const place = places.get(page.routePath);
      if (!place) return;
      const { draft, number } = place;
      const { index, parts } = indexer.indexArticle(article, page, config.localeInfos);
      const texts = parts.map((part, at) => write(draft.folder, partFile(number, at), part));
      draft.pages[number] = { index, hash: hashOf(texts.join()) };
    },
    finish() {
      const names: IndexNames = {};
      for (const { edition, priors, folder, pages } of drafts) {
        const { entry, shards } = indexer.buildIndex(
          pages.map(({ index }) => index),
          priors,
        );
        const texts = shards.map((shard, number) => write(folder, shardFile(number), shard));
        const hash = hashOf(JSON.stringify([entry, texts, pages.map((page) => page.hash)]));
        const name = indexName(edition, hash);
        renameSync(folder, join(stagingDir, name));
        write(stagingDir, entryFile(name), entry);
        names[edition] = name;
      }
      if (drafts.length > 0) write(stagingDir, NAMES_FILE, names);
    },
  };
}

/** @returns what is in the file */
function write(folder: string, file: string, content: unknown): string {
  const text = JSON.stringify(content);
  writeFileSync(join(folder, file), text);
  return text;
}
