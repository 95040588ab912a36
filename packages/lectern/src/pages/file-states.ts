import type { Stats } from 'node:fs';
import { identityOf } from '../config/hash.ts';
import { statOf } from './paths.ts';

/** How long a file has to be left alone until its times tell one content from another (ms); FAT has steps of 2 s. */
const SETTLED = 3000;

/**
 * Names the state of a file: as long as it is the same, so is the content, and the file need not be read. It has the time
 * when the content or the times were changed: unlike that of the content alone, no tool can set it back.
 *
 * @param now milliseconds since 1970
 * @returns empty where that is not sure: a file that was just written may be written again within one tick of its clock
 */
export function stateOfFile(stat: Stats | undefined, now = Date.now()): string {
  return !stat || now - stat.ctimeMs < SETTLED ? '' : `${stat.ctimeMs}\0${stat.size}`;
}

/** The same of several files by their absolute paths: empty where it is not sure of one that is there. */
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
