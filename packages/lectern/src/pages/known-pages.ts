import { closeSync, existsSync, fstatSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { fileLines, filePart, writeInChunks } from './chunked-file.ts';
import type { PageMeta, SitePage } from './compile-page.ts';
import { type PackedLinks, packLinks, unpackLinks } from './packed-links.ts';

/** What a build knows of a page without its text. */
export interface KnownPage {
  /** As in the page cache: of all that the page is made of, and of the other files that went in. */
  key: string;
  deps: Record<string, string>;
  meta: PageMeta;
  /** State of its file when it was last looked at (`Freshness.stateOf`). */
  state?: string | undefined;
  /** How long the compile took, where it was done now (ms). */
  ms?: number;
}

/** The same in the file. */
interface StoredPage extends Omit<KnownPage, 'meta'> {
  meta: Omit<PageMeta, 'links'> & { links: PackedLinks };
}

/** A page without its text and files. */
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

/** The line that a page was read from: after an edit nearly all are written as they were. */
interface ReadLine {
  /** Names the file, as it was then. */
  file: string;
  start: number;
  /** Where the next line begins. */
  end: number;
}

const read = new WeakMap<KnownPage, ReadLine>();

/** Pages of the last build, by the path of their file: one file to read, where the page cache is one for each page. */
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
    // Not ours: what could be read is right.
  } finally {
    closeSync(file);
  }
  return pages;
}

/** @param pages those without a key are compiled again for each build, and left out */
export function writeKnownPages(
  cacheDir: string,
  pages: Iterable<[filePath: string, page: KnownPage]>,
): void {
  writeInChunks(fileOf(cacheDir), piecesOf(pages, fileOf(cacheDir)));
}

/** @param file the one that pages may have been read from: their lines are copied, as long as it is the same */
function* piecesOf(
  pages: Iterable<[filePath: string, page: KnownPage]>,
  file: string,
): Iterable<string | Buffer> {
  const last = openIfThere(file);
  try {
    const name = last === null ? '' : nameOf(last);
    /** Lines that follow one another in the last file. */
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
    // Before another file takes its place: Windows would refuse that.
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

/** Names an open file: another build may have put another one in its place. */
function nameOf(file: number): string {
  const { ino, size, mtimeMs } = fstatSync(file);
  return `${ino} ${size} ${mtimeMs}`;
}

function fileOf(cacheDir: string): string {
  return join(cacheDir, 'pages.jsonl');
}
