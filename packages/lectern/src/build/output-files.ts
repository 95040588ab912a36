import {
  constants,
  copyFileSync,
  linkSync,
  mkdirSync,
  rmSync,
  type Stats,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';

const { COPYFILE_EXCL } = constants;

/** A file of the output in the state that a build left it in. */
export interface OutputFile {
  /** Relative to the output folder, with `/`. */
  path: string;
  /** Bytes. */
  size: number;
  /** Time of the last change: milliseconds since 1970. */
  time: number;
}

/** Writes a file of the output. A file that was linked from another output is replaced, not written into. */
export function writeOutput(folder: string, path: string, text: string): OutputFile {
  return putOutput(folder, path, (file, isNew) =>
    // With an explicit encoding, Node.js does not copy the text first.
    writeFileSync(file, text, { encoding: 'utf8', flag: isNew ? 'wx' : 'w' }),
  );
}

/** Does the same with the content of another file. */
export function copyOutput(source: string, folder: string, path: string): OutputFile {
  return putOutput(folder, path, (file, isNew) => copyFileSync(source, file, isNew ? COPYFILE_EXCL : 0));
}

/**
 * Writes a file through `put`, and creates its folder if needed. @param put with `isNew`, it throws if the file exists
 */
function putOutput(folder: string, path: string, put: (file: string, isNew: boolean) => void): OutputFile {
  const file = join(folder, path);
  try {
    // Nearly all files are new, in existing folders. Checking first would cost as much as writing.
    put(file, true);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST') rmSync(file, { force: true });
    else if (code === 'ENOENT') mkdirSync(dirname(file), { recursive: true });
    else throw error;
    put(file, false);
  }
  return describe(path, statSync(file));
}

/** Does the same as `writeOutput` for a file that several pages write alike: only the first of them writes it. */
export function writeShared(folder: string, path: string, text: string): OutputFile {
  const stat = statSync(join(folder, path), { throwIfNoEntry: false });
  return stat ? describe(path, stat) : writeOutput(folder, path, text);
}

function describe(path: string, { size, mtimeMs }: Stats): OutputFile {
  return { path, size, time: mtimeMs };
}

/**
 * Adds a file of one output to another one, as a hard link if the file system supports it. Nothing may write into the
 * file afterwards.
 *
 * @param to its path in the other output
 * @returns false for a file that has changed or is gone
 */
export function takeOutput(from: string, folder: string, file: OutputFile, to = file.path): boolean {
  return isUnchanged(from, file) && linkOutput(join(from, file.path), join(folder, to));
}

/** Adds a file to another path, like `takeOutput`, without checking for changes. @returns false if it is gone */
export function linkOutput(source: string, target: string): boolean {
  try {
    linkSync(source, target);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') mkdirSync(dirname(target), { recursive: true });
    // Pages that share a file all bring the same one.
    if (code !== 'EEXIST') return linkOrCopy(source, target);
  }
  return true;
}

function linkOrCopy(source: string, target: string): boolean {
  try {
    linkSync(source, target);
  } catch {
    const stat = statSync(source, { throwIfNoEntry: false });
    if (!stat) return false;
    copyFileSync(source, target);
    utimesSync(target, stat.atime, stat.mtime);
  }
  return true;
}

/** Checks whether a file is in the state that a build left it in. @param folder of the output */
export function isUnchanged(folder: string, { path, size, time }: OutputFile): boolean {
  const stat = statSync(join(folder, path), { throwIfNoEntry: false });
  return stat !== undefined && stat.size === size && isSameTime(stat.mtimeMs, time);
}

/** Compares times. Copies of a file have whole milliseconds, archives have whole seconds. */
function isSameTime(found: number, known: number): boolean {
  const unit = found % 1000 === 0 ? 1000 : 1;
  return Math.floor(found / unit) === Math.floor(known / unit);
}
