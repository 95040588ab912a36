import { existsSync, readdirSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** What a process works on is beside its place, and named after both, until it is whole. */
export interface Draft {
  /** Absolute. */
  path: string;
  pid: number;
  /** What its name has after the process: `.old`. */
  rest: string;
}

/** True for a process of this machine that runs. */
export function isAlive(pid: number): boolean {
  try {
    // Signal 0 asks, and does nothing.
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: it is there, and another user's.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/**
 * The drafts of a file or folder: `<path>.<pid>`, and what begins with that.
 *
 * @param path its place
 */
export function draftsOf(path: string): Draft[] {
  const [folder, start] = [dirname(path), `${basename(path)}.`];
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.startsWith(start))
    .flatMap((name) => {
      const [, pid, rest = ''] = /^(\d+)(\..+)?$/.exec(name.slice(start.length)) ?? [];
      return pid === undefined ? [] : { path: join(folder, name), pid: Number(pid), rest };
    });
}

/** Removes the drafts of a file or folder whose processes are gone: they were killed, and nobody else would. */
export function clearDrafts(path: string): void {
  for (const draft of draftsOf(path))
    if (!isAlive(draft.pid)) rmSync(draft.path, { recursive: true, force: true });
}
