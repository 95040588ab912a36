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

/** A file of the output as a build has left it. */
export interface OutputFile {
  /** Relative to the output folder, with `/`. */
  path: string;
  /** Bytes. */
  size: number;
  /** When it was last changed: milliseconds since 1970. */
  time: number;
}

/** Writes a file of the output. One that was taken from another output gives way, and is not written into. */
export function writeOutput(folder: string, path: string, text: string): OutputFile {
  return putOutput(folder, path, (file, isNew) =>
    // With an encoding, Node.js makes no copy of the text first.
    writeFileSync(file, text, { encoding: 'utf8', flag: isNew ? 'wx' : 'w' }),
  );
}

/** The same with the content of another file. */
export function copyOutput(source: string, folder: string, path: string): OutputFile {
  return putOutput(folder, path, (file, isNew) => copyFileSync(source, file, isNew ? COPYFILE_EXCL : 0));
}

/** @param put writes a file; with `isNew` it throws where there is one */
function putOutput(folder: string, path: string, put: (file: string, isNew: boolean) => void): OutputFile {
  const file = join(folder, path);
  try {
    // Nearly all files are new, in folders that are there: to ask first would cost as much as to write.
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

/** As `writeOutput`, for a file that several pages write alike: only the first of them does. */
export function writeShared(folder: string, path: string, text: string): OutputFile {
  const stat = statSync(join(folder, path), { throwIfNoEntry: false });
  return stat ? describe(path, stat) : writeOutput(folder, path, text);
}

function describe(path: string, { size, mtimeMs }: Stats): OutputFile {
  return { path, size, time: mtimeMs };
}

/**
 * Puts a file of one output into another one as well, by a hard link where the disk has these. Nothing may write into
 * it from then on.
 *
 * @param to its path in the other output
 * @returns false for a file that is not what it was: changed by hand, or gone
 */
export function takeOutput(from: string, folder: string, file: OutputFile, to = file.path): boolean {
  return isUnchanged(from, file) && linkOutput(join(from, file.path), join(folder, to));
}

/** Puts a file of an output to another path as well, as `takeOutput` does. @returns false for one that is gone */
export function linkOutput(source: string, target: string): boolean {
  try {
    linkSync(source, target);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') mkdirSync(dirname(target), { recursive: true });
    // Pages that share a file bring the same.
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

/** True for a file that is what a build has left. @param folder of the output */
export function isUnchanged(folder: string, { path, size, time }: OutputFile): boolean {
  const stat = statSync(join(folder, path), { throwIfNoEntry: false });
  return stat !== undefined && stat.size === size && isSameTime(stat.mtimeMs, time);
}

/** Copies of a file have its time in whole milliseconds, archives in whole seconds. */
function isSameTime(found: number, known: number): boolean {
  const unit = found % 1000 === 0 ? 1000 : 1;
  return Math.floor(found / unit) === Math.floor(known / unit);
}
