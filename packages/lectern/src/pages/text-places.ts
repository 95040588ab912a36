import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Config } from '../config/load.ts';
import { toPosix } from './paths.ts';

/**
 * Returns the first place where a text is in quotes in code or JSON, such as `lectern.config.ts:12`. If there is none,
 * returns the file alone, because code may have put the text together.
 *
 * @param files absolute paths, the most likely file first
 */
export type PlaceOf = (text: string, files: readonly string[]) => string;

/** Returns the files that may contain the values of a config, for `PlaceOf`. */
export function configFiles({ configFile, configDeps }: Config): string[] {
  return configFile ? [configFile, ...configDeps.filter((file) => file !== configFile)] : [];
}

/** Creates a `PlaceOf` that reads each file once. */
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

/** Creates a function that finds the first line with a quoted text. A config may have thousands of links to look up. */
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
    // The pattern misses a text after an apostrophe in a comment, or with an escaped character.
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
