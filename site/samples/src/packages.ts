import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/** The installed packages that samples are checked against. */
export interface Packages {
  /** Absolute folder with `package.json` and `node_modules`. */
  dir: string;
  require: NodeJS.Require;
  /** A compiler that a package of Rsbuild carries within: `sass`. */
  compiled(name: string, owner?: string): ReturnType<NodeJS.Require>;
  /** Changes with every installed version. */
  hash: string;
}

/** @throws when they are not installed */
export function openPackages(dir: string): Packages {
  const lock = join(dir, 'node_modules/.package-lock.json');
  if (!existsSync(lock)) {
    throw new Error(`The packages under check are not installed: run "npm install --no-save" in ${dir}.`);
  }
  const require = createRequire(join(dir, 'package.json'));
  return {
    dir,
    require,
    compiled: (name, owner = 'shared') =>
      require(join(dir, 'node_modules/@rsbuild', owner, 'compiled', name)),
    hash: hashOf(readFileSync(lock, 'utf8')),
  };
}

export function hashOf(...parts: readonly string[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(`${part.length}\n${part}`);
  return hash.digest('hex').slice(0, 24);
}

/** Files of a folder with their text, by path. */
export function readFolder(dir: string): Map<string, string> {
  const files = readdirSync(dir, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = files.map((entry) => join(entry.parentPath, entry.name)).sort();
  return new Map(paths.map((path) => [path.slice(dir.length + 1), readFileSync(path, 'utf8')]));
}

/** Hash of the compiled checker: another checker, other results; and another Node.js may refuse or print more. */
export function checkerVersion(dir: string): string {
  return hashOf(process.version, ...[...readFolder(dir)].flat());
}
