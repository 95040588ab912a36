import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeInChunks } from '../pages/chunked-file.ts';

/** A file of the output that is put together from others, with an empty line between them. */
export interface JoinedFile {
  /** In the output, as are the parts. */
  path: string;
  parts: readonly string[];
}

/** Writes such files. @param folder of the output */
export function joinFiles({ folder, files }: { folder: string; files: readonly JoinedFile[] }): void {
  for (const { path, parts } of files) writeInChunks(join(folder, path), piecesOf(folder, parts));
}

function* piecesOf(folder: string, parts: readonly string[]): Iterable<string | Uint8Array> {
  for (const [at, part] of parts.entries()) {
    if (at > 0) yield '\n';
    yield readFileSync(join(folder, part));
  }
}
