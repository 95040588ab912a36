import { readFileSync } from 'node:fs';

/** What a second counts at least in which a process has waited for its turn (s). */
const LEAST = 0.1;

/**
 * Counts the time that a process has been silent for. On a busy machine a second of the clock may be a tenth of one of
 * computing, and a page that takes long there is no page that hangs.
 *
 * @returns a function for each second of the clock, which returns how many seconds that one counts: one where the process
 *   sleeps, or the system says nothing of it; else what it has computed, at least a tenth and at most one
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
 * Seconds of processors' time that a process has used, and whether its main thread waits for something else than its
 * turn; undefined where the system does not say. Linux tells it (proc_pid_stat(5), fields 3, 14 and 15).
 */
export function computedBy(pid: number | undefined): { seconds: number; isAsleep: boolean } | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
    // The name before the last bracket may have spaces.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return { seconds: (Number(fields[11]) + Number(fields[12])) / 100, isAsleep: fields[0] === 'S' };
  } catch {
    return undefined;
  }
}
