import { codeLines } from './code-lines.ts';

/** An import that is on one line, as those of pages are. */
const IMPORT = /^\s*(import\s(?:[^'"`;]*\sfrom\s)?\s*(['"])[^'"]+\2;?)\s*$/;

export interface MovedImports {
  lines: string[];
  /** Line of an import, from 1, as it is now -> as the author wrote it. */
  origins: Map<number, number>;
}

/**
 * Imports that are in a container go to the end of the file, since the parser takes them for text where they are. All
 * other lines stay where they were.
 *
 * @returns null where there are none
 */
export function moveImports(lines: readonly string[]): MovedImports | null {
  const moved: { text: string; line: number }[] = [];
  let depth = 0;
  const isCode = codeLines(/^\s*(`{3,}|~{3,})/);
  const kept = lines.map((line, index) => {
    if (isCode(line)) return line;
    if (/^\s*:{3,}\s*$/.test(line)) depth = Math.max(0, depth - 1);
    else if (/^\s*:{3,}[ \t]*[a-zA-Z]/.test(line)) depth++;
    const text = depth > 0 ? IMPORT.exec(line)?.[1] : undefined;
    if (text === undefined) return line;
    moved.push({ text, line: index + 1 });
    return '';
  });
  if (moved.length === 0) return null;
  // An empty line before them: the last line may be text.
  const first = kept.length + 2;
  return {
    lines: [...kept, '', ...moved.map(({ text }) => text)],
    origins: new Map(moved.map(({ line }, index) => [first + index, line])),
  };
}
