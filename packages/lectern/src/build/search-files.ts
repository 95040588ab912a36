import { renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashOf } from '../config/hash.ts';
import type { SearchPages } from '../pages/search-pages.ts';
import { buildIndex } from '../search/build-index.ts';
import { INDEX, partFile } from '../search/format.ts';
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

/** File for a part of a page while the name of the index is not known: it depends on all pages. */
export function draftFile(stagingDir: string, { edition, number }: SearchPlace, part: number): string {
  return join(stagingDir, partFile(`.${edition}`, number, part));
}

/** Writes the index of every edition, each under a name with the hash of all that is in it, and the list of names. */
export function writeSearchFiles(
  editions: readonly SearchPages[],
  pages: readonly IndexedPage[],
  stagingDir: string,
): void {
  const names: Record<string, string> = {};
  for (const { edition, priors } of editions) {
    const own = pages
      .filter(({ place }) => place.edition === edition)
      .sort((a, b) => a.place.number - b.place.number);
    const indexes = own.map(({ index }) => index);
    const files = Object.entries(buildIndex('', indexes, priors)).map(
      ([suffix, content]) => [suffix, JSON.stringify(content)] as const,
    );
    const name = `${INDEX}.${edition}.${hashOf(JSON.stringify([files, own.map(({ parts }) => parts)]))}`;
    for (const [suffix, json] of files) writeFileSync(join(stagingDir, name + suffix), json);
    for (const { place, parts } of own) {
      for (const part of parts.keys()) {
        renameSync(draftFile(stagingDir, place, part), join(stagingDir, partFile(name, place.number, part)));
      }
    }
    names[edition] = name;
  }
  if (editions.length > 0) writeFileSync(join(stagingDir, `${INDEX}.json`), JSON.stringify(names));
}
