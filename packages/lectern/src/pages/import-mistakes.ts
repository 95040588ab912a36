import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Config } from '../config/load.ts';
import type { CompiledPage } from '../markdown/types.ts';
import { nearest } from '../shared/error.ts';
import type { Mistake } from '../shared/mistake.ts';
import { once } from '../shared/once.ts';

/**
 * Returns a mistake for each import of a page that the bundler cannot find, with the line of the import.
 *
 * @param unresolved modules, as pages write them
 */
export function importMistakes(
  pages: Iterable<Pick<CompiledPage, 'packages'>>,
  unresolved: readonly string[],
  config: Config,
): Mistake[] {
  if (unresolved.length === 0) return [];
  const lost = new Set(unresolved);
  const hintFor = createImportHints(config);
  return [...pages]
    .flatMap(({ packages }) => packages.filter(({ module }) => lost.has(module)))
    .map(({ module, raw, where }) => {
      const alias = module === raw ? '' : ` The alias makes it ${module}.`;
      return { message: `There is no module ${raw}.${alias}`, where, hint: hintFor(module), kind: 'import' };
    });
}

/** Creates a function that returns the hint for a missing import: of a public file, a package or a path. */
export function createImportHints(
  config: Pick<Config, 'aliases' | 'project' | 'publicDir'>,
): (module: string) => string {
  const known = once(() => knownNames(config));
  return (module) => {
    if (module.startsWith('/') && existsSync(join(config.publicDir, module))) {
      return `It is a file of the public folder, which cannot be imported. Write its path where you use it: src="${module}".`;
    }
    if (/^[./]/.test(module)) return 'Fix the path; it is relative to the file it is in.';
    const name = packageOf(module);
    if (isInstalled(name, config.project)) {
      return `The package "${name}" is installed and does not export this.`;
    }
    const near = known().includes(name) ? null : nearest(name, known());
    return near
      ? `Did you mean ${near}${module.slice(name.length)}?`
      : `Install the package "${name}", or set "vite.resolve.alias" in the config where ${name} is an alias.`;
  };
}

/** Returns `@scope/name` for `@scope/name/part`. */
function packageOf(module: string): string {
  return module
    .replace(/\?.*$/s, '')
    .split('/')
    .slice(0, module.startsWith('@') ? 2 : 1)
    .join('/');
}

function isInstalled(name: string, project: string): boolean {
  if (existsSync(join(project, 'node_modules', name))) return true;
  const parent = dirname(project);
  return parent !== project && isInstalled(name, parent);
}

/** Returns the aliases of the config and the packages that the project depends on. */
function knownNames({ aliases, project }: Pick<Config, 'aliases' | 'project'>): string[] {
  const own = aliases.flatMap(({ find }) => (typeof find === 'string' ? find.replace(/\/$/, '') : []));
  return ['lectern/theme', '@theme', ...own, ...dependencies(project)];
}

function dependencies(project: string): string[] {
  try {
    const json = JSON.parse(readFileSync(join(project, 'package.json'), 'utf8'));
    return Object.keys({ ...json.dependencies, ...json.devDependencies });
  } catch {
    return [];
  }
}
