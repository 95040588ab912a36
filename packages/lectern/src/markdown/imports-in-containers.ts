import { codeLines } from './code-lines.ts';

/** Matches an import on a single line, the usual form on pages. */
const IMPORT = /^\s*(import\s(?:[^'"`;]*\sfrom\s)?\s*(['"])[^'"]+\2;?)\s*$/;

export interface MovedImports {
  lines: string[];
  /** Current line of an import, from 1 -> line where the author wrote it. */
  origins: Map<number, number>;
}

/**
 * Moves imports in containers to the end of the file, since the parser treats them as text where they are. All other
 * lines keep their place.
 *
 * @returns null if there are none
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
  // Starts with an empty line, since the last line may be text.
  const first = kept.length + 2;
  return {
    lines: [...kept, '', ...moved.map(({ text }) => text)],
    origins: new Map(moved.map(({ line }, index) => [first + index, line])),
  };
}
