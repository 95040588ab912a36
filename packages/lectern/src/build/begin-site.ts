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
  /** Staging folder of the new output. It is emptied first. */
  staging: string;
  threads: BuildThreads;
  /** Shard to render; null renders all pages. */
  shard: SiteShard | null;
  /** Earlier output that pages may be reused from. */
  last: KnownOutput;
  /** The output folder if it may be changed in place; null writes a complete new output. */
  inPlace: string | null;
}

/** A new output that has begun to take files from the last one. */
export interface BegunSite {
  /** Pool of the threads that render. */
  pool: Tinypool;
  /** Pages of the new output. */
  routes: readonly Route[];
  taker: Taker;
  /** Identity of the output that is changed in place (`identityOf`); empty if a complete new one is written. */
  changed: string;
}

/** Begins a new output: threads take over the files that may be unchanged. @param all pages of the site */
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

/** Ends all threads and begins again with new ones, because the old threads have loaded the previous code. */
export async function beginAgain(all: readonly Route[], options: BeginOptions): Promise<BegunSite> {
  await options.threads.end();
  return beginSite(all, options);
}

function makeEmpty(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
}

/** Returns how many render threads to start at once, and the maximum. */
function rendererCounts(
  routes: readonly Route[],
  last: KnownOutput,
  most: number,
): [atOnce: number, most: number] {
  // The not-found page does not count: starting a thread for it would take longer than rendering it.
  const needed = Math.max(1, Math.min(most, Math.ceil(routes.length / BATCH)));
  // After an edit, few pages need to be rendered.
  return [last.pages.size > 0 ? 1 : needed, needed];
}
