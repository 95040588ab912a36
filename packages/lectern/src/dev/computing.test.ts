import { spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { computedBy, countSeconds } from './computing.ts';

const LOOP = 'for (;;);';
const WAIT = 'Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)';

/** Runs code in a process, and passes its id to `use`. */
async function running(code: string, use: (pid: number) => Promise<void>): Promise<void> {
  const child = spawn(process.execPath, ['-e', code]);
  try {
    await use(child.pid as number);
  } finally {
    child.kill('SIGKILL');
  }
}

const secondsOf = (pid: number) => computedBy(pid)?.seconds ?? 0;

describe.runIf(process.platform === 'linux')('countSeconds', () => {
  it('counts what a process computes, however busy the machine is', () =>
    running(LOOP, async (pid) => {
      // Wait until Node.js has started and is looping.
      while (secondsOf(pid) < 0.5) await sleep(50);
      const count = countSeconds(pid);
      const before = secondsOf(pid);
      while (secondsOf(pid) - before < 0.6) await sleep(50);
      expect(count()).toBeGreaterThan(0.5);
      // The process had almost no time to compute since the last call.
      expect(count()).toBeLessThan(0.5);
    }));

  it('counts by the clock while a process waits for something', () =>
    running(WAIT, async (pid) => {
      await expect.poll(() => computedBy(pid)?.isAsleep, { timeout: 60_000 }).toBe(true);
      // Wait until Node.js has started and uses no more CPU time.
      for (let last = -1; last !== secondsOf(pid); await sleep(500)) last = secondsOf(pid);
      expect(countSeconds(pid)()).toBe(1);
    }));
});

it('counts by the clock where the system says nothing of a process', () => {
  expect(computedBy(undefined)).toBeUndefined();
  expect(countSeconds(undefined)()).toBe(1);
});
