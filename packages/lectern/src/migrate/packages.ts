import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isFile } from '../pages/paths.ts';

/** Packages that Lectern provides. */
const THERE = /^(?:react|react-dom|lectern)(?:\/|$)|^@theme$/;

/** A package that code imports: its name, its folder, and the imported part (`.` or `./part`). */
export interface PackageImport {
  name: string;
  folder: string;
  part: string;
  /** Package of the engine that it depends on; undefined if there is none. */
  bound: string | undefined;
}

/**
 * Looks up a package.
 *
 * @param enginePackages packages of the engine that the site migrates from
 * @returns an error if it is not installed; null for packages that Lectern provides
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
 * Returns the file that an import of a package resolves to, by its `exports` or the older fields.
 *
 * @returns null if there is none, and for patterns in `exports`, which are not supported
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

/** Returns the first target for code that browsers load. */
function conditionOf(target: unknown): unknown {
  if (typeof target !== 'object' || target === null) return target;
  const found = Object.entries(target).find(([name]) => /^(?:browser|module|import|default)$/.test(name));
  return found && conditionOf(found[1]);
}

/** Returns the folder of an installed package, resolved like in Node. */
export function packageFolder(name: string, from: string): string | null {
  const folder = join(from, 'node_modules', name);
  if (existsSync(join(folder, 'package.json'))) return folder;
  return dirname(from) === from ? null : packageFolder(name, dirname(from));
}
