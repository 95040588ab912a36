import { mkdirSync, rmSync } from 'node:fs';
import type { Tinypool } from 'tinypool';
import { identityOf } from '../publish/output-folder.ts';
import type { Route } from '../shared/types.ts';
import { BATCH } from '../site/batches.ts';
import type { KnownOutput } from './last-output.ts';
import { routesOf, type SiteShard } from './site-shards.ts';
import { type Taker, takePages } from './take-pages.ts';
import type { BuildThreads } from './threads.ts';

export interface BeginOptions {
  /** Folder of the output; emptied first. */
  staging: string;
  threads: BuildThreads;
  /** The pages of a shard alone. */
  shard: SiteShard | null;
  /** What pages may be taken from. */
  last: KnownOutput;
  /** The output folder, where the last output may become the new one; null to make one from nothing. */
  inPlace: string | null;
}

/** A new output whose pages are on their way from the last one. */
export interface BegunSite {
  /** Threads that render. */
  pool: Tinypool;
  /** Pages that go into the output. */
  routes: readonly Route[];
  taker: Taker;
  /** Names the output that is changed in place (`identityOf`); empty where a new one is made. */
  changed: string;
}

/** Begins a new output: threads take what may be in it as it was. @param all pages of the site */
export function beginSite(
  all: readonly Route[],
  { staging, threads, shard, last, inPlace }: BeginOptions,
): BegunSite {
  makeEmpty(staging);
  const changed = inPlace === null || last.pages.size === 0 ? '' : identityOf(inPlace, staging);
  const routes = routesOf(all, shard);
  const pool = threads.renderers(...rendererCounts(routes, last, threads.most));
  const taker = takePages(routes, { last, pool, folder: staging, isInPlace: changed !== '' });
  return { pool, routes, taker, changed };
}

/** The same once more, with new threads: those there are have the code of before. */
export async function beginAgain(all: readonly Route[], options: BeginOptions): Promise<BegunSite> {
  await options.threads.end();
  return beginSite(all, options);
}

function makeEmpty(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
}

/** How many threads render: at once, and at most. */
function rendererCounts(
  routes: readonly Route[],
  last: KnownOutput,
  most: number,
): [atOnce: number, most: number] {
  // The page for addresses that are none is no reason for a thread more: to start one takes longer.
  const needed = Math.max(1, Math.min(most, Math.ceil(routes.length / BATCH)));
  // After an edit few pages are left to be rendered.
  return [last.pages.size > 0 ? 1 : needed, needed];
}
