import { existsSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Config } from '../config/load.ts';
import { DocsError } from '../shared/error.ts';
import type { Route } from '../shared/types.ts';
import { filesIn } from './foreign-files.ts';
import {
  type KnownOutput,
  type LastOutput,
  type OutputPage,
  readOutput,
  writeOutputTo,
} from './last-output.ts';
import type { OutputFile } from './output-files.ts';

/** A part of a site's pages that one of several machines renders. */
export interface SiteShard {
  /** From 1 on. */
  number: number;
  /** How many shards the site has. */
  count: number;
}

/** More machines than this would be a mistake of typing. */
const MOST = 256;

/**
 * @param text as in `--shard 1/4`
 * @throws DocsError for a text that names no shard
 */
export function parseShard(text: string): SiteShard {
  const [, number = 0, count = 0] = (/^(\d{1,4})\/(\d{1,4})$/.exec(text) ?? []).map(Number);
  if (number >= 1 && number <= count && count <= MOST) return { number, count };
  throw new DocsError(`--shard ${text} is not a shard.`, {
    hint: `Write its number and the number of shards, at most ${MOST}: --shard 1/4.`,
  });
}

/** The pages of a shard: neighbours, which often take as long, go to different machines. All where there is none. */
export function routesOf(routes: readonly Route[], shard: SiteShard | null): readonly Route[] {
  return shard ? routes.filter((_, index) => index % shard.count === shard.number - 1) : routes;
}

/** Where the shards of a site are, each in a folder of its own: what one machine hands to the one that merges them. */
function folderOfShards({ cacheDir }: Pick<Config, 'cacheDir'>): string {
  return join(cacheDir, 'shards');
}

/** @returns absolute folder of what a shard has of the output */
export function folderOfShard(config: Pick<Config, 'cacheDir'>, { number, count }: SiteShard): string {
  return join(folderOfShards(config), `${number}-of-${count}`, 'files');
}

/** How messages name it. */
const PLACE = '.lectern/shards';

/** What is known of a shard's pages, beside its folder. */
const RECORD = 'pages.bin';

/** Empties the place of a shard. One that is not whole in the end is none. @returns its folder */
export function openShard(config: Config, shard: SiteShard): string {
  const folder = folderOfShard(config, shard);
  rmSync(dirname(folder), { recursive: true, force: true });
  // What another number of shards has left would be taken for these.
  for (const { name, count } of shardsIn(config)) {
    if (count !== shard.count) rmSync(join(folderOfShards(config), name), { recursive: true, force: true });
  }
  mkdirSync(folder, { recursive: true });
  return folder;
}

/** Notes what a shard has, once all its files are there. @returns its files */
export function closeShard(config: Config, shard: SiteShard, written: LastOutput): string[] {
  const folder = folderOfShard(config, shard);
  writeOutputTo(join(dirname(folder), RECORD), written);
  return filesIn(folder);
}

/**
 * What all shards have, as if one build had made it.
 *
 * @throws DocsError when there are none, when some are missing, or when one was made by another version of Lectern
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

/** What a merge says of where its pages are from. */
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

/** Those that are whole. */
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

/** Its pages, with the times that files have here: an archive may have lost those of before. */
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

/** The shards as one. Each has numbers of its own for its terms. */
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
      // Pairs: the number of a term, and where it is.
      page.search?.index.postings.forEach((value, at, postings) => {
        if (at % 2 === 0) postings[at] = toNumber[value] as number;
      });
      pages.set(path, page);
      folders.set(path, folder);
    }
  }
  return { pages, terms: [...numbers.keys()], shards: {}, folderOf: (path) => folders.get(path) ?? '' };
}
