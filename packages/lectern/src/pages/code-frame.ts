import { existsSync, readFileSync } from 'node:fs';

/** Lines of source shown above and below the one in error. */
const FRAME_LINES = 3;

/**
 * Returns the lines around a place, in the format that Vite's overlay recognizes. Empty if the file does not exist.
 *
 * @param file absolute path
 */
export function codeFrame(file: string, line: number): string {
  if (!existsSync(file)) return '';
  const lines = readFileSync(file, 'utf8').split('\n');
  const first = Math.max(0, line - 1 - FRAME_LINES);
  const width = String(line + FRAME_LINES).length;
  return lines
    .slice(first, line + FRAME_LINES)
    .map((text, index) => {
      const number = first + index + 1;
      return `${number === line ? '>' : ' '} ${String(number).padStart(width)} | ${text}\n`;
    })
    .join('');
}
