import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { lineBytesOf, writeInChunks } from './chunked-file.ts';
import type { PageMeta, SitePage } from './compile-page.ts';

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

/** A page without its text and files. */
export function metaOf({
  html: _html,
  code: _code,
  format: _format,
  assets: _assets,
  ...meta
}: SitePage): PageMeta {
  return meta;
}

/** Lines that pages were read from: after an edit nearly all are written as they were. */
const written = new WeakMap<KnownPage, Buffer>();

/** Pages of the last build, by the path of their file: one file to read, where the page cache is one for each page. */
export function readKnownPages(cacheDir: string): Map<string, KnownPage> {
  const file = fileOf(cacheDir);
  const pages = new Map<string, KnownPage>();
  if (!existsSync(file)) return pages;
  try {
    for (const line of lineBytesOf(readFileSync(file))) {
      const [path, page]: [string, KnownPage] = JSON.parse(line.toString());
      pages.set(path, page);
      written.set(page, line);
    }
  } catch {
    // Cut off by a full disk, or not ours: what could be read is right.
  }
  return pages;
}

/** @param pages those without a key are compiled again for each build, and left out */
export function writeKnownPages(
  cacheDir: string,
  pages: Iterable<[filePath: string, page: KnownPage]>,
): void {
  writeInChunks(fileOf(cacheDir), lines(pages));
}

function* lines(pages: Iterable<[filePath: string, page: KnownPage]>): Iterable<string | Buffer> {
  for (const entry of pages) {
    const [, page] = entry;
    if (page.key === '') continue;
    yield written.get(page) ?? JSON.stringify(entry);
    yield '\n';
  }
}

function fileOf(cacheDir: string): string {
  return join(cacheDir, 'pages.jsonl');
}
