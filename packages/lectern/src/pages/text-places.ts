import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Config } from '../config/load.ts';
import { toPosix } from './paths.ts';

/**
 * Tells where a text is written in code or JSON: `lectern.config.ts:12`, the first place where it is in quotes; the file
 * alone where it is not, since code may have put it together.
 *
 * @param files absolute, the most likely one first
 */
export type PlaceOf = (text: string, files: readonly string[]) => string;

/** Files that the values of a config may be written in, for `PlaceOf`. */
export function configFiles({ configFile, configDeps }: Config): string[] {
  return configFile ? [configFile, ...configDeps.filter((file) => file !== configFile)] : [];
}

/** Reads each file once. */
export function textPlaces({ project }: Pick<Config, 'project'>): PlaceOf {
  const read = new Map<string, (text: string) => number | undefined>();
  const lineIn = (file: string) => {
    const known = read.get(file) ?? lineFinder(existsSync(file) ? readFileSync(file, 'utf8') : '');
    read.set(file, known);
    return known;
  };
  return (text, files) => {
    for (const file of files) {
      const line = lineIn(file)(text);
      if (line !== undefined) return `${nameOf(file)}:${line}`;
    }
    return files[0] ? nameOf(files[0]) : 'lectern.config.ts';
  };

  function nameOf(file: string): string {
    return toPosix(relative(project, file));
  }
}

const QUOTED = /(["'`])((?:\\.|(?!\1)[^\\\n])*)\1/g;

/** Finds the first line that a text is in quotes on. A config may have thousands of links, each of which is asked for. */
function lineFinder(source: string): (text: string) => number | undefined {
  const lines = new Map<string, number>();
  let [line, end] = [1, 0];
  for (const { 2: text = '', index } of source.matchAll(QUOTED)) {
    line += newlines(source, end, index);
    end = index;
    if (!lines.has(text)) lines.set(text, line);
  }
  return (text) => {
    const known = lines.get(text);
    if (known !== undefined) return known;
    // An apostrophe in a comment, or a sign with a backslash before it, hides a text from the pattern.
    const found = [JSON.stringify(text), `'${text}'`, `\`${text}\``].map((quoted) => source.indexOf(quoted));
    const offset = Math.min(...found.filter((index) => index >= 0));
    return Number.isFinite(offset) ? newlines(source, 0, offset) + 1 : undefined;
  };
}

function newlines(source: string, start: number, end: number): number {
  let count = 0;
  for (let at = source.indexOf('\n', start); at >= 0 && at < end; at = source.indexOf('\n', at + 1)) count++;
  return count;
}
