import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Changes that a person makes after `migrate`: what no program can know. */
const patchOf = ({ name }) => fileURLToPath(new URL(`../../move-in/${name}.patch`, import.meta.url));

export const hasCorrections = (tree) => existsSync(patchOf(tree));

/**
 * Makes a person's changes in a moved tree. They have a line around each (`git diff -U1`): they fit wherever that place
 * has come to stand. Those that do not fit are left out.
 *
 * @returns one text for each change that does not fit any more
 */
export function correct(tree, folder, patch = patchOf(tree)) {
  const git = (...options) =>
    spawnSync('git', ['apply', '--whitespace=nowarn', ...options, patch], { cwd: folder, encoding: 'utf8' });
  if (git().status === 0) return [];
  const { stderr } = git('--reject');
  return stderr.split('\n').filter((line) => /^(?:error: |Rejected hunk)/.test(line));
}
