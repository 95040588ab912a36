import { existsSync, readdirSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** An unfinished file or folder, next to its final place and named after that place and the process that writes it. */
export interface Draft {
  /** Absolute. */
  path: string;
  pid: number;
  /** The rest of its name after the process id: `.old`. */
  rest: string;
}

/** Checks whether a process of this machine is running. */
export function isAlive(pid: number): boolean {
  try {
    // Signal 0 only checks whether the process exists.
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: it exists, but belongs to another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/**
 * Finds the drafts of a file or folder: `<path>.<pid>`, and names that begin with that.
 *
 * @param path its final place
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

/** Removes the drafts of a file or folder whose processes were killed, because nothing else removes them. */
export function clearDrafts(path: string): void {
  for (const draft of draftsOf(path))
    if (!isAlive(draft.pid)) rmSync(draft.path, { recursive: true, force: true });
}
