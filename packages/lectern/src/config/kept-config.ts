import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { threadId } from 'node:worker_threads';
import type { BundledConfig } from './bundle-config.ts';
import { CLOCK_STEP } from './clock-step.ts';
import { hashOf, hashOfFile } from './hash.ts';
import { clearDrafts } from './processes.ts';
import { configFolder } from './run-config.ts';

/** A bundled config on disk. */
interface KeptConfig {
  /** Absolute file to run. */
  path: string;
  /** Absolute files of the project that are in it. */
  deps: string[];
}

/** Version of the format. Bundles of other versions are made again. */
const FORMAT = 1;

/** Inputs of a bundle, stored in its last line. */
interface Origin {
  format: number;
  /** Hashes by absolute path: of files (empty for a missing one), and of the names in folders. */
  files: Record<string, string>;
  names: Record<string, string>;
  deps: string[];
}

/** Prefix of the line that stores the inputs of a bundle. */
const ORIGIN = '//# lectern=';

/** Maximum number of cached bundles of a config file, for switching between branches. */
const KEPT = 4;

/**
 * Finds the cached bundle of a config file. Loading Rolldown and bundling take a tenth of a second, which is a fifth of
 * a build after an edit.
 *
 * @param file absolute
 * @param root absolute project folder
 * @returns null if there is none, or if its inputs have changed
 */
export function readKeptConfig(file: string, root: string): KeptConfig | null {
  for (const path of keptOf(file, root)) {
    const deps = depsOf(path);
    if (deps) return { path, deps };
  }
  return null;
}

/** Reads the dependencies of a bundle. @returns null if its inputs have changed, or if Lectern did not write it */
function depsOf(path: string): string[] | null {
  try {
    const code = readFileSync(path, 'utf8');
    const { format, files, names, deps }: Origin = JSON.parse(
      code.slice(code.lastIndexOf(ORIGIN) + ORIGIN.length),
    );
    const isSame = (known: Record<string, string>, hash: (path: string) => string) =>
      Object.entries(known).every(([name, value]) => hash(name) === value);
    return format === FORMAT && isSame(files, hashOfFile) && isSame(names, hashOfNames) ? deps : null;
  } catch {
    return null;
  }
}

/**
 * Caches the bundle of a config file.
 *
 * @param started when the bundler began (ms since 1970)
 * @returns absolute file to run; null if it cannot be written, or if a file was changed since the bundler began: the
 *   bundle may contain its old content
 */
export function keepConfig(
  file: string,
  root: string,
  { code, deps }: Pick<BundledConfig, 'code' | 'deps'>,
  started: number,
): string | null {
  const folders = [...new Set(deps.map((dep) => dirname(dep)))];
  const files = [...deps, ...folders.flatMap(packageFiles)];
  const changed = (path: string) => statSync(path, { throwIfNoEntry: false })?.ctimeMs ?? 0;
  if ([...files, ...folders].some((path) => changed(path) > started - CLOCK_STEP)) return null;
  const origin: Origin = {
    format: FORMAT,
    files: Object.fromEntries(files.map((name) => [name, hashOfFile(name)])),
    names: Object.fromEntries(folders.map((name) => [name, hashOfNames(name)])),
    deps,
  };
  const text = `${code}\n${ORIGIN}${JSON.stringify(origin)}\n`;
  // Named by its content: other module loaders, such as that of Playwright, run a file only once, even if it changes.
  const path = `${startOf(file, root)}${hashOf(text)}.mjs`;
  const draft = `${path}.${process.pid}.${threadId}`;
  try {
    mkdirSync(dirname(path), { recursive: true });
    clearDrafts(path);
    writeFileSync(draft, text);
    renameSync(draft, path);
    for (const old of keptOf(file, root).slice(KEPT)) rmSync(old, { force: true });
    return path;
  } catch {
    return null;
  }
}

/** Returns the start of the path that all bundles of a config file share. */
function startOf(file: string, root: string): string {
  return join(configFolder(root), `${hashOf(file)}.`);
}

/** Returns the cached bundles of a config file, the newest first. */
function keptOf(file: string, root: string): string[] {
  const start = startOf(file, root);
  const folder = dirname(start);
  if (!existsSync(folder)) return [];
  const timeOf = (path: string) => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  return readdirSync(folder)
    .map((name) => join(folder, name))
    .filter((path) => path.startsWith(start) && path.endsWith('.mjs'))
    .sort((a, b) => timeOf(b) - timeOf(a));
}

/** Returns the `package.json` that sets the module type of a folder, and the places where a nearer one could be. */
function packageFiles(folder: string): string[] {
  const file = join(folder, 'package.json');
  return existsSync(file) || folder === dirname(folder) ? [file] : [file, ...packageFiles(dirname(folder))];
}

/** Hashes the file names in a folder: a new file may be resolved instead of an existing one. A new folder may not. */
function hashOfNames(folder: string): string {
  const entries = readdirSync(folder, { withFileTypes: true });
  const files = entries.filter((entry) => !entry.isDirectory()).map(({ name }) => name);
  return hashOf(files.sort().join('\0'));
}
