import { mkdirSync, renameSync } from 'node:fs';
import { basename, join } from 'node:path';
import { hashOf, identityOf } from '../config/hash.ts';
import type { Config } from '../config/load.ts';
import type { SearchPages } from '../pages/search-pages.ts';
import { createIndexer, type Indexer } from '../search/build-index.ts';
import { entryFile, type IndexNames, indexName, NAMES_FILE, partFile, shardFile } from '../search/format.ts';
import type { PageData } from '../shared/types.ts';
import type { KnownOutput, LastOutput, OutputIndex, OutputSearch, OutputShard } from './last-output.ts';
import { isUnchanged, type OutputFile, takeOutput, writeOutput } from './output-files.ts';
import type { PageFiles, Taker } from './take-pages.ts';

/** An unfinished index: its pages by number, with the files of their texts in a folder. */
interface Draft extends SearchPages {
  folder: string;
  pages: OutputSearch[];
  /** Whether every page so far was reused from the last output. */
  isAsBefore: boolean;
}

/** Position of a page in an index. */
interface Place {
  draft: Draft;
  number: number;
}

/** The files of the indexes of a build. */
export interface SearchFiles {
  /** Size limits of the index files. Parts of pages can be reused only in an index with the same limits. */
  sizes: unknown;
  /** Terms by the numbers that the postings of pages use. */
  terms: readonly string[];
  /** Prepares everything that does not depend on rendered pages, while threads render them. */
  prepare(): void;
  /** Checks whether search is to find a page. */
  has(routePath: string): boolean;
  /**
   * Indexes a page if search is to find it, and writes the texts that results show. Pages may be added in any order.
   *
   * @param article HTML, with its notes
   */
  add(page: PageData, article: string): void;
  /** Reuses the search data of a page from the last build. @returns false if its files have changed */
  take(routePath: string, search: OutputSearch): boolean;
  /** Returns the paths of the pages' files written so far. */
  paths(): Iterable<string>;
  /** Writes the rest when all pages are added. @returns the index of each edition */
  finish(): LastOutput['indexes'];
  /** Returns the search data of a page after `finish`; null for a page that search does not find. */
  of(routePath: string): OutputSearch | null;
}

/**
 * Creates the search files of a build. Pages are indexed on this thread only, which is idle while others render. If
 * each thread indexed pages, each would have to process all words of a site for the first time, which is most of the
 * work (docs-dev/decisions/0010).
 *
 * @param editions the pages that search finds in each edition
 * @param last output of the last build
 * @param taker takes the files of pages from that output
 */
export function createSearchFiles(
  config: Config,
  editions: readonly SearchPages[],
  stagingDir: string,
  last: KnownOutput,
  taker: Taker,
): SearchFiles {
  const pageCount = Math.max(0, ...editions.map(({ routes }) => routes.length));
  const indexer = createIndexer(pageCount, last.terms);
  const drafts = editions.map((edition) => beginDraft(edition, stagingDir));
  const places = new Map(
    drafts.flatMap((draft) =>
      draft.routes.map(({ path }, number): [string, Place] => [path, { draft, number }]),
    ),
  );
  taker.take(Array.from(places, ([path, place]) => filesOf(path, place, last)));
  return {
    sizes: indexer.sizes,
    get terms() {
      return indexer.terms;
    },
    prepare: () => prepare(editions, indexer),
    has: (path) => places.has(path),
    add(page, article) {
      const place = places.get(page.routePath);
      if (!place) return;
      const { draft, number } = place;
      draft.isAsBefore = false;
      const { index, parts } = indexer.indexArticle(article, page, config.localeInfos);
      const texts = parts.map((part) => JSON.stringify(part));
      const files = texts.map((text, at) => writeOutput(stagingDir, partPath(draft, number, at), text));
      draft.pages[number] = { index, hash: hashOf(texts.join()), parts: files };
    },
    take(path, search) {
      const { draft, number } = places.get(path) ?? {};
      if (!draft || number === undefined) return false;
      const parts = search.parts.map((file, at) => ({ ...file, path: partPath(draft, number, at) }));
      draft.pages[number] = { ...search, parts };
      return parts.every((part) => taker.has(part.path));
    },
    paths: () => drafts.flatMap(({ pages }) => pages.flatMap(({ parts }) => parts.map(({ path }) => path))),
    finish: () => finishDrafts(drafts, indexer, stagingDir, outputBefore(config, stagingDir, last, taker)),
    of(path) {
      const { draft, number } = places.get(path) ?? {};
      return (number !== undefined && draft?.pages[number]) || null;
    },
  };
}

