import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../../..');
/** TypeScript's command line. */
export const tsc = join(root, 'node_modules/typescript/bin/tsc');

/**
 * Installs the packages that a site needs: those of this repository, and its plugins, compiled into the site's folder.
 *
 * @param folder absolute folder of the site
 * @param plugins folders in `packages`: `plugin-api`
 */
export function installPackages(folder: string, plugins: readonly string[]): void {
  const from = join(root, 'node_modules');
  const to = join(folder, 'node_modules');
  mkdirSync(join(to, '@lectern'), { recursive: true });
  for (const name of readdirSync(from))
    if (name !== '@lectern') symlinkSync(join(from, name), join(to, name));
  for (const plugin of plugins) {
    const source = join(root, 'packages', plugin);
    const place = join(to, '@lectern', plugin);
    mkdirSync(place);
    cpSync(join(source, 'package.json'), join(place, 'package.json'));
    for (const name of readdirSync(source).filter((name) => name === 'node_modules' || name === 'theme'))
      symlinkSync(join(source, name), join(place, name));
    const config = join(source, 'tsconfig.build.json');
    execFileSync(process.execPath, [tsc, '-p', config, '--outDir', join(place, 'dist')]);
  }
}
