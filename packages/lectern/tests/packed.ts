import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const packageDir = fileURLToPath(new URL('..', import.meta.url));

/** Packages that are installed for the repository. */
export const installed = fileURLToPath(new URL('../../../node_modules', import.meta.url));

/**
 * Gives a project the engine as npm packs it, so that nothing is left of other files of the repository, and links to
 * all other packages.
 *
 * @returns the program of the engine
 */
export function installPacked(project: string): string {
  const modules = join(project, 'node_modules');
  mkdirSync(modules);
  for (const name of readdirSync(installed)) {
    if (name !== 'lectern') symlinkSync(join(installed, name), join(modules, name));
  }
  const { stdout } = spawnSync('npm', ['pack', '--dry-run', '--json', '--ignore-scripts'], {
    cwd: packageDir,
    encoding: 'utf8',
  });
  const [{ files }] = JSON.parse(stdout) as [{ files: { path: string }[] }];
  for (const { path } of files) {
    const target = join(modules, 'lectern', path);
    mkdirSync(dirname(target), { recursive: true });
    cpSync(join(packageDir, path), target);
  }
  return join(modules, 'lectern/bin/lectern.js');
}
