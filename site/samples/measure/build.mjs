// Builds an app of a measurement in a fresh folder next to the packages under check, and returns the sizes of its
// files.
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

const packages = fileURLToPath(new URL('../packages/', import.meta.url));

/** Loads the packages that the samples are checked against: `load('@rsbuild/plugin-react')`. */
export const load = createRequire(join(packages, 'package.json'));

process.env.NODE_ENV ??= 'production';
// Every compiler adds a listener for the end of the process.
process.setMaxListeners(0);

/** Runs `use` in a temporary folder with a copy of `app`, from which the packages can be imported. */
export async function inCopyOf(app, use) {
  const dir = join(packages, `.measure-${process.pid}`);
  rmSync(dir, { recursive: true, force: true });
  mkdirSync(dir);
  cpSync(app, dir, { recursive: true });
  try {
    return await use(dir);
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}

/**
 * Builds the app in `dir` and returns its files by path, each with its text and its size in bytes, plain and gzipped.
 */
export async function build(dir, rsbuildConfig) {
  const { createRsbuild } = load('@rsbuild/core');
  const quiet = { performance: { printFileSize: false, ...rsbuildConfig.performance } };
  const rsbuild = await createRsbuild({ cwd: dir, rsbuildConfig: { ...rsbuildConfig, ...quiet } });
  await rsbuild.build();
  return filesIn(join(dir, 'dist'));
}

function filesIn(dist) {
  const files = new Map();
  for (const entry of readdirSync(dist, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || entry.name.endsWith('.LICENSE.txt')) continue;
    const path = join(entry.parentPath ?? entry.path, entry.name);
    const text = readFileSync(path);
    files.set(relative(dist, path), { size: text.length, gzip: gzipSync(text).length, text });
  }
  return files;
}

export const kB = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;

export const sum = (numbers) => [...numbers].reduce((total, number) => total + number, 0);
