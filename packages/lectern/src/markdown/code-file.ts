import { extname } from 'node:path';
import { DocsError } from '../shared/error.ts';
import { ask, type SourceFile, whereIs } from './page.ts';

/** A file, or a part of it, that a code block shows: `file="./a.ts#region"`, `<<< ./a.ts{1,3-4 ts}`. */
export interface CodeFile {
  path: string;
  /** Name of a region; empty for the whole file. */
  region: string;
  /** First and last line, from 1; null for all. */
  range: [from: number, to: number] | null;
}

/** Parses `./a.ts`, `./a.ts#region` or `./a.ts#L3-L8`. */
export function parseCodeFile(text: string): CodeFile {
  const [path = '', fragment = ''] = text.split(/#(?=[^#]*$)/);
  const lines = /^L?(\d+)(?:-L?(\d+))?$/.exec(fragment);
  if (!lines) return { path, region: fragment, range: null };
  const from = Number(lines[1]);
  return { path, region: '', range: [from, Number(lines[2] ?? from)] };
}

/** Returns the fence settings that correspond to `<<< ./a.ts#region{1,3-4 ts:line-numbers} [Title]` of VitePress. */
export function fenceOf(snippet: string): { lang: string; meta: string } {
  const [, path = '', braces = '', title = ''] =
    /^<<<\s*(\S+?)(?:\s*\{([^}]*)\})?(?:\s*\[([^\]]*)\])?\s*$/.exec(snippet) ?? [];
  const [lines = ''] = /^[\d,\s-]+(?=\s|$)/.exec(braces) ?? [];
  const [lang = '', ...settings] = braces.slice(lines.length).trim().split(/(?=:)/);
  const meta = [
    `file="${path}"`,
    lines.trim() && `{${lines.trim()}}`,
    ...settings,
    title && `title="${title}"`,
  ];
  return { lang, meta: meta.filter(Boolean).join(' ') };
}

/** Returns the language of a file, for a fence that specifies none. */
export function langOf(path: string): string {
  return extname(path).slice(1).toLowerCase();
}

/**
 * Returns the text of a file that a code block shows. If the file cannot be read, records an error of the page and
 * returns an empty string.
 */
export function readCodeFile(source: SourceFile, line: number, file: CodeFile): string {
  const where = whereIs(source, line);
  const { page } = source;
  const found = ask(source, where, () => page.options.resolve.fragment(file.path, source.file));
  if (!found) return '';
  page.deps.add(found.file);
  const text = found.source.replace(/\r\n?/g, '\n').replace(/\n$/, '');
  return ask(source, where, () => dedent(partOf(text, file))) ?? '';
}

function partOf(text: string, { path, region, range }: CodeFile): string[] {
  const lines = text.split('\n');
  if (region) return regionOf(lines, region, path);
  if (!range) return lines;
  const [from, to] = range;
  if (from >= 1 && from <= to && to <= lines.length) return lines.slice(from - 1, to);
  throw new DocsError(`${path} has no lines ${from} to ${to}.`, { hint: `It has ${lines.length} lines.` });
}

/** Matches `#region name` and `#endregion` in any comment. */
const REGION = /^\s*(?:\/\/|\/\*|#|--|;|<!--|%)\s*#?(region|endregion)\b[ \t]*([\w*-]*)/;

function regionOf(lines: readonly string[], name: string, path: string): string[] {
  const marks = lines.map((line) => REGION.exec(line));
  const start = marks.findIndex((mark) => mark?.[1] === 'region' && mark[2] === name);
  if (start < 0) {
    const names = marks.flatMap((mark) => (mark?.[1] === 'region' && mark[2] ? mark[2] : []));
    throw new DocsError(`${path} has no region "${name}".`, {
      hint:
        names.length > 0 ? `Its regions: ${names.join(', ')}.` : `Begin it with a comment "#region ${name}".`,
    });
  }
  let depth = 1;
  const end = marks.findIndex((mark, index) => {
    if (index > start && mark) depth += mark[1] === 'region' ? 1 : -1;
    return depth === 0;
  });
  if (end < 0) {
    throw new DocsError(`The region "${name}" of ${path} has no end.`, {
      hint: 'Add a comment "#endregion".',
    });
  }
  return lines.slice(start + 1, end).filter((_, index) => !marks[start + 1 + index]);
}

/** Joins lines without the indentation that all of them share. */
function dedent(lines: readonly string[]): string {
  const indents = lines
    .filter((line) => line.trim() !== '')
    .map((line) => /^[ \t]*/.exec(line)?.[0].length ?? 0);
  const least = Math.min(...indents, Number.POSITIVE_INFINITY);
  return lines.map((line) => line.slice(Number.isFinite(least) ? least : 0)).join('\n');
}
