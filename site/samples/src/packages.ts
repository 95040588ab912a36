import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/** The installed packages that samples are checked against. */
export interface Packages {
  /** Absolute folder with `package.json` and `node_modules`. */
  dir: string;
  require: NodeJS.Require;
  /** Loads a compiler that is bundled in a package of Rsbuild: `sass`. */
  compiled(name: string, owner?: string): ReturnType<NodeJS.Require>;
  /** Hash that changes with every installed version. */
  hash: string;
}

/** @throws if they are not installed */
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

/** Reads the files of a folder and returns their text by path. */
export function readFolder(dir: string): Map<string, string> {
  const files = readdirSync(dir, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = files.map((entry) => join(entry.parentPath, entry.name)).sort();
  return new Map(paths.map((path) => [path.slice(dir.length + 1), readFileSync(path, 'utf8')]));
}

/**
 * Returns a hash of the compiled checker and the Node.js version. A different checker may find other problems, and a
 * different Node.js may reject or print other things.
 */
export function checkerVersion(dir: string): string {
  return hashOf(process.version, ...[...readFolder(dir)].flat());
}
