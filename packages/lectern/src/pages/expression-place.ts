import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { codeLines } from '../markdown/code-lines.ts';
import type { CodePlace } from '../shared/document.ts';

/** Source position that the compiler writes for each element, after its children. */
const NOTED = /fileName: ("(?:[^"\\]|\\.)*")(?:,\s*lineNumber: (\d+))?/y;
const LINE = /lineNumber: (\d+)/g;
/** Quoted string on one line. */
const QUOTED = /(["'`])(?:[^\\\n]|\\.)*?\1/y;

/**
 * Creates a function that finds the expression of an MDX page from which the code at a place was compiled. The compiler
 * writes the positions of elements, but not of expressions. So the name at the place is searched for in the text of the
 * page, from the nearest element on.
 *
 * @param source file of the page, as messages show it
 * @param project absolute path of the folder that file names are relative to
 * @returns a function that gets the code of a page, as `CompiledPage` has it, and returns `docs/page.mdx:12`, or null
 *   if the place cannot be determined
 */
export function expressionPlaces(
  source: string,
  project: string,
): (code: string, place: CodePlace) => string | null {
  return (code, place) => {
    const offset = offsetOf(code, place);
    const around = elementsAround(code, offset);
    // An element of a fragment is in another file. An export is in no element.
    const file = around[0]?.file ?? source;
    const path = resolve(project, file);
    if (!existsSync(path)) return null;
    const lines = readFileSync(path, 'utf8').split('\n');
    const name = nameAt(code, offset);
    const start = Math.max(...around.map(({ line }) => line), lineBefore(code, offset));
    const line = lineWith(name, lines, start) ?? lineWith(name, lines, 1);
    return line === undefined ? null : `${file}:${line}`;
  };
}

function offsetOf(code: string, { line, column }: CodePlace): number {
  const before = code.split('\n', line - 1);
  return before.join('\n').length + (line > 1 ? 1 : 0) + column - 1;
}

/** Returns file and line of the elements that contain a place, innermost first. */
function elementsAround(code: string, offset: number): { file: string; line: number }[] {
  const found: { file: string; line: number }[] = [];
  let depth = 0;
  for (let at = offset; at < code.length; at++) {
    const sign = code[at] as string;
    if ('([{'.includes(sign)) depth++;
    else if (')]}'.includes(sign)) depth--;
    else if ('"\'`'.includes(sign)) at = endOfText(code, at);
    else if (sign === 'f' && depth <= 0) {
      NOTED.lastIndex = at;
      const [, file, line] = NOTED.exec(code) ?? [];
      if (file) found.push({ file: JSON.parse(file), line: Number(line ?? 1) });
    }
  }
  return found;
}

/** Returns the index of the closing quote of a string, or `start` if there is no string. */
function endOfText(code: string, start: number): number {
  QUOTED.lastIndex = start;
  return QUOTED.test(code) ? QUOTED.lastIndex - 1 : start;
}

/** Returns the line of the last element before a place. */
function lineBefore(code: string, offset: number): number {
  const lines = Array.from(code.slice(0, offset).matchAll(LINE), ([, line]) => Number(line));
  return lines.at(-1) ?? 1;
}

/** Returns the whole name at an offset, such as `site.pages.length`, wherever the offset is in it. */
function nameAt(code: string, offset: number): string {
  const [before = ''] = /[\w$.]*$/.exec(code.slice(0, offset)) ?? [];
  const [after = ''] = /^[\w$.]*/.exec(code.slice(offset)) ?? [];
  return before + after;
}

/** Returns the first line that contains a name outside of code blocks, but not as a part of a longer name. */
function lineWith(name: string, lines: readonly string[], start: number): number | undefined {
  if (name === '') return undefined;
  const pattern = new RegExp(`(?<![\\w$.])${name.replace(/[$.]/g, '\\$&')}(?![\\w$])`);
  const isCode = codeLines();
  const index = lines.findIndex((text, index) => !isCode(text) && index + 1 >= start && pattern.test(text));
  return index < 0 ? undefined : index + 1;
}
