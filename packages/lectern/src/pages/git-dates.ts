import { execFile, execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { isInRepository } from './repository.ts';

/** Dates of files by absolute path, in ISO 8601 format. */
export type FileDates = ReadonlyMap<string, string>;

const ABOUT = ['rev-parse', '--is-shallow-repository', '--show-toplevel'];
const LOG = ['-c', 'core.quotePath=false', 'log', '--format=%x00%cI', '--name-only', '--', '.'];

/**
 * Returns the date of the last commit of every file in a folder, with one `git log` for all of them. Empty outside of a
 * repository and on a shallow clone, where git knows only a part of the history: no date is better than a wrong one.
 */
export function gitDates(folder: string): FileDates {
  const git = (args: string[]) => execFileSync('git', args, optionsFor(folder));
  try {
    if (!isInRepository(folder)) return new Map();
    const top = topOf(git(ABOUT));
    return top ? datesIn(git(LOG), top) : new Map();
  } catch {
    // There is no git or no repository, so the pages have no dates.
    return new Map();
  }
}

/** Does the same without blocking other work. */
export async function gitDatesLater(folder: string): Promise<FileDates> {
  const git = async (args: string[]) => (await promisify(execFile)('git', args, optionsFor(folder))).stdout;
  try {
    if (!isInRepository(folder)) return new Map();
    const [about, log] = await Promise.all([git(ABOUT), git(LOG)]);
    const top = topOf(about);
    return top ? datesIn(log, top) : new Map();
  } catch {
    return new Map();
  }
}

function optionsFor(cwd: string) {
  const stdio: ['ignore', 'pipe', 'ignore'] = ['ignore', 'pipe', 'ignore'];
  return { cwd, encoding: 'utf8', maxBuffer: 1 << 28, stdio } as const;
}

/** @returns the root folder of the repository; null for a shallow clone */
function topOf(about: string): string | null {
  const [isShallow, top = ''] = about.split('\n');
  return isShallow === 'true' ? null : top;
}

function datesIn(log: string, top: string): FileDates {
  const dates = new Map<string, string>();
  let date = '';
  for (const line of log.split('\n')) {
    if (line.startsWith('\0')) {
      date = line.slice(1);
    } else if (line) {
      const file = join(top, line);
      // The log runs from new to old, so the first date of a file is its last change.
      if (!dates.has(file)) dates.set(file, date);
    }
  }
  return dates;
}
