import { readFileSync } from 'node:fs';

/** Minimum that a second counts for a process that waits for the CPU (s). */
const LEAST = 0.1;

/**
 * Counts how long a process has been silent. On a busy machine, a process may get only a tenth of a second of CPU time
 * per second, so a page that takes long is not necessarily stuck.
 *
 * @returns a function to call every second, which returns how many seconds that second counts: one if the process
 *   sleeps or the system does not report it, otherwise its CPU time, at least a tenth and at most one
 */
export function countSeconds(pid: number | undefined): () => number {
  let before = computedBy(pid)?.seconds;
  return () => {
    const { seconds, isAsleep } = computedBy(pid) ?? { isAsleep: true };
    const computed = (seconds ?? 0) - (before ?? 0);
    before = seconds;
    return isAsleep ? 1 : Math.min(1, Math.max(LEAST, computed));
  };
}

/**
 * Returns the CPU time in seconds that a process has used, and whether its main thread waits for something other than
 * the CPU. Returns undefined if the system does not report it. Linux does (proc_pid_stat(5), fields 3, 14 and 15).
 */
export function computedBy(pid: number | undefined): { seconds: number; isAsleep: boolean } | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
    // The name before the last parenthesis may contain spaces.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return { seconds: (Number(fields[11]) + Number(fields[12])) / 100, isAsleep: fields[0] === 'S' };
  } catch {
    return undefined;
  }
}
