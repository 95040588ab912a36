import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { hashOf, identityOf } from '../config/hash.ts';
import type { Config } from '../config/load.ts';
import type { SearchPages } from '../pages/search-pages.ts';
import { createIndexer, type Indexer, sizesFor } from '../search/build-index.ts';
import { entryFile, type IndexNames, indexName, NAMES_FILE, partFile, shardFile } from '../search/format.ts';
import type { PageData } from '../shared/types.ts';
import type { LastOutput, OutputSearch, OutputShard } from './last-output.ts';
import { type OutputFile, takeOutput, writeOutput } from './output-files.ts';

/** An index on its way: its pages at their numbers, the files of their texts in a folder. */
interface Draft extends SearchPages {
  folder: string;
  pages: OutputSearch[];
}

/** The files of the indexes of a build. */
export interface SearchFiles {
  /** How much goes into a file: parts of pages can be taken only into an index of the same. */
  sizes: unknown;
  /** Terms by their numbers in the postings of pages. */
  terms: readonly string[];
  /** True for a page that search is to find. */
  has(routePath: string): boolean;
  /**
   * Indexes a page if search is to find it, and writes what results show of it. Pages may come in any order.
   *
   * @param article HTML, with its notes
   */
  add(page: PageData, article: string): void;
  /**
   * Takes what the last build has made of a page.
   *
   * @param outDir output of that build
   * @returns false where its files are not there any more
   */
  take(routePath: string, search: OutputSearch, outDir: string): boolean;
  /** Writes the rest, when all pages are there. @returns the files of terms of each edition */
  finish(): LastOutput['shards'];
  /** What is known of a page after that; null for one that search does not find. */
  of(routePath: string): OutputSearch | null;
}

/**
 * Pages are indexed on one thread, this one, which has nothing else to do while others render: each thread would
 * meet all words of a site for the first time, and that is most of the work (docs-dev/decisions/0010).
 *
 * @param editions what search finds in each
 * @param last what the last build has made
 */
export function createSearchFiles(
  config: Config,
  editions: readonly SearchPages[],
  stagingDir: string,
  last: Omit<LastOutput, 'pages'>,
): SearchFiles {
  const pageCount = Math.max(0, ...editions.map(({ routes }) => routes.length));
  const indexer = createIndexer(pageCount, last.terms);
  const drafts = editions.map((edition) => beginDraft(edition, stagingDir));
  const places = new Map(
    drafts.flatMap((draft) => draft.routes.map(({ path }, number) => [path, { draft, number }])),
  );
  return {
    sizes: sizesFor(pageCount),
    terms: indexer.terms,
    has: (path) => places.has(path),
    add(page, article) {
      const place = places.get(page.routePath);
      if (!place) return;
      const { draft, number } = place;
      const { index, parts } = indexer.indexArticle(article, page, config.localeInfos);
      const texts = parts.map((part) => JSON.stringify(part));
      const files = texts.map((text, at) =>
        writeOutput(stagingDir, `${draft.folder}/${partFile(number, at)}`, text),
      );
      draft.pages[number] = { index, hash: hashOf(texts.join()), parts: files };
    },
    take(path, search, outDir) {
      const { draft, number } = places.get(path) ?? {};
      if (!draft || number === undefined) return false;
      const parts = search.parts.map((file, at) => ({
        ...file,
        path: `${draft.folder}/${partFile(number, at)}`,
      }));
      draft.pages[number] = { ...search, parts };
      return search.parts.every((file, at) => takeOutput(outDir, stagingDir, file, parts[at]?.path));
    },
    finish: () => finishDrafts(drafts, indexer, stagingDir, { outDir: config.outDir, shards: last.shards }),
    of(path) {
      const { draft, number } = places.get(path) ?? {};
      return (number !== undefined && draft?.pages[number]) || null;
    },
  };
}

function beginDraft(edition: SearchPages, stagingDir: string): Draft {
  // The name of an index is made of what is in it.
  const folder = `.${edition.edition}`;
  mkdirSync(join(stagingDir, folder));
  return { ...edition, folder, pages: [] };
}

/** The files of terms of the last build, and the output that has them. */
type Before = Pick<LastOutput, 'shards'> & Pick<Config, 'outDir'>;

function finishDrafts(
  drafts: readonly Draft[],
  indexer: Indexer,
  stagingDir: string,
  before: Before,
): LastOutput['shards'] {
  const shards: LastOutput['shards'] = {};
  const names: IndexNames = {};
  for (const draft of drafts) {
    const made = finishDraft(draft, indexer, stagingDir, before);
    names[draft.edition] = made.name;
    shards[draft.edition] = made.shards;
  }
  if (drafts.length > 0) write(stagingDir, NAMES_FILE, names);
  return shards;
}

/** @returns the name of the index, and its files of terms */
function finishDraft(
  draft: Draft,
  indexer: Indexer,
  stagingDir: string,
  before: Before,
): { name: string; shards: OutputShard[] } {
  const { edition, priors, pages } = draft;
  const indexes = pages.map(({ index }) => index);
  const { entry, shards } = indexer.buildIndex(indexes, priors);
  const made = shards.map((shard, number): OutputShard => {
    const text = JSON.stringify(shard);
    const id = identityOf(text);
    const path = `${draft.folder}/${shardFile(number)}`;
    const old = before.shards[edition]?.[number];
    // An edit changes few of them, and a link takes a quarter of the time of a write.
    if (old?.id === id && takeOutput(before.outDir, stagingDir, old, path)) return { ...old, path };
    return { ...writeOutput(stagingDir, path, text), id };
  });
  const hash = hashOf(JSON.stringify([entry, made.map(({ id }) => id), pages.map((page) => page.hash)]));
  const name = indexName(edition, hash);
  renameSync(join(stagingDir, draft.folder), join(stagingDir, name));
  write(stagingDir, entryFile(name), entry);
  draft.pages = pages.map(({ parts, ...page }) => ({
    ...page,
    parts: parts.map((file) => inFolder(name, file)),
  }));
  return { name, shards: made.map((shard) => inFolder(name, shard)) };
}

function inFolder<File extends OutputFile>(folder: string, file: File): File {
  return { ...file, path: `${folder}/${basename(file.path)}` };
}

function write(folder: string, file: string, content: unknown): void {
  writeFileSync(join(folder, file), JSON.stringify(content));
}
