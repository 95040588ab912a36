import { type CodeLine, uncutLines } from './code-hidden.ts';
import { readNotation } from './code-notation.ts';

/**
 * Returns the lines of a code block that readers see: without what `// ---cut---` hides and without `// [!code …]`
 * comments.
 *
 * @returns each line with its number in the given code, from 1
 */
export function shownLines(code: string): CodeLine[] {
  const uncut = uncutLines(code);
  if (uncut.length === 0) return [];
  const { code: text, kept } = readNotation(uncut.map((line) => line.text).join('\n'));
  return text.split('\n').map((line, index) => ({
    text: line,
    line: uncut[kept?.[index] ?? index]?.line ?? 0,
  }));
}
