import { getHeapSpaceStatistics, setFlagsFromString } from 'node:v8';
import type { BuildProgress } from './progress.ts';

/**
 * Maximum size of a semi-space (MiB), which is half of the young generation. A build creates mostly short-lived
 * objects. In a smaller space, V8 would promote them to the old generation.
 */
const SEMI_SPACE = 16;

/**
 * Memory flags of V8 for a build, in all threads that are started afterwards (docs-dev/decisions/0044). The code of a
 * page runs once, so its compiled form need not be cached.
 */
const MEMORY = [`--max-semi-space-size=${SEMI_SPACE}`, '--no-compilation-cache'];

/**
 * Four times V8's own threshold for its optimizing compiler, by major version of Node.js (V8 prints an error for an
 * unknown flag). A build keeps all cores busy and is over in seconds. It spent a sixth of its time on optimizing code
 * that hardly ran again. Larger sites still reach the threshold.
 */
const OPTIMIZE_LATER: Record<number, string> = {
  20: '--interrupt-budget=270000',
  22: '--invocation-count-for-turbofan=12000',
};

/**
 * How much V8 lets the old generation grow before it collects it (percent; up to 300 without the flag), by the number
 * of pages above which more frequent collections pay off: with that many pages, the data that a build keeps of them
 * takes more memory than everything else.
 */
const GROWING: readonly (readonly [pages: number, percent: number])[] = [
  [5000, 60],
  [20_000, 30],
];

/** Major version of Node.js, which determines the version of V8. */
const NODE = Number(process.versions.node.split('.', 1)[0]);

/** Sets the flags of a build. Must be called before threads start. */
export function setBuildFlags(): void {
  const optimizeLater = OPTIMIZE_LATER[NODE];
  for (const flag of optimizeLater ? [...MEMORY, optimizeLater] : MEMORY) setFlagsFromString(flag);
}

/** The properties and flags of V8 that are used here. */
interface V8 {
  node: number;
  /** Returns the size in bytes of this thread's young generation, both halves. */
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
 * - Since Node.js 24, each semi-space of the main thread grows to 64 MiB: this limit is set before any flag takes
 *   effect. Here its growth is stopped as soon as it is as large as in other threads. Threads that start later have the
 *   full size from the start.
 * - In a large site, all threads collect their old generation more often.
 *
 * @returns a function to call with each progress of the build
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
