import { type Stats, statSync } from 'node:fs';
import { basename, extname, sep } from 'node:path';
import { hashOf } from '../config/hash.ts';

/** Returns a path of this machine with `/` as the separator. */
export function toPosix(path: string): string {
  return sep === '/' ? path : path.replaceAll(sep, '/');
}

/** Returns the output path of a file that a page uses. The file is immutable, because its name contains its hash. */
export function assetPath(file: string, content: string | Uint8Array): string {
  const extension = extname(file);
  const name = shortened(basename(file, extension));
  return `assets/${name}.${hashOf(content)}${extension}`;
}

/** Shortens a file name. File systems allow 255 bytes, and the hash needs some of them. */
function shortened(name: string): string {
  let short = name;
  while (Buffer.byteLength(short) > MOST_BYTES) short = [...short].slice(0, -1).join('');
  return short;
}

const MOST_BYTES = 200;

/** Checks whether a path is a file. Returns false for a folder and for a path that no file can have. */
export function isFile(path: string): boolean {
  return statOf(path)?.isFile() === true;
}

export function isFolder(path: string): boolean {
  return statOf(path)?.isDirectory() === true;
}

/** Returns undefined if a path does not exist, or cannot exist: its name is too long, or its parent is a file. */
export function statOf(path: string): Stats | undefined {
  try {
    return statSync(path, { throwIfNoEntry: false });
  } catch {
    return undefined;
  }
}

/**
 * Returns the time of the last change of a file (ms since 1970), or undefined if it does not exist. This is not the
 * time of the content (mtime): a file that was moved here keeps that time, and programs may set it back.
 */
export function changeTime(path: string): number | undefined {
  return statOf(path)?.ctimeMs;
}

/** Checks whether a path is a file or folder itself or is below it. Both paths are absolute. */
export function isIn(path: string, folder: string): boolean {
  return path === folder || path.startsWith(folder + sep);
}
