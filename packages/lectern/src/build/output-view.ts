import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../config/load.ts';
import type { OutputChange } from '../publish/change-output.ts';
import { filesIn } from '../publish/files-in.ts';
import { once } from '../shared/once.ts';
import type { LastOutput } from './last-output.ts';

/** What a build has written, beside what stays in the output. */
export interface WrittenBeside extends LastOutput {
  /** Names the output that is to be changed; empty where all of the new one was written. */
  changed: string;
  /** Files of the old output, where somebody has listed them already. */
  there: readonly string[] | null;
  /** Bytes of the files that are known, those that stay among them, by their paths. */
  sizes(): ReadonlyMap<string, number>;
}

/** The files of an output that is not in its place yet. Paths are relative to it. */
export interface OutputView {
  /** Those that were written. */
  fresh(): string[];
  /** All files. */
  files(): string[];
  /** Where a file is until then. */
  placeOf(path: string): string;
  /** False where somebody has removed what was to stay. */
  isWhole(): boolean;
}

/**
 * The new output: the files in `staging`, and where the old one is changed in place, those of it that stay.
 *
 * @param staging folder of the new files
 * @param last what was known of the old output
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

/** The name of an index is made of what is in it, and few of its files are new. */
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
