import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve, sep } from 'node:path';
import { hashOf } from '../config/hash.ts';
import { ancestors } from '../pages/ancestors.ts';
import { stateOfFiles } from '../pages/file-states.ts';
import { isFile } from '../pages/paths.ts';
import { PAGE_FILE } from '../routes/route-path.ts';

/** Inputs of a bundle: hashes by absolute path. */
export interface BundleInputs {
  /** Hashes of file contents; empty for a file that did not exist. */
  files: Record<string, string>;
  /** Hashes of the file names in the folders of modules. */
  names: Record<string, string>;
  /** Hashes of the names of the settings files in these folders and above them. */
  settings: Record<string, string>;
}

/** Files next to or above a module that change how it is resolved or compiled. */
const SETTINGS =
  /^(?:package|package-lock|npm-shrinkwrap|[jt]sconfig.*)\.json$|^(?:pnpm-lock|yarn|bun)\b|^\.env/;
/** PostCSS config files. Plugins of PostCSS may read files that only they know of. */
const POSTCSS = /^(?:postcss\.config\.|\.postcssrc)/;
const PREPROCESSED = /\.(?:s[ac]ss|less|styl|stylus)$/;
/** References in a stylesheet or a module to files that the bundler reads without making modules of them. */
const REFERENCE = /(?:@import\s+|url\(\s*|new URL\(\s*)['"]?([^'")\s]+)/g;

/**
 * Collects everything that a bundle depends on: the modules, the files that they refer to, the names in their folders
 * (a new file may override one that was found), and the settings, lock files and package files above them.
 *
 * @param project absolute folder of the project
 * @param modules every module of the bundle's graphs: absolute files
 * @returns null if the inputs cannot be known: Sass, Less and PostCSS plugins read their own files
 */
export function bundleInputs(project: string, modules: Iterable<string>): BundleInputs | null {
  const files = withReferences(modules);
  const beside = [...new Set([...files].map((file) => dirname(file)))];
  const own = beside.filter((folder) => !isInstalled(folder));
  const above = new Set([project, ...own].flatMap(ancestors));
  if ([...files].some((file) => PREPROCESSED.test(file))) return null;
  if (hasPostcss(above)) return null;
  for (const folder of above) {
    for (const name of namesIn(folder)) if (SETTINGS.test(name)) files.add(join(folder, name));
    files.add(join(folder, 'node_modules', '.package-lock.json'));
  }
  for (const folder of beside.filter(isInstalled)) files.add(packageFile(folder));
  return {
    files: record(files, hashFile),
    names: record(own, hashNames),
    settings: record(above, hashSettings),
  };
}

/** Checks whether one of the folders has a PostCSS config, in its own file or in `package.json`. */
export function hasPostcss(folders: Iterable<string>): boolean {
  return [...folders].some(
    (folder) =>
      namesIn(folder).some((name) => POSTCSS.test(name)) ||
      /"postcss"\s*:\s*\{/.test(read(join(folder, 'package.json'))),
  );
}

function record(paths: Iterable<string>, hash: (path: string) => string): Record<string, string> {
  return Object.fromEntries([...paths].sort().map((path) => [path, hash(path)]));
}

/**
 * Checks whether every input is unchanged.
 *
 * @param stateFile stores the state that the files had when they last matched: as long as it is the same, they are not
 *   read
 */
export function areUnchanged({ files, names, settings }: BundleInputs, stateFile: string): boolean {
  return isSame(settings, hashSettings) && isSame(names, hashNames) && areSameFiles(files, stateFile);
}

function isSame(hashes: Record<string, string>, hash: (path: string) => string): boolean {
  return Object.entries(hashes).every(([path, known]) => hash(path) === known);
}

function areSameFiles(files: BundleInputs['files'], stateFile: string): boolean {
  const state = stateOfFiles(Object.keys(files));
  if (state && read(stateFile) === state) return true;
  if (!isSame(files, hashFile)) return false;
  if (state) writeFileSync(stateFile, state);
  return true;
}

function withReferences(modules: Iterable<string>): Set<string> {
  const files = new Set(modules);
  for (const file of files) {
    if (isInstalled(file) || !/\.(?:css|[cm]?[jt]sx?)$/.test(file)) continue;
    for (const [, reference = ''] of read(file).matchAll(REFERENCE)) {
      const target = resolve(dirname(file), reference.replace(/[?#].*$/, ''));
      if (isFile(target)) files.add(target);
    }
  }
  return files;
}

/**
 * Hashes the names in a folder that a module may resolve to. Pages and hidden files, such as settings, are left out.
 */
function hashNames(folder: string): string {
  return hashOf(
    namesIn(folder)
      .filter((name) => /^[^.].*\.\w+$/.test(name) && !PAGE_FILE.test(name))
      .join('\0'),
  );
}

function hashSettings(folder: string): string {
  return hashOf(
    namesIn(folder)
      .filter((name) => SETTINGS.test(name) || POSTCSS.test(name))
      .join('\0'),
  );
}

/** Returns the `package.json` of the installed package that contains a folder. */
function packageFile(folder: string): string {
  const end = folder.lastIndexOf(`${sep}node_modules${sep}`) + `${sep}node_modules${sep}`.length;
  const [scope = '', name = ''] = folder.slice(end).split(sep);
  return join(folder.slice(0, end), scope.startsWith('@') ? join(scope, name) : scope, 'package.json');
}

function isInstalled(path: string): boolean {
  return path.includes(`${sep}node_modules${sep}`);
}

function hashFile(file: string): string {
  return isFile(file) ? createHash('sha256').update(readFileSync(file)).digest('base64url') : '';
}

function read(file: string): string {
  return isFile(file) ? readFileSync(file, 'utf8') : '';
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder).sort();
  } catch {
    return [];
  }
}
