import type { Stats } from 'node:fs';
import { identityOf } from '../config/hash.ts';
import { statOf } from './paths.ts';

/** Time in ms for which a file must be unmodified until its timestamps are reliable. FAT has a resolution of 2 s. */
const SETTLED = 3000;

/**
 * Returns an id of the state of a file. While the id stays the same, so does the content, and the file need not be
 * read. It contains the time of the last change of content or metadata (ctime). Unlike mtime, no tool can set it back.
 *
 * @param now milliseconds since 1970
 * @returns an empty string if this is uncertain: a file that was just written may be written again within one clock
 *   tick of the file system
 */
export function stateOfFile(stat: Stats | undefined, now = Date.now()): string {
  return !stat || now - stat.ctimeMs < SETTLED ? '' : `${stat.ctimeMs}\0${stat.size}`;
}

/** Does the same for several files, given as absolute paths. Empty if the state of an existing file is uncertain. */
export function stateOfFiles(files: Iterable<string>, now = Date.now()): string {
  const states: string[] = [];
  for (const file of files) {
    const stat = statOf(file);
    const state = stateOfFile(stat, now);
    if (stat && !state) return '';
    states.push(`${file}\0${state}`);
  }
  return identityOf(states.join('\n'));
}
