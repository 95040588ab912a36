import { copyFileSync, existsSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Config } from '../config/load.ts';
import { nameOf, pagesFolder } from '../pages/page-cache.ts';
import { filesIn } from '../publish/files-in.ts';
import { renumbered } from '../search/merge-pages.ts';
import { DocsError } from '../shared/error.ts';
import type { Route } from '../shared/types.ts';
import type { KnownOutput, LastOutput, OutputPage, OutputSearch } from './last-output.ts';
import type { OutputFile } from './output-files.ts';
import { readOutput, writeOutputTo } from './output-record.ts';

/** A part of a site's pages that one of several machines renders. */
export interface SiteShard {
  /** Starts at 1. */
  number: number;
  /** How many shards the site has. */
  count: number;
}

/** Maximum number of shards. A larger number is considered a typo. */
const MOST = 256;

/**
 * Parses the value of `--shard`.
 *
 * @param text as in `--shard 1/4`
 * @throws DocsError if the text is not a shard
 */
export function parseShard(text: string): SiteShard {
  const [, number = 0, count = 0] = (/^(\d{1,4})\/(\d{1,4})$/.exec(text) ?? []).map(Number);
  if (number >= 1 && number <= count && count <= MOST) return { number, count };
  throw new DocsError(`--shard ${text} is not a shard.`, {
    hint: `Write its number and the number of shards, at most ${MOST}: --shard 1/4.`,
  });
}

/**
 * Returns the pages of a shard, or all pages without one. Neighboring pages often take equally long, so they are
 * assigned to different shards.
 */
export function routesOf(routes: readonly Route[], shard: SiteShard | null): readonly Route[] {
  return shard ? routes.filter((_, index) => index % shard.count === shard.number - 1) : routes;
}

/** Returns the folder with all shards of a site. Each machine passes it to the machine that merges them. */
function folderOfShards({ cacheDir }: Pick<Config, 'cacheDir'>): string {
  return join(cacheDir, 'shards');
}

/** Returns the folder of the files that a shard has rendered. @returns absolute path */
function folderOfShard(config: Pick<Config, 'cacheDir'>, { number, count }: SiteShard): string {
  return join(folderOfShards(config), `${number}-of-${count}`, 'files');
}

/** Folder with all shards, as shown in messages. */
const PLACE = '.lectern/shards';

/** List of a shard's pages, next to the folder of its files. It is written last: a shard without it is incomplete. */
const RECORD = 'pages.bin';

/** Folder of the compiled pages, next to both. The machine that merges does not have to compile them again. */
const COMPILED = 'compiled';

/** Empties or creates the folder of a shard. @returns the folder for its files */
export function openShard(config: Config, shard: SiteShard): string {
  const folder = folderOfShard(config, shard);
  rmSync(dirname(folder), { recursive: true, force: true });
  // Shards of an earlier build with a different count would not fit.
  for (const { name, count } of shardsIn(config)) {
    if (count !== shard.count) rmSync(join(folderOfShards(config), name), { recursive: true, force: true });
  }
  mkdirSync(folder, { recursive: true });
  return folder;
}

/**
 * Adds the compiled pages to a shard, and writes the list of its pages after all their files are written.
 *
 * @param routes pages of the shard
 * @returns the files
 */
export function closeShard(
  config: Config,
  shard: SiteShard,
  written: LastOutput,
  routes: readonly Route[],
): string[] {
  const folder = folderOfShard(config, shard);
  copyFiles(pagesFolder(config.cacheDir), join(dirname(folder), COMPILED), routes.map(nameOf));
  writeOutputTo(join(dirname(folder), RECORD), written);
  return filesIn(folder);
}

/** Copies the compiled pages of all shards into a cache. Each records its source, so outdated ones do no harm. */
export function takeCompiled(cacheDir: string): void {
  for (const { name } of shardsIn({ cacheDir })) {
    const compiled = join(folderOfShards({ cacheDir }), name, COMPILED);
    if (existsSync(compiled)) copyFiles(compiled, pagesFolder(cacheDir), readdirSync(compiled));
  }
}

function copyFiles(from: string, to: string, names: readonly string[]): void {
  mkdirSync(to, { recursive: true });
  for (const name of names) {
    if (existsSync(join(from, name))) copyFileSync(join(from, name), join(to, name));
  }
}

/**
 * Reads the pages of all shards, as if one build had rendered them.
 *
 * @throws DocsError if there are none, if some are missing, or if one was made by another version of Lectern
 */
