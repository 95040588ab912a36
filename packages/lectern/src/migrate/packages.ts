import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isFile } from '../pages/paths.ts';

/** What Lectern brings. */
const THERE = /^(?:react|react-dom|lectern)(?:\/|$)|^@theme$/;

/** A package that code imports: its name, its folder, and what of it is meant (`.` or `./part`). */
export interface PackageImport {
  name: string;
  folder: string;
  part: string;
  /** The package of the engine that it depends on; undefined for one that stands alone. */
  bound: string | undefined;
}

/**
 * Looks a package up.
 *
 * @param enginePackages packages of the engine that the site leaves
 * @returns why it does not run where it is not installed; null for what Lectern brings
 */
export function findPackage(
  specifier: string,
  root: string,
  enginePackages: RegExp,
): PackageImport | string | null {
  if (THERE.test(specifier)) return null;
  const [first = '', ...rest] = specifier.split('/');
  const name = first.startsWith('@') ? `${first}/${rest.shift()}` : first;
  const folder = packageFolder(name, root);
  if (folder === null) return `needs ${name}, which is not installed`;
  const { dependencies = {}, peerDependencies = {} } = manifestOf(folder);
  const bound = Object.keys({ ...dependencies, ...peerDependencies }).find((key) => enginePackages.test(key));
  return { name, folder, part: ['.', ...rest].join('/'), bound };
}

/**
 * The file that an import of a package means, by its `exports` or the older fields.
 *
 * @returns null where there is none, and for patterns in `exports`, which are not read
 */
export function packageEntry({ folder, part }: PackageImport): string | null {
  const { exports, module, main } = manifestOf(folder);
  const target = exports
    ? conditionOf(isMapOfParts(exports) ? exports[part] : part === '.' ? exports : undefined)
    : part === '.'
      ? (module ?? main ?? 'index.js')
      : part;
  const file = typeof target === 'string' ? join(folder, target) : null;
  return file && isFile(file) ? file : null;
}

function manifestOf(folder: string): Record<string, Record<string, unknown> & string> {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
}

function isMapOfParts(exports: Record<string, unknown>): boolean {
  return typeof exports === 'object' && Object.keys(exports).some((key) => key.startsWith('.'));
}

/** The first target for code that browsers load. */
function conditionOf(target: unknown): unknown {
  if (typeof target !== 'object' || target === null) return target;
  const found = Object.entries(target).find(([name]) => /^(?:browser|module|import|default)$/.test(name));
  return found && conditionOf(found[1]);
}

/** The folder of an installed package, looked up as Node does it. */
export function packageFolder(name: string, from: string): string | null {
  const folder = join(from, 'node_modules', name);
  if (existsSync(join(folder, 'package.json'))) return folder;
  return dirname(from) === from ? null : packageFolder(name, dirname(from));
}
