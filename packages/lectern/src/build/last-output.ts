import { join } from 'node:path';
import { hashOf } from '../config/hash.ts';
import type { Config } from '../config/load.ts';
import type { PageIndex } from '../search/merge-pages.ts';
import type { CopiedFile } from './copied-files.ts';
import type { OutputFile } from './output-files.ts';
import { readOutput, writeOutputTo } from './output-record.ts';

/** A page in the output. */
export interface OutputPage {
  /** Identifies everything that it was rendered from. */
  key: string;
  /** Its document, payload and twin. */
  files: OutputFile[];
  /** Files that it shares with other pages. */
  assets: OutputFile[];
  /** Slots of the theme and of plugins that the page does not render. */
  lostSlots: readonly string[];
  /** Search data of the page; null for a page that search does not find. */
  search: OutputSearch | null;
}

export interface OutputSearch {
  /** Its postings use the term numbers of `LastOutput.terms`. */
  index: PageIndex;
  /** Hash of the texts that results show. */
  hash: string;
  parts: OutputFile[];
}

/** A shard of terms in the index of an edition, with the id of its source data. */
export interface OutputShard extends OutputFile {
  id: string;
}

/** The index of an edition. */
export interface OutputIndex {
  /** Identifies its pages in their order, and the inputs other than the pages' own content. */
  key: string;
  /** Name of its folder, as in `indexName`. */
  name: string;
  entry: OutputFile;
  shards: OutputShard[];
}

/** Parts of an output that the next build may reuse. */
export interface LastOutput {
  /** Pages by their path. */
  pages: Map<string, OutputPage>;
  terms: readonly string[];
  /** Number of terms when unused ones were last removed; 0 if that never happened. */
  needed: number;
  /** Indexes by edition. */
  indexes: Record<string, OutputIndex>;
  /** Copied files of the project and of the bundle. */
  copied: readonly CopiedFile[];
}

/** A last output with its location. */
export interface KnownOutput extends LastOutput {
  /**
   * Returns the folder of a page's files, by the page's path. For all other files, any path returns the right folder.
   */
  folderOf(path: string): string;
}

/** Reads what a build has left in the output folder; empty if nothing is known about it. */
export function readLastOutput(config: Config): KnownOutput {
  const last = readOutput(fileOfLastOutput(config)) ?? {
    pages: new Map(),
    terms: [],
    needed: 0,
    indexes: {},
    copied: [],
  };
  return { ...last, folderOf: () => config.outDir };
}

/** Saves the record of an output, possibly before its files are in place: each file is checked before it is reused. */
export function writeLastOutput(config: Config, written: LastOutput): void {
  writeOutputTo(fileOfLastOutput(config), written);
}

/** Returns the sizes in bytes of the known files of an output, by path. */
export function sizesIn({ pages, indexes, copied }: LastOutput): Map<string, number> {
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
  add(copied);
  return sizes;
}

/** Returns the file that stores the record of an output. */
export function fileOfLastOutput({ cacheDir, outDir }: Pick<Config, 'cacheDir' | 'outDir'>): string {
  return join(cacheDir, 'output', `${hashOf(outDir)}.bin`);
}
