import { isUnchanged, type OutputFile, takeOutput } from './output-files.ts';

/** Files of one output that another output should also have. */
export interface TakeTask {
  /** Folder of the output that has them. */
  from: string;
  /** Folder of the other output. */
  folder: string;
  files: readonly OutputFile[];
  /** Their paths in the other output; null for a file that stays where it is and is only checked. */
  to: readonly (string | null)[];
}

/** Takes files, in a thread while the main thread plans the site. @returns for each file 1, or 0 if it has changed */
export function takeFiles({ from, folder, files, to }: TakeTask): Uint8Array {
  return Uint8Array.from(files, (file, at) => {
    const path = to[at] ?? null;
    return Number(path === null ? isUnchanged(from, file) : takeOutput(from, folder, file, path));
  });
}
