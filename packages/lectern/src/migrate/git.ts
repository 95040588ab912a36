import { execFileSync } from 'node:child_process';
import { DocsError } from '../shared/error.ts';

/**
 * Makes sure that the changes of a migration can be undone.
 *
 * @param folders paths relative to the project
 * @throws DocsError if git is not used or has uncommitted changes
 */
export function requireCleanTree(root: string, folders: readonly string[] = ['.']): void {
  const changes = git(root, ['status', '--porcelain', '--', ...folders]);
  const hint = 'Commit or stash first, so that the move can be undone; or go on with --force.';
  if (changes === null) {
    throw new DocsError('This folder is not in a git repository, and a move changes its files.', {
      where: root,
      hint: 'Make a copy of it, then go on with --force.',
    });
  }
  const lines = changes.split('\n').filter(Boolean);
  if (lines.length === 0) return;
  const shown = lines.slice(0, 5).map((line) => line.slice(3));
  const more = lines.length > shown.length ? ` and ${lines.length - shown.length} more` : '';
  throw new DocsError(`Changes are not committed: ${shown.join(', ')}${more}.`, { where: root, hint });
}

/** Returns the URL of the repository's web page, from its remote `origin`; null if there is none. */
export function remoteUrl(root: string): string | null {
  const url = git(root, ['remote', 'get-url', 'origin'])?.trim();
  const match = /^(?:https?:\/\/|git@|ssh:\/\/git@)([^/:]+)[/:](.+?)(?:\.git)?\/?$/.exec(url ?? '');
  return match ? `https://${match[1]}/${match[2]}` : null;
}

/**
 * Returns the path of a folder in its repository, such as `website/`; empty for the repository root, and without git.
 */
export function placeInRepository(root: string): string {
  return git(root, ['rev-parse', '--show-prefix'])?.trim() ?? '';
}

/** Returns the date of a file's first commit; null if git knows none. */
export function firstDate(root: string, file: string): string | null {
  const days = git(root, ['log', '--diff-filter=A', '--follow', '--format=%as', '--', file]);
  return days?.trim().split('\n').at(-1) || null;
}

function git(cwd: string, args: string[]): string | null {
  try {
    return execFileSync('git', args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  } catch {
    return null;
  }
}
