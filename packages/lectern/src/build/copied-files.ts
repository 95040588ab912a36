import { existsSync, readdirSync, readFileSync, rmSync, type Stats, statSync } from 'node:fs';
import { join } from 'node:path';
import { identityOf } from '../config/hash.ts';
import { stateOfFile } from '../pages/file-states.ts';
import type { LastOutput } from './last-output.ts';
import { copyOutput, isUnchanged, type OutputFile, writeOutput } from './output-files.ts';

/** A file of the output that is a copy of another file or of a text. */
export interface CopiedFile extends OutputFile {
  /** Identity of the other file and its state, or of the text; empty if the state is uncertain. */
  source: string;
}

/** Adds files to a new output. If the last output is changed in place and already has a file, that file stays. */
export interface Copier {
  /** Writes a text to a path in the output. */
  writeText(path: string, text: string): void;
  /**
   * Copies a folder with its contents over the files of the output. Links are followed, because they would be broken on
   * another machine.
   */
  copyTree(folder: string): void;
  /** Copies a file to a path in the output. */
  copyFile(file: string, path: string): void;
  /** Copies a file to a path that depends on its content. */
  copyHashed(file: string, pathOf: (content: Uint8Array) => string): void;
  /** Returns all copies, including those that stay. */
  copies(): CopiedFile[];
}

/**
 * Creates a copier.
 *
 * @param staging folder of the new files
 * @param last record of the old output
 * @param inPlace folder of the old output; null if a complete new output is written
 */
export function createCopier(
  staging: string,
  last: Pick<LastOutput, 'copied'>,
  inPlace: string | null,
): Copier {
  const copies = new Map<string, CopiedFile>();
  const byPath = new Map(last.copied.map((file) => [file.path, file]));
  const bySource = new Map(last.copied.map((file) => [file.source, file]));
  const stays = (known: CopiedFile | undefined, source: string): known is CopiedFile =>
    inPlace !== null && source !== '' && known?.source === source && isUnchanged(inPlace, known);
  const put = (path: string, source: string, write: () => OutputFile) => {
    const known = byPath.get(path);
    if (!stays(known, source)) return void copies.set(path, { ...write(), source });
    copies.set(path, known);
    // Remove the file that the build wrote there, as a copy would replace it.
    if (existsSync(join(staging, path))) rmSync(join(staging, path));
  };
  const copy = (file: string, path: string, source: string) =>
    put(path, source, () => copyOutput(file, staging, path));
  const copyTo = (file: string, path: string, stat: Stats) => copy(file, path, sourceOf(file, stat));
  const copyFolder = (folder: string, below: string) => {
    for (const name of readdirSync(folder)) {
      const [file, path] = [join(folder, name), below + name];
      const stat = statSync(file);
      if (stat.isDirectory()) copyFolder(file, `${path}/`);
      else copyTo(file, path, stat);
    }
  };
  return {
    writeText: (path, text) => put(path, identityOf(`\0${text}`), () => writeOutput(staging, path, text)),
    copyTree: (folder) => copyFolder(folder, ''),
    copyFile: (file, path) => copyTo(file, path, statSync(file)),
    copyHashed(file, pathOf) {
      const source = sourceOf(file, statSync(file));
      const known = bySource.get(source);
      if (stays(known, source)) copies.set(known.path, known);
      else copy(file, pathOf(readFileSync(file)), source);
    },
    copies: () => [...copies.values()],
  };
}

function sourceOf(file: string, stat: Stats): string {
  const state = stateOfFile(stat);
  return state && identityOf(`${file}\0${state}`);
}
