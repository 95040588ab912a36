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
  /** Number of edits between comparisons with a fresh server. There is always one after the last edit. */
  compareEach: number;
  /** Receives the measurements. */
  note(text: string): void;
}

export interface Soaked {
  /** Responses that differ from those of a fresh server, with the edit after which they did. */
  stale: string[];
  /** Memory of the server after each `MEASURED` edits, and at the end. */
  memory: Map<number, Memory>;
}

/**
 * Number of edits after which a server has all of its permanent data: caches of all pages, both kinds of server code.
 */
export const MEASURED = 100;

/** Edits of the output, which dev does not have. */
const OF_BUILDS = ['spoil', 'lose'];

/** Average number of edits for which a broken state stays. */
const MENDED_AFTER = 6;

/** Paths that are requested between edits. */
const READ = ['/', '/guide/', '/guide/a1', '/zh/guide/a2', '/api/mdx', '/api/clock', '/search_index.json'];

/** Maximum number of open tabs. The oldest is closed for a new one. */
const TABS = 3;

/**
 * Edits, breaks and repairs a site at random under a running dev server, which serves pages in the meantime. Compares
 * its responses with those of a server that has just started.
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
        // A server does not start if a public file has the path of a page.
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
 * Makes one edit. One in four leaves something broken.
 *
 * @param isLong whether each kind is used once before the rest are random, so that the first measurement includes all
 *   of the server's code
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

/** Requests pages like browsers do between two edits: sometimes none, sometimes while the server is busy. */
async function readSome(server: SoakServer, folder: string, pick: Chance): Promise<void> {
  await sleep(pick(120));
  const asked = Array.from({ length: pick(4) }, () => READ[pick(READ.length)] as string);
  const headers = { accept: 'text/html', ...ALONE };
  await Promise.all(asked.map(async (path) => (await fetch(new URL(path, server.url), { headers })).text()));
  if (pick(40) === 0) await servedSite(folder, server.url);
}

/** Opens a tab that shows a page and receives its updates. */
async function anotherTab({ url }: SoakServer, tabs: Tab[], path: string): Promise<void> {
  if (tabs.length === TABS) tabs.shift()?.close();
  const tab = await openTab(url);
  if (typeof tab === 'number') throw new Error(`The server refused a tab with ${tab}.`);
  tab.send('lectern:watch', { path, version: 'unknown' });
  tabs.push(tab);
}

/** Returns the paths for which a fresh server with the same files responds differently. */
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

/** Waits until one last edit is served. The server has seen all earlier edits by then. */
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

/** Returns the responses of a server once two rounds of them are the same. */
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
