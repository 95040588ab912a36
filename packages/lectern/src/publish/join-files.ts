import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A file of the output that is put together from others, with an empty line between them. */
export interface JoinedFile {
  /** In the output, as are the parts. */
  path: string;
  parts: readonly string[];
}

/** Writes such files. @param folder of the output */
export function joinFiles({ folder, files }: { folder: string; files: readonly JoinedFile[] }): void {
  for (const { path, parts } of files) {
    const texts = parts.map((part) => readFileSync(join(folder, part)));
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, Buffer.concat(texts.flatMap((text, at) => (at === 0 ? text : [LINE_END, text]))));
  }
}

const LINE_END = Buffer.from('\n');
