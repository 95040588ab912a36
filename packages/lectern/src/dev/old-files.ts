import type { DevSite } from './site.ts';

/** Number of data files that are kept. Tabs are notified of each edit, so only a suspended one requests older files. */
const OLD_FILES = 100;

/**
 * Time after which a replaced site has answered its requests (ms). It is not kept longer, because a day of editing the
 * config replaces hundreds of them.
 */
const PENDING = 60_000;

type ReplacedSite = Pick<DevSite, 'dataFile' | 'dataFiles'>;

/** Stores data files from before an edit by URL: only the latest, because a day of writing creates thousands. */
export function createOldFiles() {
  const files = new Map<string, unknown>();
  let replaced: ReplacedSite | null = null;
  function add(more: Record<string, unknown>): void {
    const entries = Object.entries(more);
    for (const [url, content] of entries) {
      // Moves the file to the end of the map, where the most recently used ones are.
      files.delete(url);
      files.set(url, content);
    }
    const most = Math.max(OLD_FILES, 2 * entries.length);
    for (const url of files.keys()) {
      if (files.size <= most) break;
      files.delete(url);
    }
  }
  return {
    add,
    get: (url: string): unknown => files.get(url) ?? replaced?.dataFile(url),
    all: (): Record<string, unknown> => ({ ...replaced?.dataFiles(), ...Object.fromEntries(files) }),
    /** Adds the files of another site: those that it has, and those that it creates for its pending requests. */
    standInFor(site: ReplacedSite): void {
      replaced = site;
      setTimeout(() => {
        add(site.dataFiles());
        if (replaced === site) replaced = null;
      }, PENDING).unref();
    },
  };
}
