import { writeSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker, workerData } from 'node:worker_threads';
import { type AtMain, sharedAtMain } from '../config/at-main.ts';
import { ownPackage } from '../pages/own-package.ts';

/** Of a processor's time, as a page has (s). */
const COMPUTING = 60;
/** How often is looked (ms). */
const TICK = 1000;

/** Watches over the main thread from one of its own, for commands that have no pool. It ends with the process. */
export function startMainWatch(): void {
  const file = pathToFileURL(join(ownPackage, 'dist/site/watch-thread.js'));
  new Worker(file, { workerData: [null, sharedAtMain()] }).unref();
}

/**
 * Watches over the main thread from another, which got an `AtMain` at its start: where the main thread computes and does
 * not come back from code of the site, nothing but the end of the process ends it.
 *
 * @returns the timer, which does not keep the thread going; undefined in a thread without an `AtMain`
 */
export function watchMain(): NodeJS.Timeout | undefined {
  const [, watched] = (workerData ?? []) as [unknown, AtMain | undefined];
  if (!watched) return undefined;
  let seen = 0;
  let computed = 0;
  let before = process.cpuUsage();
  return setInterval(() => {
    const { user, system } = process.cpuUsage(before);
    before = process.cpuUsage();
    const [turn, open] = [Atomics.load(watched.counts, 0), Atomics.load(watched.counts, 1)];
    if (turn !== seen || open === 0) {
      seen = turn;
      computed = 0;
      return;
    }
    computed += (user + system) / 1e6;
    if (computed > COMPUTING) endProcess(watched.text);
  }, TICK).unref();
}

function endProcess(text: Uint8Array): void {
  writeSync(2, `${new TextDecoder().decode(text.slice()).replaceAll('\0', '')}\n`);
  process.kill(process.pid, 'SIGKILL');
}
