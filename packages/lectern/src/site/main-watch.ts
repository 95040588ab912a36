import { writeSync } from 'node:fs';
import { workerData } from 'node:worker_threads';
import type { AtMain } from '../config/at-main.ts';

/** Of a processor's time, as a page has (s). */
const COMPUTING = 60;
/** How often is looked (ms). */
const TICK = 1000;

/**
 * Watches over the main thread from one of its pool, which got an `AtMain` at its start: where the main thread computes
 * and does not come back from code of the site, nothing but the end of the process ends it.
 */
export function watchMain(): void {
  const [, watched] = (workerData ?? []) as [unknown, AtMain | undefined];
  if (!watched) return;
  let seen = 0;
  let computed = 0;
  let before = process.cpuUsage();
  setInterval(() => {
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
