import { randomInt } from 'node:crypto';
import { rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { threadId, Worker } from 'node:worker_threads';
import fc from 'fast-check';
import { it } from 'vitest';

/** Number of cases in a run. `CASES=100000 npx vitest run packages/lectern/tests/fuzz` is a long run. */
const CASES = Number(process.env.CASES ?? 1500);

/** Always the same in `npm test`. A long run uses a random seed and prints it. */
const SEED = Number(process.env.FUZZ_SEED ?? (process.env.CASES ? randomInt(2 ** 31) : 28));

/** Path of a failed case, from its report: `FUZZ_SEED=… FUZZ_PATH=… npx vitest run … -t "its name"`. */
const PATH = process.env.FUZZ_PATH;

/** Timeout in seconds for a hang: far more than any case takes on a busy machine. */
const HANG = 120;

/** File with the current case in a long run. If a parser ends the process, it is the only trace. */
const LAST_CASE = join(tmpdir(), `lectern-fuzz-${process.pid}-${threadId}.json`);

const state = new Int32Array(new SharedArrayBuffer(8));
let guard: Worker | undefined;

/** Starts a thread that kills the process if a case hangs: a native call cannot be interrupted. */
function startGuard(): void {
  guard ??= new Worker(
    `const { workerData: state } = require('node:worker_threads');
     const { writeSync } = require('node:fs');
     let seen = 0;
     let since = 0;
     setInterval(() => {
       const now = Atomics.load(state, 0);
       if (now !== seen || now === 0) { seen = now; since = 0; return; }
       if ((since += 1) < ${HANG}) return;
       writeSync(2, 'A case has not come back for ${HANG} s. Seed ${SEED}; with CASES set it is in ${LAST_CASE}\\n');
       process.kill(process.pid, 'SIGKILL');
     }, 1000);`,
    { eval: true, workerData: state },
  );
  guard.unref();
}

/**
 * Defines a test that tries many inputs. A failure prints seed and path, and the smallest input that fails.
 *
 * @param share percentage of all cases that this test gets
 * @param check throws for an input that it does not survive
 */
export function fuzz<T>(
  name: string,
  share: number,
  inputs: fc.Arbitrary<T>,
  check: (input: T) => void | Promise<void>,
): void {
  const numRuns = Math.max(5, Math.round((CASES * share) / 100));
  it(`${name} (${numRuns} cases, seed ${SEED})`, { timeout: 24 * 3_600_000 }, async () => {
    startGuard();
    const tried = fc.asyncProperty(inputs, async (input) => {
      if (process.env.CASES) writeFileSync(LAST_CASE, JSON.stringify({ name, seed: SEED, input }));
      Atomics.add(state, 0, 1);
      await check(input);
    });
    try {
      await fc.assert(tried, { numRuns, seed: SEED, ...(PATH ? { path: PATH } : {}), endOnFailure: false });
    } finally {
      Atomics.store(state, 0, 0);
      rmSync(LAST_CASE, { force: true });
    }
  });
}
