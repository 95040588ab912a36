import { renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashOf } from '../config/hash.ts';
import type { SearchPages } from '../pages/search-pages.ts';
import { buildIndex } from '../search/build-index.ts';
import { entryFile, indexName, partFile, shardFile } from '../search/format.ts';
import type { PageIndex } from '../search/merge-pages.ts';

/** Where a page stands in the index of its edition. */
export interface SearchPlace {
  edition: string;
  number: number;
}

/** What a worker found out about a page; its parts are written already. */
export interface IndexedPage {
  place: SearchPlace;
  index: PageIndex;
  /** Hash of each part. */
  parts: string[];
}

/** Pages on their way from a worker: without their vocabulary, which is sent once and not with each of them. */
export interface SentPages {
  pages: (Omit<IndexedPage, 'index'> & { index: Omit<PageIndex, 'vocabulary'> })[];
  worker: number;
  /** Terms that the worker has met since it sent some, with spaces between: none holds one. */
  newTerms: string;
  /** Number of the first of them. */
  first: number;
}

/** Gives pages the vocabularies of their workers again. */
export function receivePages(batches: readonly SentPages[]): IndexedPage[] {
  const vocabularies = new Map<number, string[]>();
  for (const { worker, newTerms } of batches.toSorted((a, b) => a.first - b.first)) {
    const known = vocabularies.get(worker) ?? [];
    vocabularies.set(worker, known.concat(newTerms === '' ? [] : newTerms.split(' ')));
  }
  return batches.flatMap(({ pages, worker }) => {
    const vocabulary = vocabularies.get(worker) as string[];
    return pages.map((page) => ({ ...page, index: { ...page.index, vocabulary } }));
  });
}

/** File for a part of a page while the name of the index is not known: it depends on all pages. */
export function draftFile(stagingDir: string, { edition, number }: SearchPlace, part: number): string {
  return join(stagingDir, partFile(`.${edition}`, number, part));
}

/** Writes the index of every edition, each under a name with the hash of all that is in it. */
export function writeSearchFiles(
  editions: readonly SearchPages[],
  pages: readonly IndexedPage[],
  stagingDir: string,
): void {
  for (const { edition, priors } of editions) {
    const own = pages
      .filter(({ place }) => place.edition === edition)
      .sort((a, b) => a.place.number - b.place.number);
    const indexes = own.map(({ index }) => index);
    const { entry, shards } = buildIndex(indexes, priors);
    const texts = shards.map((shard) => JSON.stringify(shard));
    const name = indexName(edition, hashOf(JSON.stringify([entry, texts, own.map(({ parts }) => parts)])));
    for (const [number, text] of texts.entries()) {
      writeFileSync(join(stagingDir, shardFile(name, number)), text);
    }
    for (const { place, parts } of own) {
      for (const part of parts.keys()) {
        renameSync(draftFile(stagingDir, place, part), join(stagingDir, partFile(name, place.number, part)));
      }
    }
    writeFileSync(join(stagingDir, entryFile(edition)), JSON.stringify({ ...entry, name }));
  }
}
