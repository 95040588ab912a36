import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeInChunks } from '../pages/chunked-file.ts';
import { filesIn } from './files-in.ts';

/** A file of the output that is joined from other files, with an empty line between them. */
export interface JoinedFile {
  /** Path in the output. The paths of the parts are in the output as well. */
  path: string;
  parts: readonly string[];
}

export interface JoinTask {
  /** Folder of the output. */
  folder: string;
  /** Folder of the old output, which has the parts that are not in `folder`. */
  old: string;
  files: readonly JoinedFile[];
  /** Whether the files of the old output are returned. */
  isListed: boolean;
}

/** Writes joined files. @returns the files of the old output if `isListed` is true */
export function joinFiles({ folder, old, files, isListed }: JoinTask): string[] | null {
  for (const { path, parts } of files) writeInChunks(join(folder, path), piecesOf([folder, old], parts));
  // Done in the same task: a second task would start a thread while the first one runs.
  return isListed ? filesIn(old) : null;
}

function* piecesOf(folders: [string, string], parts: readonly string[]): Iterable<string | Uint8Array> {
  for (const [at, part] of parts.entries()) {
    if (at > 0) yield '\n';
    yield readFirst(folders, part);
  }
}

function readFirst([folder, old]: [string, string], path: string): Uint8Array {
  try {
    return readFileSync(join(folder, path));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    return readFileSync(join(old, path));
  }
}
