import { cpSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openTab, type Tab } from '../raw-socket.ts';
import { BREAKS, type Mend } from './broken-states.ts';
import { type Chance, chance, EDITS, put } from './edited-site.ts';
import { ALONE, differences, type Served, servedSite } from './served-site.ts';
import { type Memory, type SoakServer, startSoakServer } from './soak-server.ts';

export interface SoakOptions {
  edits: number;
  seed: number;
  /** Compares with a fresh server after so many edits, too; after the last one it always does. */
  compareEach: number;
  /** Hears of what was measured. */
  note(text: string): void;
}

export interface Soaked {
  /** Answers that a fresh server gives otherwise, with the edit after which they did. */
  stale: string[];
  /** What the server kept after the edits of `MEASURED`, and at the end. */
  memory: Map<number, Memory>;
}

/** A server has what it keeps for good after so many edits: caches of all pages, both kinds of server code. */
export const MEASURED = 100;

/** Out of the output: dev has none. */
const OF_BUILDS = ['spoil', 'lose'];

/** A broken state stays for so many edits, as a rule. */
const MENDED_AFTER = 6;

/** Addresses that are asked for between edits. */
const READ = ['/', '/guide/', '/guide/a1', '/zh/guide/a2', '/api/mdx', '/api/clock', '/search_index.json'];

/** Tabs that are open at once; the oldest is closed for another. */
const TABS = 3;

/**
 * Edits, breaks and mends a site at random under a running dev server that is asked for pages meanwhile, and compares
 * what it serves with a server that has just started.
 */
export async function soak(folder: string, options: SoakOptions): Promise<Soaked> {
  const pick = chance(options.seed);
  const server = await startSoakServer(folder);
  const soaked: Soaked = { stale: [], memory: new Map() };
  let mends: Mend[] = [];
  const tabs: Tab[] = [];
  try {
    for (let step = 1; step <= options.edits; step++) {
      const [name, mend] = editOnce(folder, pick, step, options.edits > MEASURED);
      if (mend) mends.push(mend);
      if (mends.length > 0 && pick(MENDED_AFTER) === 0) mends.pop()?.();
      await readSome(server, folder, pick);
      if (step % 5 === 1) await anotherTab(server, tabs, READ[pick(READ.length)] as string);
      const isLast = step === options.edits;
      if (step % options.compareEach === 0 || isLast) {
        for (const undo of mends.reverse()) undo();
        mends = [];
        // With a public file in the place of a page no server starts.
        EDITS.uncover?.(folder, pick, step);
        const stale = await compare(folder, server, step);
        soaked.stale.push(...stale.map((path) => `edit ${step} (${name}): ${path}`));
      }
      if (step % MEASURED === 0 || isLast) {
        const memory = await server.memory();
        soaked.memory.set(step, memory);
        options.note(`edit ${step}: ${asText(memory)}`);
      }
    }
    return soaked;
  } catch (error) {
    throw new Error(`${error}\nThe server printed:\n${server.output().slice(-3000)}`, { cause: error });
  } finally {
    for (const tab of tabs) tab.close();
    await server.stop();
  }
}

/**
 * One of four edits leaves something broken.
 *
 * @param isLong each kind comes once before the rest are random, so that what is measured first has all of the server's
 *   code in it
 */
function editOnce(
  folder: string,
  pick: Chance,
  step: number,
  isLong: boolean,
): [name: string, mend: Mend | undefined] {
  const edits = Object.keys(EDITS).filter((name) => !OF_BUILDS.includes(name));
  const breaks = Object.keys(BREAKS);
  const kinds = pick(4) === 0 ? breaks : edits;
  const name = ((isLong && [...edits, ...breaks][step - 1]) || kinds[pick(kinds.length)]) as string;
  const mend = BREAKS[name]?.(folder, pick, step);
  EDITS[name]?.(folder, pick, step);
  return [name, mend];
}

/** What browsers ask for between two edits: sometimes nothing, sometimes while the server is at work. */
async function readSome(server: SoakServer, folder: string, pick: Chance): Promise<void> {
  await sleep(pick(120));
  const asked = Array.from({ length: pick(4) }, () => READ[pick(READ.length)] as string);
  const headers = { accept: 'text/html', ...ALONE };
  await Promise.all(asked.map(async (path) => (await fetch(new URL(path, server.url), { headers })).text()));
  if (pick(40) === 0) await servedSite(folder, server.url);
}

/** Opens a tab that shows a page, and is sent what edits make of it. */
async function anotherTab({ url }: SoakServer, tabs: Tab[], path: string): Promise<void> {
  if (tabs.length === TABS) tabs.shift()?.close();
  const tab = await openTab(url);
  if (typeof tab === 'number') throw new Error(`The server refused a tab with ${tab}.`);
  tab.send('lectern:watch', { path, version: 'unknown' });
  tabs.push(tab);
}

/** Paths that a fresh server of the same files answers otherwise. */
async function compare(folder: string, server: SoakServer, step: number): Promise<string[]> {
  await untilSeen(folder, server, step);
  const served = await settled(folder, server.url);
  const copy = `${folder}-fresh`;
  cpSync(folder, copy, {
    recursive: true,
    filter: (path) => !path.startsWith(join(folder, '.lectern')) && path !== join(folder, 'node_modules'),
  });
  symlinkSync(join(folder, 'node_modules'), join(copy, 'node_modules'));
  try {
    const fresh = await startSoakServer(copy);
    try {
      return differences(served, await servedSite(copy, fresh.url));
    } finally {
      await fresh.stop();
    }
  } finally {
    rmSync(copy, { recursive: true });
  }
}

/** Waits until the last edit of all is served: those before it have been seen by then. */
async function untilSeen(folder: string, server: SoakServer, step: number): Promise<void> {
  put(join(folder, 'docs/en/guide/last.md'), `# Last\n\nAfter edit ${step}.\n`);
  const isSeen = async () => {
    const answer = await fetch(new URL('/guide/last', server.url), {
      headers: { accept: 'text/html', ...ALONE },
    });
    return (await answer.text()).includes(`After edit ${step}.`);
  };
  while (!(await isSeen())) await sleep(200);
}

/** What a server answers once it answers the same twice. */
async function settled(folder: string, url: string): Promise<Served> {
  let before: Served = {};
  for (;;) {
    const now = await servedSite(folder, url);
    if (differences(before, now).length === 0) return now;
    before = now;
    await sleep(500);
  }
}

function asText(memory: Memory): string {
  return Object.entries(memory)
    .map(([name, bytes]) => `${name} ${(bytes / 2 ** 20).toFixed(1)} MB`)
    .join(', ');
}
