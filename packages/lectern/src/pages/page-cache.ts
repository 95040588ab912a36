import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { threadId } from 'node:worker_threads';
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
  const folder = join(cacheDir, 'pages');
  mkdirSync(folder, { recursive: true });
  return {
    read: (route) => readEntry(join(folder, nameOf(route))),
    write(route, entry) {
      const file = join(folder, nameOf(route));
      // In one step, for a build and a dev server may use one cache.
      const draft = `${file}.${process.pid}.${threadId}`;
      writeFileSync(draft, JSON.stringify(entry));
      renameSync(draft, file);
    },
    prune(routes) {
      const names = new Set(routes.map(nameOf));
      for (const name of readdirSync(folder)) {
        // Not the drafts: a dev server may be about to rename one.
        if (name.endsWith('.json') && !names.has(name)) rmSync(join(folder, name), { force: true });
      }
    },
  };
}

function nameOf({ filePath }: Route): string {
  return `${hashOf(filePath)}.json`;
}

function readEntry(file: string): CacheEntry | null {
  if (!existsSync(file)) return null;
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    // Cut off by a full disk, or not ours: as good as absent.
    return null;
  }
}
