import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { threadId } from 'node:worker_threads';
import type { FenceTypes } from './types.ts';

/** Result of the compiler for a fence, and the files of the project that it read. */
export interface Answer {
  types: FenceTypes;
  files: Record<string, string>;
}

/** Cache of answers on disk: an unchanged fence does not start the compiler. */
export interface Answers {
  read(key: string): Answer | null;
  write(key: string, types: FenceTypes, files: readonly string[]): Answer;
}

/** Answers that were not used for this time are removed (ms). */
const KEPT_FOR = 30 * 24 * 3600 * 1000;

/** @param folder absolute; created if it does not exist */
export function openAnswers(folder: string): Answers {
  mkdirSync(folder, { recursive: true });
  removeOld(folder);
  return {
    read(key) {
      const file = join(folder, `${key}.json`);
      const answer = readAnswer(file);
      if (!answer || Object.entries(answer.files).some(([path, hash]) => hashFile(path) !== hash))
        return null;
      utimesSync(file, new Date(), new Date());
      return answer;
    },
    write(key, types, files) {
      const answer: Answer = {
        types,
        files: Object.fromEntries(files.map((file) => [file, hashFile(file)])),
      };
      // Written in one step, since another worker may read it.
      const draft = join(folder, `${key}.${process.pid}.${threadId}`);
      writeFileSync(draft, JSON.stringify(answer));
      renameSync(draft, join(folder, `${key}.json`));
      return answer;
    },
  };
}

function readAnswer(file: string): Answer | null {
  if (!existsSync(file)) return null;
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Answer;
  } catch {
    // A full disk may have cut off the file. It counts as missing.
    return null;
  }
}

function removeOld(folder: string): void {
  for (const name of readdirSync(folder)) {
    const file = join(folder, name);
    const time = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
    if (Date.now() - time > KEPT_FOR) rmSync(file, { force: true });
  }
}

function hashFile(file: string): string {
  return existsSync(file) ? hashOf(readFileSync(file)) : '';
}

/** Returns a name for content and for everything that an answer depends on. */
export function hashOf(...parts: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(`${part.length}\n`).update(part);
  return hash.digest('hex').slice(0, 24);
}
