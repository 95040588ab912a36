import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { Route } from '../shared/types.ts';
import { documentFile } from '../shared/url.ts';

/** Maximum number of pages in a list. */
const NAMED = 5;

/** Sizes and times of a build. */
export interface BuildSize {
  files: number;
  /** Size of all files. */
  bytes: number;
  /** The largest documents: route paths and bytes, largest first. */
  largest: { path: string; bytes: number }[];
  /** The pages that took longest to compile and render in this build: route paths and milliseconds. */
  slowest: { path: string; ms: number }[];
}

/**
 * Measures an output.
 *
 * @param files all files of the output, relative to its folder
 * @param sizes known sizes of files (bytes)
 * @param times time of each page that was not reused from the last build (ms)
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
