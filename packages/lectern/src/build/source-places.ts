import { existsSync, readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { dirname, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { toPosix } from '../pages/paths.ts';

/** `    at Name (file:///…/entry.mjs:12:3)`, `    at file:///…/entry.mjs:12:3` */
const FRAME = /^\s*at (?:(.+) \()?(file:.+):(\d+):(\d+)\)?$/;

/**
 * Finds where in the project's own files an error happened, using the source maps of the bundle.
 *
 * @returns `Name (Note.tsx:3:10)`; null if the stack trace contains none of the project's files
 */
export function placeInProject(stack: string, project: string): string | null {
  for (const line of stack.split('\n')) {
    const [, name, url = '', row, column] = FRAME.exec(line) ?? [];
    const place = url && original(fileURLToPath(url), Number(row), Number(column), project);
    if (place) return name ? `${name} (${place})` : place;
  }
  return null;
}

function original(file: string, line: number, column: number, project: string): string | null {
  const map = mapOf(file);
  const entry = map?.findEntry(line - 1, column - 1);
  if (!entry || !('originalSource' in entry)) return null;
  const source = toPosix(relative(project, resolve(dirname(file), entry.originalSource)));
  if (source.startsWith('..') || source.includes('node_modules/')) return null;
  return `${source}:${entry.originalLine + 1}:${entry.originalColumn + 1}`;
}

const maps = new Map<string, SourceMap | null>();

function mapOf(file: string): SourceMap | null {
  const known = maps.get(file);
  if (known !== undefined) return known;
  const name = `${file}.map`;
  const map = existsSync(name) ? new SourceMap(JSON.parse(readFileSync(name, 'utf8'))) : null;
  maps.set(file, map);
  return map;
}
