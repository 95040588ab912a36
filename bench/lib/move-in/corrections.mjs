import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Path of a patch with the changes that a person makes after `migrate`: those that no program could make. */
const patchOf = ({ name }) => fileURLToPath(new URL(`../../move-in/${name}.patch`, import.meta.url));

export const hasCorrections = (tree) => existsSync(patchOf(tree));

/**
 * Applies a person's changes to a migrated tree. The hunks have one line of context (`git diff -U1`), so they apply
 * even if the lines have moved. Hunks that do not apply are left out.
 *
 * @returns one text for each change that no longer applies
 */
export function correct(tree, folder, patch = patchOf(tree)) {
  const git = (...options) =>
    spawnSync('git', ['apply', '--whitespace=nowarn', ...options, patch], { cwd: folder, encoding: 'utf8' });
  if (git().status === 0) return [];
  const { stderr } = git('--reject');
  return stderr.split('\n').filter((line) => /^(?:error: |Rejected hunk)/.test(line));
}
