import { existsSync, readdirSync, readFileSync, rmSync, type Stats, statSync } from 'node:fs';
import { join } from 'node:path';
import { identityOf } from '../config/hash.ts';
import { stateOfFile } from '../pages/file-states.ts';
import type { LastOutput } from './last-output.ts';
import { copyOutput, isUnchanged, type OutputFile, writeOutput } from './output-files.ts';

/** A file of the output that is a copy of another one, or of a text. */
export interface CopiedFile extends OutputFile {
  /** Names the other file and its state, or the text; empty where the state is not sure. */
  source: string;
}

/** Puts files into a new output. One that the last output has already, and that is changed in place, stays there. */
export interface Copier {
  /** Writes a text to a path in the output. */
  writeText(path: string, text: string): void;
  /**
   * Copies a folder with all that is in it over what the output has. What links lead to is copied: on another machine
   * they would lead nowhere.
   */
  copyTree(folder: string): void;
  /** Copies a file to a path in the output. */
  copyFile(file: string, path: string): void;
  /** Copies a file to a path that its content says. */
  copyHashed(file: string, pathOf: (content: Uint8Array) => string): void;
  /** All copies, also those that stay. */
  copies(): CopiedFile[];
}

/**
 * @param staging folder of the new files
 * @param last what is known of the old output
 * @param inPlace folder of the old output; null where all of the new one is written
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
    // What the build has written there gives way, as it would to a copy.
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
