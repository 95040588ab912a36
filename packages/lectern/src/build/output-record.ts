import { existsSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { lineBytesOf, writeInChunks } from '../pages/chunked-file.ts';
import { engineId } from '../pages/engine-id.ts';
import { countPostings, type PageIndex, renumbered } from '../search/merge-pages.ts';
import type { LastOutput, OutputPage, OutputSearch } from './last-output.ts';
import type { OutputFile } from './output-files.ts';

/**
 * The file: how many bytes of JSON there are, lines of JSON (this one, then the pages), zeros up to a multiple of four
 * bytes, and the postings of all pages, one after the other.
 */
interface Head {
  engine: string;
  terms: readonly string[];
  needed: number;
  indexes: LastOutput['indexes'];
  /** Of the texts of pages, by their numbers. */
  folders: readonly string[];
}

type StoredPage = Omit<OutputPage, 'search'> & { search: StoredSearch | null };

interface StoredSearch extends Omit<OutputSearch, 'index'>, Omit<PageIndex, 'postings'> {
  /** Number of the folder of its parts, whose paths lack it: all pages have the name of an index that changes. */
  folder: number;
  /** How many numbers its postings are. */
  length: number;
}

/** A line as it was read. A page that is taken keeps its list of files, and is written as it was. */
interface ReadLine {
  bytes: Buffer;
  folder: number | undefined;
  /** Name of its first part, which has the page's number in it. */
  part: string | undefined;
}

const read = new WeakMap<readonly OutputFile[], ReadLine>();

/** What such a file says; null for none of this version of Lectern. */
export function readOutput(file: string): LastOutput | null {
  if (!existsSync(file)) return null;
  try {
    const bytes = readFileSync(file);
    const end = 4 + bytes.readUInt32LE(0);
    const [first, ...lines] = lineBytesOf(bytes.subarray(4, end));
    const head: Head = JSON.parse(String(first));
    if (head.engine !== engineId()) return null;
    const postings = new Uint32Array(
      bytes.buffer,
      bytes.byteOffset + aligned(end),
      (bytes.length - aligned(end)) / Uint32Array.BYTES_PER_ELEMENT,
    );
    const { terms, needed, indexes } = head;
    return { pages: new Map(openedPages(lines, head, postings)), terms, needed, indexes };
  } catch {
    // Cut off by a full disk, or not ours: as good as absent.
    return null;
  }
}

function* openedPages(
  lines: readonly Buffer[],
  { folders }: Head,
  postings: Uint32Array,
): Iterable<[string, OutputPage]> {
  let place = 0;
  for (const bytes of lines) {
    const [path, { search, ...page }]: [string, StoredPage] = JSON.parse(bytes.toString());
    read.set(page.files, { bytes, folder: search?.folder, part: search?.parts[0]?.path });
    const end = place + (search?.length ?? 0);
    yield [path, { ...page, search: search && opened(search, folders, postings.subarray(place, end)) }];
    place = end;
  }
}

function opened(
  { folder, length: _length, sections, ids, names, parts, ...rest }: StoredSearch,
  folders: readonly string[],
  postings: Uint32Array,
): OutputSearch {
  const inFolder = parts.map((part) => ({ ...part, path: `${folders[folder]}/${part.path}` }));
  return { ...rest, parts: inFolder, index: { sections, ids, names, postings } };
}

/** Writes what is known of an output into a file. */
export function writeOutputTo(file: string, output: LastOutput): void {
  const { pages, indexes } = output;
  const { terms, needed, numbers } = keptTerms(output);
  const folders: string[] = [];
  const lines = Array.from(pages, (page) => lineOf(page, folders));
  const head: Head = { engine: engineId(), terms, needed, indexes, folders };
  writeInChunks(file, piecesOf([toLine(head), ...lines], pages.values(), numbers));
}

/** @param folders gets the folder of its parts, if that is new */
function lineOf([path, { search, ...page }]: [string, OutputPage], folders: string[]): Buffer {
  const [first] = search?.parts ?? [];
  const folder = search ? numberOf(posix.dirname(first?.path ?? ''), folders) : undefined;
  const known = read.get(page.files);
  const part = first && posix.basename(first.path);
  if (known && known.folder === folder && known.part === part) return known.bytes;
  const stored: StoredPage = { ...page, search: search && closed(search, folder as number) };
  return toLine([path, stored]);
}

function numberOf(folder: string, folders: string[]): number {
  const known = folders.indexOf(folder);
  return known < 0 ? folders.push(folder) - 1 : known;
}

function closed({ index, parts, ...rest }: OutputSearch, folder: number): StoredSearch {
  const { postings, ...about } = index;
  const named = parts.map((part) => ({ ...part, path: posix.basename(part.path) }));
  return { ...rest, ...about, parts: named, folder, length: postings.length };
}

function toLine(value: unknown): Buffer {
  return Buffer.from(JSON.stringify(value));
}

/** @param numbers new ones of terms, where they have some */
function* piecesOf(
  lines: readonly Buffer[],
  pages: Iterable<OutputPage>,
  numbers: Uint32Array | null,
): Iterable<string | Uint8Array> {
  const length = lines.reduce((sum, line) => sum + line.length + 1, 0);
  const head = Buffer.alloc(4);
  head.writeUInt32LE(length);
  yield head;
  for (const line of lines) {
    yield line;
    yield '\n';
  }
  yield Buffer.alloc(aligned(4 + length) - 4 - length);
  for (const { search } of pages) {
    if (search) yield bytesOf(numbers ? renumbered(search.index.postings, numbers) : search.index.postings);
  }
}

function bytesOf({ buffer, byteOffset, byteLength }: Uint32Array): Uint8Array {
  return new Uint8Array(buffer, byteOffset, byteLength);
}

function aligned(length: number): number {
  return Math.ceil(length / 4) * 4;
}

/**
 * So many times the terms that were needed may be there before they are looked through. Those of the thesaurus always
 * come on top of them: a fifth on a site of 344 pages.
 */
const MOST_TERMS = 1.5;

/**
 * The terms to keep. When many have come since the last time, those that no page has are left out, and the
 * others get new numbers: words that are gone shall not be kept for ever.
 */
function keptTerms({ pages, terms, needed }: LastOutput): {
  terms: readonly string[];
  needed: number;
  numbers: Uint32Array | null;
} {
  if (terms.length <= needed * MOST_TERMS) return { terms, needed, numbers: null };
  const indexes = [...pages.values()].flatMap(({ search }) => search?.index ?? []);
  const counts = countPostings(indexes, terms.length);
  const kept: string[] = [];
  // Those of terms that are left out are never asked for.
  const numbers = counts.map((count, id) => (count > 0 ? kept.push(terms[id] as string) - 1 : 0));
  return { terms: kept, needed: kept.length, numbers };
}
