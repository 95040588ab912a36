import type { OutputPage } from './last-output.ts';
import { removeOutput, takeOutput } from './output-files.ts';

/**
 * Puts the files of a page into another output as well: all of them, or none that is its own.
 *
 * @param from the output that has them
 * @returns false when one of them is not what it was
 */
export function takeFiles(
  { files, assets }: Pick<OutputPage, 'files' | 'assets'>,
  from: string,
  folder: string,
): boolean {
  const isWhole = [...assets, ...files].every((file) => takeOutput(from, folder, file));
  if (!isWhole) for (const { path } of files) removeOutput(folder, path);
  return isWhole;
}
