import { isUnchanged, type OutputFile, takeOutput } from './output-files.ts';

/** Files of one output that are to be in another one as well. */
export interface TakeTask {
  /** Folder of the output that has them. */
  from: string;
  /** Folder of the other one. */
  folder: string;
  files: readonly OutputFile[];
  /** Their paths in the other one; null for one that is only looked at, as it stays where it is. */
  to: readonly (string | null)[];
}

/** Takes files; a thread does so while the main one plans the site. @returns for each 1, or 0 where it is not what it was */
export function takeFiles({ from, folder, files, to }: TakeTask): Uint8Array {
  return Uint8Array.from(files, (file, at) => {
    const path = to[at] ?? null;
    return Number(path === null ? isUnchanged(from, file) : takeOutput(from, folder, file, path));
  });
}
