import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashOf, identityOf } from '../config/hash.ts';
import type { Route } from '../shared/types.ts';
import type { SitePage } from './compile-page.ts';

export interface CacheEntry {
  /** Hash of all that the page is made of, but for the files in `deps`; empty for one that is not to be kept. */
  key: string;
  /** Hashes of the other files that went in. */
  deps: Record<string, string>;
  page: SitePage;
}

/** Names all that a page was compiled from; empty for one that is compiled again for each build. */
export function originOf({ key, deps }: Pick<CacheEntry, 'key' | 'deps'>): string {
  return key && identityOf(JSON.stringify([key, deps]));
}

/** Compiled pages on disk, one file each. */
export interface PageCache {
  /** Null for a page that was not kept. */
  read(route: Route): CacheEntry | null;
  write(route: Route, entry: CacheEntry): void;
  /** Removes the pages that are not among `routes`: a deleted page leaves nothing behind. */
  prune(routes: readonly Route[]): void;
}

/** @param cacheDir folder for what may be deleted at any time */
export function createPageCache(cacheDir: string): PageCache {
  const folder = pagesFolder(cacheDir);
  mkdirSync(folder, { recursive: true });
  return {
    read: (route) => readEntry(join(folder, nameOf(route))),
    // A build and a dev server may use one cache: who reads half a file has no page, and so has who reads what is left
    // when two have written at once, for nothing may follow the end of JSON.
    write: (route, entry) => writeFileSync(join(folder, nameOf(route)), JSON.stringify(entry)),
    prune(routes) {
      const names = new Set(routes.map(nameOf));
      for (const name of readdirSync(folder)) {
        if (!names.has(name)) rmSync(join(folder, name), { force: true });
      }
    },
  };
}

/** The folder of compiled pages: one that is copied from another machine is as good, since entries name what they are of. */
export function pagesFolder(cacheDir: string): string {
  return join(cacheDir, 'pages');
}

/** Name of a page's file in there. */
export function nameOf({ filePath }: Route): string {
  return `${hashOf(filePath)}.json`;
}

function readEntry(file: string): CacheEntry | null {
  // A first build has none, and an error costs ten times as much as the question.
  if (!existsSync(file)) return null;
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    // Cut off by a full disk, or not ours: all the same.
    return null;
  }
}
