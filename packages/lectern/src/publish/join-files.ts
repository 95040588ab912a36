import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeInChunks } from '../pages/chunked-file.ts';
import { filesIn } from './files-in.ts';

/** A file of the output that is put together from others, with an empty line between them. */
export interface JoinedFile {
  /** In the output, as are the parts. */
  path: string;
  parts: readonly string[];
}

export interface JoinTask {
  /** Of the output. */
  folder: string;
  /** That of the output that has those parts which the folder does not have. */
  old: string;
  files: readonly JoinedFile[];
  /** The files of that output are asked for. */
  isListed: boolean;
}

/** Writes such files. @returns the files of the old output, where they are asked for */
export function joinFiles({ folder, old, files, isListed }: JoinTask): string[] | null {
  for (const { path, parts } of files) writeInChunks(join(folder, path), piecesOf([folder, old], parts));
  // In one task: a second one would start a thread while the first one runs.
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
