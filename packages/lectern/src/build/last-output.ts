import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashOf } from '../config/hash.ts';
import type { Config } from '../config/load.ts';
import { linesOf, writeInChunks } from '../pages/chunked-file.ts';
import { engineId } from '../pages/engine-id.ts';
import type { PageIndex } from '../search/merge-pages.ts';
import type { OutputFile } from './output-files.ts';

/** A page in the output. */
export interface OutputPage {
  /** Names all that it was rendered from. */
  key: string;
  /** Its document, payload and twin. */
  files: OutputFile[];
  /** Files that it shares with other pages. */
  assets: OutputFile[];
  /** Slots of the theme and of plugins that it has no place for. */
  lostSlots: readonly string[];
  /** What search knows of it; null for a page that search does not find. */
  search: OutputSearch | null;
}

export interface OutputSearch {
  /** Its postings have the numbers of `LastOutput.terms`. */
  index: PageIndex;
  /** Of the texts that results show. */
  hash: string;
  parts: OutputFile[];
}

/** A file of terms in the index of an edition, with what names its content. */
export interface OutputShard extends OutputFile {
  id: string;
}

/** The index of an edition. */
export interface OutputIndex {
  /** Names its pages in their order, and what goes into it besides what each page says. */
  key: string;
  /** Of its folder, as in `indexName`. */
  name: string;
  entry: OutputFile;
  shards: OutputShard[];
}

/** What the next build may take from an output as it is. */
export interface LastOutput {
  /** By their path. */
  pages: Map<string, OutputPage>;
  terms: readonly string[];
  /** By the edition. */
  indexes: Record<string, OutputIndex>;
}

/** A last output, and where it is. */
export interface KnownOutput extends LastOutput {
  /** The folder that has the files of a page, by its path; any path names that of the other files. */
  folderOf(path: string): string;
}

/**
 * The file: how many bytes of JSON there are, lines of JSON (this one, then the pages), zeros up to a multiple of four
 * bytes, and the postings of all pages, one after the other.
 */
interface Head {
  engine: string;
  terms: readonly string[];
  indexes: LastOutput['indexes'];
}

type StoredPage = Omit<OutputPage, 'search'> & { search: StoredSearch | null };

interface StoredSearch extends Omit<OutputSearch, 'index'>, Omit<PageIndex, 'postings'> {
  /** Where its postings begin, and how many numbers they are. */
  at: [start: number, length: number];
}

/** What a build has left in the output folder; empty when nothing is known of it. */
export function readLastOutput(config: Config): KnownOutput {
  const last = readOutput(fileOfLastOutput(config)) ?? { pages: new Map(), terms: [], indexes: {} };
  return { ...last, folderOf: () => config.outDir };
}

/** What such a file says; null for none of this version of Lectern. */
export function readOutput(file: string): LastOutput | null {
  if (!existsSync(file)) return null;
  try {
    const bytes = readFileSync(file);
    const end = 4 + bytes.readUInt32LE(0);
    const [head = '', ...lines] = linesOf(bytes.subarray(4, end));
    const { engine, terms, indexes }: Head = JSON.parse(head);
    if (engine !== engineId()) return null;
    const postings = new Uint32Array(
      bytes.buffer,
      bytes.byteOffset + aligned(end),
      (bytes.length - aligned(end)) / Uint32Array.BYTES_PER_ELEMENT,
    );
    const pages = lines.map((line): [string, OutputPage] => {
      const [path, { search, ...page }]: [string, StoredPage] = JSON.parse(line);
      return [path, { ...page, search: search && opened(search, postings) }];
    });
    return { pages: new Map(pages), terms, indexes };
  } catch {
    // Cut off by a full disk, or not ours: as good as absent.
    return null;
  }
}

function opened(
  { at: [start, length], sections, ids, names, ...rest }: StoredSearch,
  all: Uint32Array,
): OutputSearch {
  return { ...rest, index: { sections, ids, names, postings: all.subarray(start, start + length) } };
}

/** Keeps what is known of the output. It may come to its place later: each file is looked at before it is taken. */
export function writeLastOutput(config: Config, written: LastOutput): void {
  writeOutputTo(fileOfLastOutput(config), written);
}

/** Writes what is known of an output into a file. */
export function writeOutputTo(file: string, { pages, terms, indexes }: LastOutput): void {
  const { ids, numbers } = keptTerms(pages.values(), terms.length);
  const kept = ids.map((id) => terms[id] as string);
  const lines = [lineOf({ engine: engineId(), terms: kept, indexes } satisfies Head)];
  let place = 0;
  for (const [path, { search, ...page }] of pages) {
    const length = search?.index.postings.length ?? 0;
    const stored: StoredPage = { ...page, search: search && closed(search, [place, length]) };
    lines.push(lineOf([path, stored]));
    place += length;
  }
  writeInChunks(file, piecesOf(lines, pages.values(), numbers));
}

function closed({ index, ...rest }: OutputSearch, at: StoredSearch['at']): StoredSearch {
  const { postings: _postings, ...about } = index;
  return { ...rest, ...about, at };
}

function lineOf(value: unknown): Buffer {
  return Buffer.from(`${JSON.stringify(value)}\n`);
}

function* piecesOf(
  lines: readonly Buffer[],
  pages: Iterable<OutputPage>,
  numbers: Uint32Array,
): Iterable<Uint8Array> {
  const length = lines.reduce((sum, line) => sum + line.length, 0);
  const head = Buffer.alloc(4);
  head.writeUInt32LE(length);
  yield head;
  yield* lines;
  yield Buffer.alloc(aligned(4 + length) - 4 - length);
  for (const { search } of pages) {
    const postings = search?.index.postings.map((value, at) =>
      at % 2 === 0 ? (numbers[value] as number) : value,
    );
    if (postings) yield new Uint8Array(postings.buffer);
  }
}

function aligned(length: number): number {
  return Math.ceil(length / 4) * 4;
}

/** The terms that pages still have, with new numbers: words that are gone shall not be kept for ever. */
function keptTerms(pages: Iterable<OutputPage>, count: number): { ids: number[]; numbers: Uint32Array } {
  const numbers = new Uint32Array(count);
  const ids: number[] = [];
  for (const { search } of pages) {
    const postings = search?.index.postings ?? [];
    for (let at = 0; at < postings.length; at += 2) {
      const id = postings[at] as number;
      // The first number is 1 in here, so that 0 is none.
      if (numbers[id] === 0) numbers[id] = ids.push(id);
    }
  }
  return { ids, numbers: numbers.map((number) => number - 1) };
}

/** Bytes of the files of an output that are known, by their paths. */
export function sizesIn({ pages, indexes }: LastOutput): Map<string, number> {
  const sizes = new Map<string, number>();
  const add = (files: readonly OutputFile[]) => {
    for (const { path, size } of files) sizes.set(path, size);
  };
  for (const { files, assets, search } of pages.values()) {
    add(files);
    add(assets);
    add(search?.parts ?? []);
  }
  for (const { entry, shards } of Object.values(indexes)) add([entry, ...shards]);
  return sizes;
}

/** Where what is known of an output is kept. */
export function fileOfLastOutput({ cacheDir, outDir }: Pick<Config, 'cacheDir' | 'outDir'>): string {
  return join(cacheDir, 'output', `${hashOf(outDir)}.bin`);
}
