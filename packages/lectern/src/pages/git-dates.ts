import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

/**
 * Date of the last commit of every file of a folder, by absolute path; one `git log` for all of them.
 * Empty outside a repository and on a shallow clone, where git knows only part of the history: no date
 * is better than a wrong one.
 */
export function gitDates(folder: string): Map<string, string> {
  const git = (...args: string[]) =>
    execFileSync('git', args, {
      cwd: folder,
      encoding: 'utf8',
      maxBuffer: 1 << 28,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  const dates = new Map<string, string>();
  try {
    if (git('rev-parse', '--is-shallow-repository').trim() === 'true') return dates;
    const top = git('rev-parse', '--show-toplevel').trim();
    let date = '';
    for (const line of git(
      '-c',
      'core.quotePath=false',
      'log',
      '--format=%x00%cI',
      '--name-only',
      '--',
      '.',
    ).split('\n')) {
      if (line.startsWith('\0')) date = line.slice(1);
      // The log runs from new to old, so the first date of a file is its last change.
      else if (line && !dates.has(join(top, line))) dates.set(join(top, line), date);
    }
  } catch {
    // No git, or no repository: the pages go without dates.
  }
  return dates;
}
