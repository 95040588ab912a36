import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashOf, identityOf } from '../config/hash.ts';
import type { Route } from '../shared/types.ts';
import type { SitePage } from './compile-page.ts';

export interface CacheEntry {
  /** Hash of everything that the page depends on, except the files in `deps`. Empty for a page that is not cached. */
  key: string;
  /** Hashes of the other files that the page depends on. */
  deps: Record<string, string>;
  page: SitePage;
}

/** Returns a hash of everything that a page was compiled from. Empty for a page that each build compiles again. */
export function originOf({ key, deps }: Pick<CacheEntry, 'key' | 'deps'>): string {
  return key && identityOf(JSON.stringify([key, deps]));
}

/** Compiled pages on disk, one file each. */
export interface PageCache {
  /** Returns null for a page that is not in the cache. */
  read(route: Route): CacheEntry | null;
  write(route: Route, entry: CacheEntry): void;
  /** Removes the pages that are not in `routes`, so that deleted pages leave no files. */
  prune(routes: readonly Route[]): void;
}

/** @param cacheDir folder for files that may be deleted at any time */
export function createPageCache(cacheDir: string): PageCache {
  const folder = pagesFolder(cacheDir);
  mkdirSync(folder, { recursive: true });
  return {
    read: (route) => readEntry(join(folder, nameOf(route))),
    // A build and a dev server may share a cache. A half-written file is not valid JSON, so the page counts as missing.
    // The same is true for a file that two processes wrote at once, because nothing may follow the end of JSON.
    write: (route, entry) => writeFileSync(join(folder, nameOf(route)), JSON.stringify(entry)),
    prune(routes) {
      const names = new Set(routes.map(nameOf));
      for (const name of readdirSync(folder)) {
        if (!names.has(name)) rmSync(join(folder, name), { force: true });
      }
    },
  };
}

/**
 * Returns the folder of compiled pages. A copy from another machine is valid: entries contain hashes of their sources.
 */
export function pagesFolder(cacheDir: string): string {
  return join(cacheDir, 'pages');
}

/** Returns the name of a page's file in that folder. */
export function nameOf({ filePath }: Route): string {
  return `${hashOf(filePath)}.json`;
}

function readEntry(file: string): CacheEntry | null {
  // A first build has no file, and an exception costs ten times as much as this check.
  if (!existsSync(file)) return null;
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    // The file was cut off by a full disk, or it is not from Lectern. The page is compiled again in both cases.
    return null;
  }
}
