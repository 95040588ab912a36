import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { writeInChunks } from './chunked-file.ts';
import { stateOfFiles } from './file-states.ts';
import { ownCode, ownPackage } from './own-package.ts';

/**
 * Returns an id of the running engine: a hash of its compiled files and stylesheets, and of the installed versions of
 * its dependencies. Cached data contains the id, so that another engine generates everything again.
 */
export function engineId(): string {
  own ??= idOf(ownPackage, ownCode);
  return own;
}

/** Cached: the engine does not change while it runs. */
let own: string | undefined;

/** Sets the id in a worker thread: reading the engine's files takes as long as compiling a short page. */
export function useEngineId(id: string): void {
  own = id;
}

/**
 * Makes `engineId` read the engine's files only if their states have changed since the last time.
 *
 * @param cacheDir absolute path of the folder that stores the last id
 */
export function keepEngineId(cacheDir: string): void {
  own ??= keptIdOf(ownPackage, ownCode, join(cacheDir, 'engine.json'));
}

/**
 * Returns the result of `idOf`. It is stored in a file and reused while the states of all files stay the same.
 *
 * @param now milliseconds since 1970
 */
export function keptIdOf(packageDir: string, codeDir: string, keptIn: string, now = Date.now()): string {
  const code = codeFiles(codeDir).map((file) => join(codeDir, file));
  const packages = dependenciesOf(packageDir).map(([, file]) => file);
  const key = stateOfFiles([join(packageDir, 'package.json'), ...packages, ...code], now);
  const kept = readKept(keptIn);
  if (key && kept?.key === key) return kept.id;
  const id = idOf(packageDir, codeDir);
  if (key) writeKept(keptIn, { key, id });
  return id;
}

interface Kept {
  key: string;
  id: string;
}

function readKept(file: string): Kept | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    // The file was never written, or it was cut off by a full disk.
    return null;
  }
}

function writeKept(file: string, kept: Kept): void {
  try {
    writeInChunks(file, [JSON.stringify(kept)]);
  } catch {
    // Code that depends on this folder reports that it cannot be written to.
  }
}

/** Computes the id of an engine from the folders of its package and of its code. */
export function idOf(packageDir: string, codeDir: string): string {
  const hash = createHash('sha256');
  for (const file of codeFiles(codeDir)) {
    hash.update(`${file}\0`).update(readFileSync(join(codeDir, file)));
  }
  for (const [name, file] of dependenciesOf(packageDir)) {
    hash.update(`${name}@${file && readJson(file).version}\0`);
  }
  return hash.digest('base64url').slice(0, 16);
}

/** Returns the paths of all code files in a folder and its subfolders, sorted. */
function codeFiles(folder: string): string[] {
  const files: string[] = [];
  // `readdirSync` with `recursive` makes one more system call for each file.
  const walk = (path: string) => {
    for (const entry of readdirSync(join(folder, path), { withFileTypes: true })) {
      const file = path + entry.name;
      if (entry.isDirectory()) walk(`${file}/`);
      else if (/(?<!\.d|\.test)\.(?:[jt]sx?|css|svg)$/.test(file)) files.push(file);
    }
  };
  walk('');
  return files.sort();
}

/** Returns an engine's dependencies with the `package.json` of each, which is empty if it is not installed. */
function dependenciesOf(packageDir: string): [name: string, file: string][] {
  const { dependencies, peerDependencies } = readJson(join(packageDir, 'package.json'));
  const names = Object.keys(Object.assign({}, dependencies, peerDependencies));
  return names.map((name) => [name, packageFileOf(name, packageDir)]);
}

/** Finds the file without `require.resolve`: packages may not export their `package.json`. */
function packageFileOf(name: string, folder: string): string {
  const file = join(folder, 'node_modules', name, 'package.json');
  if (existsSync(file)) return file;
  return folder === dirname(folder) ? '' : packageFileOf(name, dirname(folder));
}

function readJson(file: string): Record<string, unknown> {
  return JSON.parse(readFileSync(file, 'utf8'));
}
