import { getHeapSpaceStatistics, setFlagsFromString } from 'node:v8';
import type { BuildProgress } from './progress.ts';

/**
 * Half of the room for short-lived objects (MiB), which are most of what a build makes: with less of it, they are
 * taken for long-lived ones.
 */
const SEMI_SPACE = 16;

/**
 * What V8 does with the memory of a build, in all threads that are started from then on (docs-dev/decisions/0044). The
 * code of a page is run once, and need not be kept for a second time.
 */
const MEMORY = [`--max-semi-space-size=${SEMI_SPACE}`, '--no-compilation-cache'];

/**
 * Four times V8's own threshold for its optimizing compiler, by Node's major version (a flag that V8 does not know
 * is an error on the terminal). A build keeps all cores busy and is over in seconds: a sixth of its time went into
 * code that was hardly run again. Larger sites get there as well.
 */
const OPTIMIZE_LATER: Record<number, string> = {
  20: '--interrupt-budget=270000',
  22: '--invocation-count-for-turbofan=12000',
};

/**
 * How much V8 lets old objects grow before it looks through all of them (percent; up to 300 without the flag), by the
 * number of pages from which on that is worth its work: with so many, what a build keeps of them takes more memory than
 * everything else.
 */
const GROWING: readonly (readonly [pages: number, percent: number])[] = [
  [5000, 60],
  [20_000, 30],
];

/** The version of V8 goes with it. */
const NODE = Number(process.versions.node.split('.', 1)[0]);

/** To be called before threads start. */
export function setBuildFlags(): void {
  const optimizeLater = OPTIMIZE_LATER[NODE];
  for (const flag of optimizeLater ? [...MEMORY, optimizeLater] : MEMORY) setFlagsFromString(flag);
}

/** What is known of V8, and can be set. */
interface V8 {
  node: number;
  /** Bytes of this thread's room for short-lived objects, both halves. */
  youngSize(): number;
  setFlag(flag: string): void;
}

const OWN: V8 = {
  node: NODE,
  youngSize: () =>
    getHeapSpaceStatistics().find(({ space_name }) => space_name === 'new_space')?.space_size ?? 0,
  setFlag: setFlagsFromString,
};

/**
 * Keeps the memory of a build small while it grows.
 *
 * - Since Node.js 24, the main thread's room for short-lived objects grows to 64 MiB for each half: what that is was
 *   decided before any flag was set. Here it grows no more when it is as large as that of other threads. Those that
 *   start later have all of theirs from the start.
 * - In a large site, all threads look through their old objects more often.
 *
 * @returns is to be called with each progress of the build
 */
export function memorySaver(v8: V8 = OWN): (state: Pick<BuildProgress, 'total'>) => void {
  let growing = 0;
  let mayGrow = v8.node >= 24;
  return ({ total }) => {
    const percent = GROWING.findLast(([pages]) => total > pages)?.[1];
    if (percent && (growing === 0 || percent < growing)) {
      growing = percent;
      v8.setFlag(`--heap-growing-percent=${percent}`);
    }
    if (!mayGrow || v8.youngSize() < 2 * SEMI_SPACE * 1024 * 1024) return;
    mayGrow = false;
    v8.setFlag('--semi-space-growth-factor=1');
    v8.setFlag(`--min-semi-space-size=${SEMI_SPACE}`);
  };
}
