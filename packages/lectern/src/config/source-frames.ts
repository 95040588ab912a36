import { findSourceMap } from 'node:module';
import { fileURLToPath } from 'node:url';

/** `    at Name (file:///…/a.mjs:12:3)`, `    at /…/a.ts:12:3` */
const FRAME = /^(\s*at (?:.+ \()?)((?:file:\/\/|\/|[A-Za-z]:\\).+?):(\d+)(?::(\d+))?(\)?)$/;

/**
 * Keeps the source maps of modules that are loaded during the call, for `inSources`. Stack traces stay as they are,
 * because Node.js would add source code to them.
 */
export async function keepingSourceMaps<T>(load: () => Promise<T>): Promise<T> {
  const before = process.sourceMapsEnabled ?? false;
  process.setSourceMapsEnabled(true);
  try {
    return await load();
  } finally {
    process.setSourceMapsEnabled(before);
  }
}

/** Maps a stack trace to the author's files: a config file is bundled into a file that no longer exists. */
export function inSources(stack: string): string {
  return stack
    .split('\n')
    .map((line) => {
      const [, start = '', file = '', row, column, end = ''] = FRAME.exec(line) ?? [];
      const entry = column && findSourceMap(file)?.findEntry(Number(row) - 1, Number(column) - 1);
      // Code that the bundler has added belongs to no file.
      if (!entry || !('originalSource' in entry) || !entry.originalSource) return line;
      const source = entry.originalSource;
      const path = source.startsWith('file:') ? fileURLToPath(source) : source;
      // The bundle has additional code at the start of the first line (`bundle-config.ts`), so its columns are wrong.
      const place = entry.originalLine === 0 ? '1' : `${entry.originalLine + 1}:${entry.originalColumn + 1}`;
      return `${start}${path}:${place}${end}`;
    })
    .join('\n');
}

/** Returns path and line of the first place in a stack trace that is a file; null if there is none. */
export function firstPlace(stack: string): string | null {
  for (const line of inSources(stack).split('\n')) {
    const [, , file = '', row] = FRAME.exec(line) ?? [];
    if (file) return `${file.startsWith('file:') ? fileURLToPath(file) : file}:${row}`;
  }
  return null;
}
