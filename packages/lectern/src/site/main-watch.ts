import { writeSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker, workerData } from 'node:worker_threads';
import { type AtMain, sharedAtMain } from '../config/at-main.ts';
import { ownPackage } from '../pages/own-package.ts';

/** Maximum CPU time in seconds, as for a page. */
const COMPUTING = 60;
/** Interval of checks in ms. */
const TICK = 1000;

/** Watches the main thread from a separate thread, for commands without a pool. The thread ends with the process. */
export function startMainWatch(): void {
  const file = pathToFileURL(join(ownPackage, 'dist/site/watch-thread.js'));
  new Worker(file, { workerData: [null, sharedAtMain()] }).unref();
}

/**
 * Watches the main thread from another thread, which got an `AtMain` at its start. If code of the site never returns in
 * the main thread, only the end of the process can stop it.
 *
 * @returns the timer, which does not keep the thread alive; undefined in a thread without an `AtMain`
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
