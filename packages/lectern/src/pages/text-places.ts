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
  const read = new Map<string, string>();
  const textOf = (file: string): string => {
    const text = read.get(file) ?? (existsSync(file) ? readFileSync(file, 'utf8') : '');
    read.set(file, text);
    return text;
  };
  return (text, files) => {
    for (const file of files) {
      const source = textOf(file);
      const found = [JSON.stringify(text), `'${text}'`, `\`${text}\``].map((quoted) =>
        source.indexOf(quoted),
      );
      const offset = Math.min(...found.filter((index) => index >= 0));
      if (Number.isFinite(offset)) return `${nameOf(file)}:${source.slice(0, offset).split('\n').length}`;
    }
    return files[0] ? nameOf(files[0]) : 'lectern.config.ts';
  };

  function nameOf(file: string): string {
    return toPosix(relative(project, file));
  }
}
