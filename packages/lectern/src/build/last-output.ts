import { join } from 'node:path';
import { hashOf } from '../config/hash.ts';
import type { Config } from '../config/load.ts';
import type { PageIndex } from '../search/merge-pages.ts';
import type { CopiedFile } from './copied-files.ts';
import type { OutputFile } from './output-files.ts';
import { readOutput, writeOutputTo } from './output-record.ts';

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

/** A file of terms in the index of an edition, with what names what it is made of. */
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
  /** How many terms there were when those that no page had were left out for the last time; 0 if that was never done. */
  needed: number;
  /** By the edition. */
  indexes: Record<string, OutputIndex>;
  /** Files of the project and of the bundle. */
  copied: readonly CopiedFile[];
}

/** A last output, and where it is. */
export interface KnownOutput extends LastOutput {
  /** The folder that has the files of a page, by its path; any path names that of the other files. */
  folderOf(path: string): string;
}

/** What a build has left in the output folder; empty when nothing is known of it. */
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

/** Keeps what is known of the output. It may come to its place later: each file is looked at before it is taken. */
export function writeLastOutput(config: Config, written: LastOutput): void {
  writeOutputTo(fileOfLastOutput(config), written);
}

/** Bytes of the files of an output that are known, by their paths. */
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

/** Where what is known of an output is kept. */
export function fileOfLastOutput({ cacheDir, outDir }: Pick<Config, 'cacheDir' | 'outDir'>): string {
  return join(cacheDir, 'output', `${hashOf(outDir)}.bin`);
}
