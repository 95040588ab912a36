import { readFileSync } from 'node:fs';

/** What a process that computes nothing is given for each second: it may wait for a disk, or for its turn. */
const WAITING = 0.1;

/**
 * Counts the time that a process has been silent for. On a busy machine a second of the clock may be a tenth of one of
 * computing, and a page that takes long there is no page that hangs.
 *
 * @returns a function for each second of the clock, which returns how many seconds that one counts: what the process has
 *   computed in it, at least a tenth and at most one. Each counts as one where the system does not say.
 */
export function countSeconds(pid: number | undefined): () => number {
  let before = computedBy(pid);
  return () => {
    const now = computedBy(pid);
    const computed = now === undefined || before === undefined ? 1 : now - before;
    before = now;
    return Math.min(1, Math.max(WAITING, computed));
  };
}

/**
 * Seconds of processors' time that a process has used; undefined where the system does not say. Linux tells it in
 * hundredths (proc_pid_stat(5), fields 14 and 15).
 */
export function computedBy(pid: number | undefined): number | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
    // The name before the last bracket may have spaces.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return (Number(fields[11]) + Number(fields[12])) / 100;
  } catch {
    return undefined;
  }
}
