import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { isAlive } from '../config/processes.ts';

/** Time in ms that a build waits for another one, whose work takes only a moment, before it continues anyway. */
const PATIENCE = 10_000;
const STEP = 10;

/**
 * Runs `work` while no other build on this machine replaces or changes an output folder.
 *
 * @param place path of the output
 */
export async function alone<T>(place: string, work: () => T): Promise<T> {
  const lock = lockOf(place);
  for (let waited = 0; !take(lock); waited += STEP) {
    clearLock(place);
    if (waited >= PATIENCE) rmSync(lock, { force: true });
    else await wait(STEP);
  }
  try {
    return work();
  } finally {
    rmSync(lock, { force: true });
  }
}

/** Removes the lock of a build that was killed. */
export function clearLock(place: string): void {
  const lock = lockOf(place);
  if (existsSync(lock) && !isHeld(lock)) rmSync(lock, { force: true });
}

function lockOf(place: string): string {
  return join(dirname(place), `.${basename(place)}.lock`);
}

function take(lock: string): boolean {
  try {
    writeFileSync(lock, `${process.pid}`, { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return false;
}

/** Returns false if the build that holds the lock was killed. */
function isHeld(lock: string): boolean {
  try {
    const pid = Number(readFileSync(lock, 'utf8'));
    // If the file is empty, it is being written.
    return pid === 0 || isAlive(pid);
  } catch {
    return false;
  }
}
