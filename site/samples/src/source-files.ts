import type { Sample } from './sample.js';

/** A file made from a sample. Its lines are at the sample's line numbers: lines of other files are left empty. */
export interface SourceFile {
  /** Path in the virtual project: `src/index.ts`. */
  path: string;
  text: string;
}

const FILE_NAME = /^\s*\/\/\s*@filename:\s*(\S+)\s*$/;
const REMOVED = /\[!code --(?::(\d+))?\]/;

/**
 * The files that a sample stands for: usually one, several with `// @filename:` lines. Lines marked as removed
 * (`// [!code --]`, or `-` in a diff) are gone.
 */
export function sourceFiles(sample: Sample, fallback: string): SourceFile[] {
  const lines = (sample.lang === 'diff' ? newSide(sample.code) : withoutRemoved(sample.code)).split('\n');
  const starts = lines.flatMap((line, index) => (FILE_NAME.test(line) ? [index] : []));
  const own = lines.slice(0, starts[0]);
  const files = starts.map((start, part) => ({
    path: FILE_NAME.exec(lines[start] ?? '')?.[1] ?? fallback,
    // The line with the file name is not part of the file: JSON has no comments.
    text: '\n'.repeat(start + 1) + lines.slice(start + 1, starts[part + 1]).join('\n'),
  }));
  const hasOwn = files.length === 0 || own.some((line) => line.trim() !== '');
  return hasOwn ? [{ path: sample.file || fallback, text: own.join('\n') }, ...files] : files;
}

/** Returns the new side of a diff. Plus signs become spaces, so that columns do not change. */
export function newSide(code: string): string {
  return code
    .split('\n')
    .map((line) => (/^(?:-|\+\+\+ |@@|diff |index )/.test(line) ? '' : line.replace(/^\+/, ' ')))
    .join('\n');
}

function withoutRemoved(code: string): string {
  if (!code.includes('[!code --')) return code;
  let more = 0;
  return code
    .split('\n')
    .map((line) => {
      const mark = REMOVED.exec(line);
      const alone = mark !== null && /^\s*(?:\/\/|#|--|\/\*|<!--|\{\s*\/\*)\s*\[!code/.test(line);
      if (mark) more = Number(mark[1] ?? 1) + (alone ? 1 : 0);
      return more-- > 0 ? '' : line;
    })
    .join('\n');
}
