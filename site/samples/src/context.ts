import type { CommandLines } from './cli-help.js';
import type { Packages } from './packages.js';
import type { Finding } from './sample.js';

/** Input of a checker of one file. */
export interface FileInput {
  /** Path in the virtual project. */
  path: string;
  text: string;
  lang: string;
  /** Reads another file of the virtual project. */
  read(path: string): string | undefined;
  packages: Packages;
  commands: CommandLines;
}

export type FileChecker = (input: FileInput) => Finding[] | Promise<Finding[]>;

/** Creates a finding at the line and column that a compiler reported, or at the start. */
export function found(code: string, message: string, line = 1, column = 1): Finding {
  return { line, column, message: message.replace(/\s*\n\s*/g, ' ').trim(), code };
}
