import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
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

/** The name of an engine whose package, and whose code, are in these folders. */
export function idOf(packageDir: string, codeDir: string): string {
  const hash = createHash('sha256');
  const files = readdirSync(codeDir, { recursive: true, encoding: 'utf8' });
  for (const file of files.filter((name) => /(?<!\.d|\.test)\.(?:[jt]sx?|css|svg)$/.test(name)).sort()) {
    hash.update(`${file}\0`).update(readFileSync(join(codeDir, file)));
  }
  const { dependencies, peerDependencies } = readJson(join(packageDir, 'package.json'));
  for (const name of Object.keys(Object.assign({}, dependencies, peerDependencies)))
    hash.update(`${name}@${installedVersion(name, packageDir)}\0`);
  return hash.digest('base64url').slice(0, 16);
}

/** Not through `require.resolve`: packages may not export their `package.json`. */
function installedVersion(name: string, folder: string): string {
  const file = join(folder, 'node_modules', name, 'package.json');
  if (existsSync(file)) return String(readJson(file).version);
  return folder === dirname(folder) ? '' : installedVersion(name, dirname(folder));
}

function readJson(file: string): Record<string, unknown> {
  return JSON.parse(readFileSync(file, 'utf8'));
}
