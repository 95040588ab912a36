import { closeSync, existsSync, fstatSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { fileLines, filePart, writeInChunks } from './chunked-file.ts';
import type { PageMeta, SitePage } from './compile-page.ts';
import { type PackedLinks, packLinks, unpackLinks } from './packed-links.ts';

/** Data of a page for a build, without its text. */
export interface KnownPage {
  /** As in the page cache: `key` is a hash of the page, `deps` are states of the other files that went in. */
  key: string;
  deps: Record<string, string>;
  meta: PageMeta;
  /** State of its file at the last check (`Freshness.stateOf`). */
  state?: string | undefined;
  /** Duration of the compile in ms, if this build compiled the page. */
  ms?: number;
}

/** The page as it is stored in the file. */
interface StoredPage extends Omit<KnownPage, 'meta'> {
  meta: Omit<PageMeta, 'links'> & { links: PackedLinks };
}

/** Returns a page without its text and files. */
export function metaOf({
  html: _html,
  code: _code,
  format: _format,
  assets: _assets,
  places: _places,
  ...meta
}: SitePage): PageMeta {
  return meta;
}

/** The line that a page was read from. After an edit, nearly all lines are written unchanged. */
interface ReadLine {
  /** Id of the file at that time. */
  file: string;
  start: number;
  /** Start of the next line. */
  end: number;
}

const read = new WeakMap<KnownPage, ReadLine>();

/** Reads the pages of the last build by path of their file, from one file. The page cache has one file per page. */
export function readKnownPages(cacheDir: string): Map<string, KnownPage> {
  const pages = new Map<string, KnownPage>();
  const file = openIfThere(fileOf(cacheDir));
  if (file === null) return pages;
  try {
    const name = nameOf(file);
    for (const { bytes, start, end } of fileLines(file)) {
      const [path, stored]: [string, StoredPage] = JSON.parse(bytes.toString());
      const page = stored as unknown as KnownPage;
      page.meta.links = unpackLinks(stored.meta.links);
      pages.set(path, page);
      read.set(page, { file: name, start, end });
    }
  } catch {
    // Lectern did not write the rest of the file. The pages that were read so far are valid.
  } finally {
    closeSync(file);
  }
  return pages;
}

/** @param pages those without a key are left out, because each build compiles them again */
export function writeKnownPages(
  cacheDir: string,
  pages: Iterable<[filePath: string, page: KnownPage]>,
): void {
  writeInChunks(fileOf(cacheDir), piecesOf(pages, fileOf(cacheDir)));
}

/** @param file file that the pages may have been read from; their lines are copied if it has not changed */
function* piecesOf(
  pages: Iterable<[filePath: string, page: KnownPage]>,
  file: string,
): Iterable<string | Buffer> {
  const last = openIfThere(file);
  try {
    const name = last === null ? '' : nameOf(last);
    /** Adjacent lines in the last file, which are copied together. */
    let part = { start: 0, end: 0 };
    const copied = () => (last === null ? [] : filePart(last, part.start, part.end));
    for (const entry of pages) {
      const [, page] = entry;
      if (page.key === '') continue;
      const found = read.get(page);
      const line = found?.file === name ? found : null;
      if (line?.start === part.end) {
        part.end = line.end;
        continue;
      }
      yield* copied();
      part = line ? { ...line } : { start: 0, end: 0 };
      if (!line) yield lineOf(entry);
    }
    yield* copied();
  } finally {
    // Closed before another file replaces it: Windows would refuse that for an open file.
    if (last !== null) closeSync(last);
  }
}

function lineOf([path, page]: [filePath: string, page: KnownPage]): string {
  const stored: StoredPage = { ...page, meta: { ...page.meta, links: packLinks(page.meta.links) } };
  return `${JSON.stringify([path, stored])}\n`;
}

function openIfThere(file: string): number | null {
  return existsSync(file) ? openSync(file, 'r') : null;
}

/** Returns an id of an open file: another build may have replaced it. */
function nameOf(file: number): string {
  const { ino, size, mtimeMs } = fstatSync(file);
  return `${ino} ${size} ${mtimeMs}`;
}

function fileOf(cacheDir: string): string {
  return join(cacheDir, 'pages.jsonl');
}
