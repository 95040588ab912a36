import { existsSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { lineBytesOf, writeInChunks } from '../pages/chunked-file.ts';
import { engineId } from '../pages/engine-id.ts';
import { countPostings, type PageIndex, renumbered } from '../search/merge-pages.ts';
import type { LastOutput, OutputPage, OutputSearch } from './last-output.ts';
import type { OutputFile } from './output-files.ts';

/**
 * The last line of JSON in the file. The file contains lines of JSON (the pages, then this one), zeros up to a multiple
 * of four bytes, the postings of all pages one after another, and the length of the JSON in bytes. This order lets a
 * page be written before the next one is serialized.
 */
interface Foot {
  engine: string;
  terms: readonly string[];
  needed: number;
  indexes: LastOutput['indexes'];
  copied: LastOutput['copied'];
  /** Folders of the texts of pages, by number. */
  folders: readonly string[];
}

type StoredPage = Omit<OutputPage, 'search'> & { search: StoredSearch | null };

interface StoredSearch extends Omit<OutputSearch, 'index'>, Omit<PageIndex, 'postings'> {
  /** Number of the folder of its parts, whose paths omit it: an index that changes gives all its pages a new name. */
  folder: number;
  /** Number of postings. */
  length: number;
}

/** A line as it was read. A reused page keeps its list of files, and its line is written unchanged. */
interface ReadLine {
  bytes: Buffer;
  folder: number | undefined;
  /** Name of its first part, which contains the page's number. */
  part: string | undefined;
}

/** Size of the JSON length at the end of the file. */
const LENGTH_BYTES = 4;
const LINE_END = Buffer.from('\n');

const read = new WeakMap<readonly OutputFile[], ReadLine>();

/** Reads a record. Returns null if this version of Lectern did not write it. */
export function readOutput(file: string): LastOutput | null {
  if (!existsSync(file)) return null;
  try {
    const bytes = readFileSync(file);
    const last = bytes.length - LENGTH_BYTES;
    const end = bytes.readUInt32LE(last);
    const lines = [...lineBytesOf(bytes.subarray(0, end))];
    const foot: Foot = JSON.parse(String(lines.pop()));
    if (foot.engine !== engineId()) return null;
    const postings = new Uint32Array(
      bytes.buffer,
      bytes.byteOffset + aligned(end),
      (last - aligned(end)) / Uint32Array.BYTES_PER_ELEMENT,
    );
    const { terms, needed, indexes, copied } = foot;
    return { pages: new Map(openedPages(lines, foot, postings)), terms, needed, indexes, copied };
  } catch {
    // Truncated by a full disk, or not written by Lectern: treated as absent.
    return null;
  }
}

function* openedPages(
  lines: readonly Buffer[],
  { folders }: Foot,
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

/** Writes the record of an output into a file. */
export function writeOutputTo(file: string, output: LastOutput): void {
  writeInChunks(file, piecesOf(output));
}

function* piecesOf(output: LastOutput): Iterable<Uint8Array> {
  const { pages, indexes, copied } = output;
  const { terms, needed, numbers } = keptTerms(output);
  const folders: string[] = [];
  let length = 0;
  function* line(bytes: Buffer): Iterable<Uint8Array> {
    length += bytes.length + LINE_END.length;
    yield bytes;
    yield LINE_END;
  }
  for (const page of pages) yield* line(lineOf(page, folders));
  const foot: Foot = { engine: engineId(), terms, needed, indexes, copied, folders };
  yield* line(toLine(foot));
  yield Buffer.alloc(aligned(length) - length);
  for (const { search } of pages.values()) {
    if (search) yield bytesOf(numbers ? renumbered(search.index.postings, numbers) : search.index.postings);
  }
  const end = Buffer.alloc(LENGTH_BYTES);
  end.writeUInt32LE(length);
  yield end;
}

/** Serializes a page. @param folders gets the folder of its parts, if that is new */
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

function bytesOf({ buffer, byteOffset, byteLength }: Uint32Array): Uint8Array {
  return new Uint8Array(buffer, byteOffset, byteLength);
}

function aligned(length: number): number {
  return Math.ceil(length / 4) * 4;
}

/** Ratio of terms to needed terms above which unused terms are removed. */
const MOST_TERMS = 1.5;

/**
 * Returns the terms to keep. If many were added since the last time, terms that no page has are removed and the others
 * are renumbered: words that no longer occur must not be kept forever. They are then also sorted, because the next
 * builds need them sorted and have little work with the few that are added.
 */
function keptTerms({ pages, terms, needed }: LastOutput): {
  terms: readonly string[];
  needed: number;
  numbers: Uint32Array | null;
} {
  if (terms.length <= needed * MOST_TERMS) return { terms, needed, numbers: null };
  const indexes = [...pages.values()].flatMap(({ search }) => search?.index ?? []);
  const counts = countPostings(indexes, terms.length);
  const kept = terms.filter((_, id) => (counts[id] as number) > 0).sort();
  const places = new Map(kept.map((term, place) => [term, place]));
  // Numbers of removed terms are never looked up.
  const numbers = Uint32Array.from(terms, (term) => places.get(term) ?? 0);
  return { terms: kept, needed: kept.length, numbers };
}
