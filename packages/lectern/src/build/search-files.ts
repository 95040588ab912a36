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

/** An index on its way: its pages at their numbers, the files of their texts in a folder. */
interface Draft extends SearchPages {
  folder: string;
  pages: OutputSearch[];
  /** Every page so far was taken from the last output. */
  isAsBefore: boolean;
}

/** Where a page is in an index. */
interface Place {
  draft: Draft;
  number: number;
}

/** The files of the indexes of a build. */
export interface SearchFiles {
  /** How much goes into a file: parts of pages can be taken only into an index of the same. */
  sizes: unknown;
  /** Terms by their numbers in the postings of pages. */
  terms: readonly string[];
  /** Makes what does not depend on how pages are rendered, while threads render them. */
  prepare(): void;
  /** True for a page that search is to find. */
  has(routePath: string): boolean;
  /**
   * Indexes a page if search is to find it, and writes what results show of it. Pages may come in any order.
   *
   * @param article HTML, with its notes
   */
  add(page: PageData, article: string): void;
  /** Keeps what the last build has made of a page. @returns false where its files are not what they were */
  take(routePath: string, search: OutputSearch): boolean;
  /** Files of pages that are there so far, by their paths. */
  paths(): Iterable<string>;
  /** Writes the rest, when all pages are there. @returns the index of each edition */
  finish(): LastOutput['indexes'];
  /** What is known of a page after that; null for one that search does not find. */
  of(routePath: string): OutputSearch | null;
}

/**
 * Pages are indexed on one thread, this one, which has nothing else to do while others render: each thread would
 * meet all words of a site for the first time, and that is most of the work (docs-dev/decisions/0010).
 *
 * @param editions what search finds in each
 * @param last what the last build has made
 * @param taker takes the files of pages from there
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

/** The texts of a page in the last output, and where they are to be. */
function filesOf(path: string, { draft, number }: Place, { pages, indexes }: KnownOutput): PageFiles {
  const { parts = [] } = pages.get(path)?.search ?? {};
  const to = parts.map((_, at) => partPath(draft, number, at));
  // An index that is changed in place is a folder that gets another name.
  const folder = indexes[draft.edition]?.name;
  return { path, files: parts, to, stays: (at) => parts[at]?.path === `${folder}/${basename(to[at] ?? '')}` };
}

/** Where a text of a page is while the index is on its way. */
function partPath({ folder }: Draft, page: number, part: number): string {
  return `${folder}/${partFile(page, part)}`;
}

function beginDraft(edition: SearchPages, stagingDir: string): Draft {
  // The name of an index is made of what is in it.
  const folder = `.${edition.edition}`;
  mkdirSync(join(stagingDir, folder));
  return { ...edition, folder, pages: [], isAsBefore: true };
}

/** The indexes of the last build. */
interface Before extends Pick<LastOutput, 'indexes'> {
  /** Takes a file of the output that has them to another path. @returns false for one that is not what it was */
  take(file: OutputFile, to: string): boolean;
}

function outputBefore(
  { outDir }: Config,
  stagingDir: string,
  { indexes }: LastOutput,
  { isInPlace }: Taker,
): Before {
  // In place, a file that is what it was stays where it is.
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

/** Takes the index of an edition whose pages are what they were. @returns null when there is none, or when it was changed */
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

/** Writes an index: into the folder of the draft, but for its entry. */
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
    // An edit changes few of them, and to make one takes longer than to look at what it is made of.
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