export function readShards(config: Config): KnownOutput {
  const found = shardsIn(config);
  const count = found[0]?.count;
  if (!count) {
    throw new DocsError('There are no shards.', {
      where: PLACE,
      hint: 'Run "lectern build --shard 1/4" on each machine, and copy this folder of each of them here.',
    });
  }
  if (found.some((shard) => shard.count !== count)) {
    throw new DocsError(`The numbers of shards differ: ${found.map(({ name }) => name).join(', ')}.`, {
      where: PLACE,
      hint: 'Delete this folder, and copy the shards of one run into it.',
    });
  }
  const numbers = Array.from({ length: count }, (_, index) => index + 1);
  const missing = numbers.filter((number) => !found.some((shard) => shard.number === number));
  if (missing.length > 0) {
    throw new DocsError(
      `Shards are missing: ${missing.map((number) => `${number}-of-${count}`).join(', ')}.`,
      {
        where: PLACE,
        hint: 'Build or copy them. A build that fails leaves no shard.',
      },
    );
  }
  return joined(numbers.map((number) => readShard(config, { number, count })));
}

/** Returns the note that a merge prints about its pages. */
export function mergeNote(shards: LastOutput, { pages }: LastOutput, routes: readonly Route[]): string {
  const taken = routes.filter(({ path }) => {
    const key = pages.get(path)?.key;
    return key !== undefined && key === shards.pages.get(path)?.key;
  });
  const line = `${taken.length} of ${routes.length} pages were taken from the shards.`;
  if (taken.length === routes.length) return line;
  return `${line} The others were rendered here. Pages with warnings and pages in feeds always are, and all pages are if files, the project's path, the config, Node.js or Lectern differ.`;
}

type Named = SiteShard & { name: string };

/** Returns the complete shards. */
function shardsIn(config: Pick<Config, 'cacheDir'>): Named[] {
  const folder = folderOfShards(config);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .flatMap((name): Named[] => {
      const [, number = 0, count = 0] = (/^(\d+)-of-(\d+)$/.exec(name) ?? []).map(Number);
      return count > 0 && existsSync(join(folder, name, RECORD)) ? [{ name, number, count }] : [];
    })
    .sort((a, b) => a.count - b.count || a.number - b.number);
}

interface Shard extends LastOutput {
  folder: string;
}

function readShard(config: Config, shard: SiteShard): Shard {
  const folder = folderOfShard(config, shard);
  const output = readOutput(join(dirname(folder), RECORD));
  if (output) return { ...output, pages: new Map(pagesIn(output, folder)), folder };
  throw new DocsError('This shard is damaged, or was made by another version of Lectern.', {
    where: `${PLACE}/${shard.number}-of-${shard.count}`,
    hint: 'Build all shards, and merge them, with the same version.',
  });
}

/** Returns the pages of a shard with the current times of their files: an archive may have lost the original ones. */
function* pagesIn({ pages }: LastOutput, folder: string): Iterable<[string, OutputPage]> {
  const here = (file: OutputFile): OutputFile => {
    const stat = statSync(join(folder, file.path), { throwIfNoEntry: false });
    return stat?.size === file.size ? { ...file, time: stat.mtimeMs } : file;
  };
  for (const [path, { files, assets, search, ...page }] of pages) {
    const found = search && { ...search, parts: search.parts.map(here) };
    yield [path, { ...page, files: files.map(here), assets: assets.map(here), search: found }];
  }
}

function withNumbers({ index, ...search }: OutputSearch, numbers: readonly number[]): OutputSearch {
  return { ...search, index: { ...index, postings: renumbered(index.postings, numbers) } };
}

/** Joins the shards. Each shard has its own term numbers. */
function joined(shards: readonly Shard[]): KnownOutput {
  const numbers = new Map<string, number>();
  const pages: KnownOutput['pages'] = new Map();
  const folders = new Map<string, string>();
  for (const { terms, pages: own, folder } of shards) {
    const toNumber = terms.map((term) => {
      const known = numbers.get(term) ?? numbers.size;
      numbers.set(term, known);
      return known;
    });
    for (const [path, page] of own) {
      pages.set(path, { ...page, search: page.search && withNumbers(page.search, toNumber) });
      folders.set(path, folder);
    }
  }
  return {
    pages,
    terms: [...numbers.keys()],
    needed: 0,
    indexes: {},
    copied: [],
    folderOf: (path) => folders.get(path) ?? '',
  };
}
