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

/** Bundles of before are made again when this changes. */
const FORMAT = 1;

/** What a bundle was made of, in its last line. */
interface Origin {
  format: number;
  /** Hashes by absolute path: of files, empty for one that was not there, and of the names in folders. */
  files: Record<string, string>;
  names: Record<string, string>;
  deps: string[];
}

/** Comes before what is known of a bundle. */
const ORIGIN = '//# lectern=';

/** Bundles of a config file that are kept: for branches that one goes to and fro between. */
const KEPT = 4;

/**
 * Finds the bundle of a config file. To load Rolldown and to bundle takes a tenth of a second, which is a fifth of a build
 * after an edit.
 *
 * @param file absolute
 * @param root absolute project folder
 * @returns null when there is none, or when what it was made of has changed
 */
export function readKeptConfig(file: string, root: string): KeptConfig | null {
  for (const path of keptOf(file, root)) {
    const deps = depsOf(path);
    if (deps) return { path, deps };
  }
  return null;
}

/** @returns null for a bundle of something else, or for what is not ours */
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
 * Keeps the bundle of a config file.
 *
 * @param started when the bundler began (ms since 1970)
 * @returns absolute file to run; null where the disk does not take it, and where a file was changed since the bundler
 *   began: the bundle may have it as it was before
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
  // By its content: loaders of others, such as that of Playwright, run a file once, whatever it says later.
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

/** What the files of all bundles of a config file begin with. */
function startOf(file: string, root: string): string {
  return join(configFolder(root), `${hashOf(file)}.`);
}

/** The bundles of a config file that there are, the last one first. */
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

/** The `package.json` that says what kind of modules a folder has, and the places where a nearer one would be. */
function packageFiles(folder: string): string[] {
  const file = join(folder, 'package.json');
  return existsSync(file) || folder === dirname(folder) ? [file] : [file, ...packageFiles(dirname(folder))];
}

/** A new file may be found before one that was; a new folder is not. */
function hashOfNames(folder: string): string {
  const entries = readdirSync(folder, { withFileTypes: true });
  const files = entries.filter((entry) => !entry.isDirectory()).map(({ name }) => name);
  return hashOf(files.sort().join('\0'));
}
