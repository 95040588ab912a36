import { spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { computedBy, countSeconds } from './computing.ts';

const LOOP = 'for (;;);';
const WAIT = 'Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)';

/** Runs code in a process, and gives its number. */
async function running(code: string, use: (pid: number) => Promise<void>): Promise<void> {
  const child = spawn(process.execPath, ['-e', code]);
  try {
    await use(child.pid as number);
  } finally {
    child.kill('SIGKILL');
  }
}

describe.runIf(process.platform === 'linux')('countSeconds', () => {
  it('counts what a process computes, however busy the machine is', () =>
    running(LOOP, async (pid) => {
      const count = countSeconds(pid);
      const before = computedBy(pid) as number;
      while ((computedBy(pid) as number) - before < 0.6) await sleep(50);
      expect(count()).toBeGreaterThan(0.5);
      // Right after it there was nothing to compute.
      expect(count()).toBeLessThan(0.5);
    }));

  it('gives a process that waits ten times as long', () =>
    running(WAIT, async (pid) => {
      while (computedBy(pid) === 0) await sleep(50);
      // It has started, and waits.
      for (let last = -1; last !== computedBy(pid); await sleep(500)) last = computedBy(pid) as number;
      expect(countSeconds(pid)()).toBe(0.1);
    }));
});

it('counts by the clock where the system says nothing of a process', () => {
  expect(computedBy(undefined)).toBeUndefined();
  expect(countSeconds(undefined)()).toBe(1);
});