function prepare(editions: readonly SearchPages[], indexer: Indexer): void {
  for (const { priors } of editions) priors();
  if (editions.length > 0) indexer.prepare();
}

/** Returns the text files of a page in the last output, with their paths in the new one. */
function filesOf(path: string, { draft, number }: Place, { pages, indexes }: KnownOutput): PageFiles {
  const { parts = [] } = pages.get(path)?.search ?? {};
  const to = parts.map((_, at) => partPath(draft, number, at));
  // When the output is changed in place, the folder of an index is renamed.
  const folder = indexes[draft.edition]?.name;
  return { path, files: parts, to, stays: (at) => parts[at]?.path === `${folder}/${basename(to[at] ?? '')}` };
}

/** Returns the path of a page's text in the unfinished index. */
function partPath({ folder }: Draft, page: number, part: number): string {
  return `${folder}/${partFile(page, part)}`;
}

function beginDraft(edition: SearchPages, stagingDir: string): Draft {
  // The final name depends on the content, which is not known yet.
  const folder = `.${edition.edition}`;
  mkdirSync(join(stagingDir, folder));
  return { ...edition, folder, pages: [], isAsBefore: true };
}

/** The indexes of the last build. */
interface Before extends Pick<LastOutput, 'indexes'> {
  /** Takes a file of the last output to another path. @returns false if it has changed */
  take(file: OutputFile, to: string): boolean;
}

function outputBefore(
  { outDir }: Config,
  stagingDir: string,
  { indexes }: LastOutput,
  { isInPlace }: Taker,
): Before {
  // When the output is changed in place, an unchanged file stays where it is.
  const take: Before['take'] = isInPlace
    ? (file) => isUnchanged(outDir, file)
    : (file, to) => takeOutput(outDir, stagingDir, file, to);
  return { indexes, take };
}

function finishDrafts(
  drafts: readonly Draft[],
  indexer: Indexer,
  stagingDir: string,
  before: Before,
): LastOutput['indexes'] {
  const indexes: LastOutput['indexes'] = {};
  const names: IndexNames = {};
  for (const draft of drafts) {
    const key = hashOf(JSON.stringify([draft.priors(), indexer.sizes]));
    const index = takeIndex(draft, key, before) ?? makeIndex(draft, key, indexer, stagingDir, before);
    renameSync(join(stagingDir, draft.folder), join(stagingDir, index.name));
    draft.pages = draft.pages.map(({ parts, ...page }) => ({
      ...page,
      parts: parts.map((file) => inFolder(index.name, file)),
    }));
    names[draft.edition] = index.name;
    indexes[draft.edition] = index;
  }
  if (drafts.length > 0) writeOutput(stagingDir, NAMES_FILE, JSON.stringify(names));
  return indexes;
}

/** Reuses the index of an edition whose pages are unchanged. @returns null if there is none, or if it was changed */
function takeIndex(
  { edition, folder, isAsBefore }: Draft,
  key: string,
  { indexes, take }: Before,
): OutputIndex | null {
  const known = indexes[edition];
  if (!isAsBefore || known?.key !== key) return null;
  const { entry, shards } = known;
  const isWhole =
    take(entry, entry.path) && shards.every((shard) => take(shard, inFolder(folder, shard).path));
  return isWhole ? known : null;
}

/** Writes an index into the folder of the draft, except for its entry. */
function makeIndex(
  { edition, priors, pages, folder }: Draft,
  key: string,
  indexer: Indexer,
  stagingDir: string,
  before: Before,
): OutputIndex {
  const indexes = pages.map(({ index }) => index);
  const built = indexer.buildIndex(indexes, priors());
  const made = built.shards.map((shard, number): OutputShard => {
    const id = identityOf(shard.source());
    const path = `${folder}/${shardFile(number)}`;
    const old = before.indexes[edition]?.shards[number];
    // An edit changes few shards, and making one takes longer than comparing its source.
    if (old?.id === id && before.take(old, path)) return { ...old, path };
    return { ...writeOutput(stagingDir, path, JSON.stringify(shard.make())), id };
  });
  const hash = hashOf(
    JSON.stringify([built.entry, made.map(({ id }) => id), pages.map((page) => page.hash)]),
  );
  const name = indexName(edition, hash);
  const entry = writeOutput(stagingDir, entryFile(name), JSON.stringify(built.entry));
  return { key, name, entry, shards: made.map((shard) => inFolder(name, shard)) };
}

function inFolder<File extends OutputFile>(folder: string, file: File): File {
  return { ...file, path: `${folder}/${basename(file.path)}` };
}
