import type { Tinypool } from 'tinypool';
import type { Config } from '../config/load.ts';
import { swap } from '../publish/output-folder.ts';
import { filesIn, refuseForeignFiles, writeList } from './foreign-files.ts';
import { type LastOutput, writeLastOutput } from './last-output.ts';

interface ReplaceOptions {
  /** Files that no build wrote may go. */
  isEmptied: boolean;
  /** A thread that has nothing to do. */
  helper: Pick<Tinypool, 'run'> | null;
}

/**
 * Puts a whole new output in the place of the old one. All that may fail comes before it is there, and a build that is
 * killed on the way leaves a cache that knows the files of both.
 *
 * @returns the files of the new output, and a warning where something of the old one is left
 * @throws DocsError for files that no build wrote
 */
export async function replaceOutput(
  config: Config,
  staging: string,
  written: LastOutput,
  { isEmptied, helper }: ReplaceOptions,
): Promise<{ files: string[]; warnings: string[] }> {
  const files = filesIn(staging);
  const there = filesIn(config.outDir);
  if (!isEmptied) refuseForeignFiles(config, there, files);
  writeList(config, [...there, ...files]);
  writeLastOutput(config, written);
  const elsewhere = helper && ((folders: readonly string[]) => helper.run(folders, { name: 'removeTrees' }));
  const left = await swap(staging, config.outDir, elsewhere);
  writeList(config, files);
  const warnings = left ? [`${left}  The old output could not be removed. Remove this folder.`] : [];
  return { files, warnings };
}
