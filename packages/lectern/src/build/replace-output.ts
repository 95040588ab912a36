import type { Config } from '../config/load.ts';
import { swap } from '../publish/output-folder.ts';
import { filesIn, refuseForeignFiles, writeList } from './foreign-files.ts';
import { type LastOutput, writeLastOutput } from './last-output.ts';

/**
 * Puts a whole new output in the place of the old one. All that may fail comes before it is there, and a build that is
 * killed on the way leaves a cache that knows the files of both.
 *
 * @param isEmptied files that no build wrote may go
 * @returns the files of the new output, and a warning where something of the old one is left
 * @throws DocsError for files that no build wrote
 */
export function replaceOutput(
  config: Config,
  staging: string,
  written: LastOutput,
  isEmptied: boolean,
): { files: string[]; warnings: string[] } {
  const files = filesIn(staging);
  if (!isEmptied) refuseForeignFiles(config, files);
  writeList(config, [...filesIn(config.outDir), ...files]);
  writeLastOutput(config, written);
  const left = swap(staging, config.outDir);
  writeList(config, files);
  const warnings = left ? [`${left}  The old output could not be removed. Remove this folder.`] : [];
  return { files, warnings };
}
