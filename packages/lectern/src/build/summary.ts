import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { Route } from '../shared/types.ts';
import { documentFile } from '../shared/url.ts';

/** How many pages are named. */
const NAMED = 5;

/** What a build has made. */
export interface BuildSize {
  files: number;
  /** Of all files. */
  bytes: number;
  /** The largest documents: route paths and bytes, the largest first. */
  largest: { path: string; bytes: number }[];
  /** The pages of this build that took longest to compile and render: route paths and milliseconds. */
  slowest: { path: string; ms: number }[];
}

/**
 * Measures an output.
 *
 * @param files all that are in it, relative to the folder
 * @param sizes of files, as far as they are known (bytes)
 * @param times what each page took that was not taken from the last build (ms)
 */
export function sizeOf(
  outDir: string,
  files: readonly string[],
  sizes: ReadonlyMap<string, number>,
  routes: readonly Route[],
  times: ReadonlyMap<string, number>,
): BuildSize {
  const bytesOf = (file: string) =>
    sizes.get(file) ?? statSync(join(outDir, file), { throwIfNoEntry: false })?.size ?? 0;
  const documents = routes.map(({ path }) => ({ path, bytes: bytesOf(documentFile(path)) }));
  const slow = Array.from(times, ([path, ms]) => ({ path, ms: Math.round(ms) }));
  return {
    files: files.length,
    bytes: files.reduce((sum, file) => sum + bytesOf(file), 0),
    largest: documents.sort((a, b) => b.bytes - a.bytes).slice(0, NAMED),
    slowest: slow.sort((a, b) => b.ms - a.ms).slice(0, NAMED),
  };
}
