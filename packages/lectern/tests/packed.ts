import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const packageDir = fileURLToPath(new URL('..', import.meta.url));

/** Folder of the packages that are installed for the repository. */
export const installed = fileURLToPath(new URL('../../../node_modules', import.meta.url));

/**
 * Installs the engine in a project as npm packs it, without other files of the repository, and links all other
 * packages.
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
