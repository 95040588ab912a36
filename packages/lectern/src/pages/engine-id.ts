import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { writeInChunks } from './chunked-file.ts';
import { stateOfFiles } from './file-states.ts';
import { ownCode, ownPackage } from './own-package.ts';

/**
 * Names the engine that runs: its compiled files and stylesheets, and the installed versions of its dependencies. What
 * is kept on disk carries it, so that another engine makes everything again.
 */
export function engineId(): string {
  own ??= idOf(ownPackage, ownCode);
  return own;
}

/** The engine that runs stays the same as long as it runs. */
let own: string | undefined;

/** Tells a thread what the main thread knows: to read the engine's files takes as long as to compile a short page. */
export function useEngineId(id: string): void {
  own = id;
}

/**
 * Lets `engineId` read the engine's files only where their states are others than when it last read them.
 *
 * @param cacheDir absolute folder that keeps the last one
 */
export function keepEngineId(cacheDir: string): void {
  own ??= keptIdOf(ownPackage, ownCode, join(cacheDir, 'engine.json'));
}

/**
 * What `idOf` says, kept in a file as long as the states of all files stay the same.
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
    // It was never written, or was cut off by a full disk.
    return null;
  }
}

function writeKept(file: string, kept: Kept): void {
  try {
    writeInChunks(file, [JSON.stringify(kept)]);
  } catch {
    // A folder that cannot be written to is told by those who need it.
  }
}

/** The name of an engine whose package, and whose code, are in these folders. */
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

/** Paths of the files with code in a folder and below it, sorted. */
function codeFiles(folder: string): string[] {
  const files: string[] = [];
  // `readdirSync` with `recursive` asks the disk about each file once more.
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

/** An engine's dependencies, with the `package.json` of each that is installed; empty for the others. */
function dependenciesOf(packageDir: string): [name: string, file: string][] {
  const { dependencies, peerDependencies } = readJson(join(packageDir, 'package.json'));
  const names = Object.keys(Object.assign({}, dependencies, peerDependencies));
  return names.map((name) => [name, packageFileOf(name, packageDir)]);
}

/** Not through `require.resolve`: packages may not export their `package.json`. */
function packageFileOf(name: string, folder: string): string {
  const file = join(folder, 'node_modules', name, 'package.json');
  if (existsSync(file)) return file;
  return folder === dirname(folder) ? '' : packageFileOf(name, dirname(folder));
}

function readJson(file: string): Record<string, unknown> {
  return JSON.parse(readFileSync(file, 'utf8'));
}
