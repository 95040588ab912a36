import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../config/load.ts';
import type { OutputChange } from '../publish/change-output.ts';
import { filesIn } from '../publish/files-in.ts';
import { once } from '../shared/once.ts';
import type { LastOutput } from './last-output.ts';

/** Everything that a build has written, in addition to the files that stay in the output. */
export interface WrittenBeside extends LastOutput {
  /** Identity of the output that is to be changed; empty if a complete new one was written. */
  changed: string;
  /** Files of the old output, if they are already listed. */
  there: readonly string[] | null;
  /** Returns the sizes in bytes of the known files, including those that stay, by path. */
  sizes(): ReadonlyMap<string, number>;
}

/** The files of an output that is not in its final place yet. Paths are relative to it. */
export interface OutputView {
  /** Returns the files that were written. */
  fresh(): string[];
  /** Returns all files. */
  files(): string[];
  /** Returns the current location of a file. */
  placeOf(path: string): string;
  /** Returns false if someone has removed a file that was to stay. */
  isWhole(): boolean;
}

/**
 * Creates a view of the new output: the files in `staging` and, if the old output is changed in place, those of its
 * files that stay.
 *
 * @param staging folder of the new files
 * @param last record of the old output
 */
export function viewOutput(
  { outDir }: Pick<Config, 'outDir'>,
  staging: string,
  written: WrittenBeside,
  last: LastOutput,
): OutputView {
  const fresh = () => filesIn(staging);
  if (!written.changed) {
    return { fresh, files: fresh, placeOf: (path) => join(staging, path), isWhole: () => true };
  }
  const renamed = renamedFolders(written, last);
  const back = renamed.map(({ from, to }) => ({ from: to, to: from }));
  const known = once(() => [...written.sizes().keys()]);
  return {
    fresh,
    files: () => [...new Set([...known(), ...fresh()])],
    placeOf(path) {
      const place = join(staging, path);
      return existsSync(place) ? place : join(outDir, renamedIn(path, back));
    },
    isWhole() {
      const kept = (written.there ?? filesIn(outDir)).map((path) => renamedIn(path, renamed));
      return hasAll([...kept, ...fresh()], known());
    },
  };
}

/** Finds the indexes that get a new name. The name depends on the content, but few of an index's files are new. */
export function renamedFolders({ indexes }: LastOutput, last: LastOutput): OutputChange['renamed'] {
  return Object.entries(indexes).flatMap(([edition, { name }]) => {
    const old = last.indexes[edition]?.name;
    return old === undefined || old === name ? [] : [{ from: old, to: name }];
  });
}

export function renamedIn(path: string, renamed: OutputChange['renamed']): string {
  const folder = renamed.find(({ from }) => path.startsWith(`${from}/`));
  return folder ? folder.to + path.slice(folder.from.length) : path;
}

function hasAll(found: readonly string[], wanted: readonly string[]): boolean {
  const known = new Set(found);
  return wanted.every((path) => known.has(path));
}
