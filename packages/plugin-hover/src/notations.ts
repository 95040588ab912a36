import { createHash } from 'node:crypto';

const FILE_NAME = /^([\t ]*\/\/\s?@filename: )(.+)$/gm;

/** Code for the compiler, and the number of lines that were added at its start. */
export interface Prepared {
  code: string;
  shift: number;
}

/**
 * Moves the files of a fence (`// @filename: a.ts`) to a folder of their own. Otherwise, the compiler could find files
 * of another fence, which it still has.
 */
export function inOwnFolder(code: string, extension: string): Prepared {
  if (!/^[\t ]*\/\/\s?@filename: /m.test(code)) return { code, shift: 0 };
  const folder = createHash('sha256').update(code).digest('hex').slice(0, 8);
  const moved = code.replace(FILE_NAME, (_all, start: string, name: string) => `${start}${folder}/${name}`);
  // The text above the first name is a file as well, unless the fence begins with a name.
  if (/^[\t ]*\/\/\s?@filename: /.test(code)) return { code: moved, shift: 0 };
  return { code: `// @filename: ${folder}/index.${extension}\n${moved}`, shift: 1 };
}

/** Returns the error codes that the author announces, `// @errors: 2322 2345`, each with its line (from 1). */
export function announcedErrors(code: string): Map<number, number> {
  const found = new Map<number, number>();
  for (const [index, line] of code.split('\n').entries()) {
    const [, codes] = /^\/\/\s?@errors:\s*([\d ,]+)$/.exec(line) ?? [];
    for (const number of codes?.match(/\d+/g) ?? []) found.set(Number(number), index + 1);
  }
  return found;
}

/** Matches a line that asks about the line above it: `//  ^?`. */
export const MARKER = /^\s*\/\/\s*\^(?:\?|\||\^+)/;
