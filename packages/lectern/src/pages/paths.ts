import { type Stats, statSync } from 'node:fs';
import { basename, extname, sep } from 'node:path';
import { hashOf } from '../config/hash.ts';

/** A path of this machine with `/` between its names. */
export function toPosix(path: string): string {
  return sep === '/' ? path : path.replaceAll(sep, '/');
}

/** Where a file named by a page goes under the output folder: immutable, since its name holds its hash. */
export function assetPath(file: string, content: string | Uint8Array): string {
  const extension = extname(file);
  const name = shortened(basename(file, extension));
  return `assets/${name}.${hashOf(content)}${extension}`;
}

/** A disk takes names of 255 bytes: the hash goes in as well. */
function shortened(name: string): string {
  let short = name;
  while (Buffer.byteLength(short) > MOST_BYTES) short = [...short].slice(0, -1).join('');
  return short;
}

const MOST_BYTES = 200;

/** False for a folder as well, and for what no file can be called. */
export function isFile(path: string): boolean {
  return statOf(path)?.isFile() === true;
}

export function isFolder(path: string): boolean {
  return statOf(path)?.isDirectory() === true;
}

/** Undefined for what is not there, and for what cannot be: too long a name, a path below a file. */
export function statOf(path: string): Stats | undefined {
  try {
    return statSync(path, { throwIfNoEntry: false });
  } catch {
    return undefined;
  }
}

/**
 * When a file was last changed (ms since 1970); undefined for what is not there. Not the time of its content, which a
 * file that was moved here keeps, and which programs may set to what it was before.
 */
export function changeTime(path: string): number | undefined {
  return statOf(path)?.ctimeMs;
}

/** True for a file or folder itself, and for what is below it; both absolute. */
export function isIn(path: string, folder: string): boolean {
  return path === folder || path.startsWith(folder + sep);
}
