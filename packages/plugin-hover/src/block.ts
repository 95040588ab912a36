import type { CodeChange } from 'lectern';
import { shownLines } from 'lectern/markdown';
import type { FenceTypes, Hover, Note } from './types.ts';

/** Data that the browser fetches for a block (`theme/words.ts` reads it). */
export interface BlockData {
  /** Texts, each with its documentation, if there is any. */
  texts: [text: string, docs?: string][];
  /**
   * Three numbers for each word: the distance from the end of the last word to its start, its length, and the index of
   * its text.
   */
  words: number[];
}

type Known = Pick<FenceTypes, 'hovers'> & Partial<FenceTypes>;

/**
 * Returns the changes to a code block.
 *
 * @param asset adds a file to the output and returns its URL
 */
export function changeBlock(
  code: string,
  types: Known,
  asset: (name: string, content: string) => string,
): CodeChange | undefined {
  const { hovers, notes = [], hidden = [] } = types;
  const lines = code.split('\n');
  const kept = lines.map((_, index) => index + 1).filter((line) => !hidden.includes(line));
  const visible = withMarks(kept.map((line) => lines[line - 1] ?? '').join('\n'), kept, notes);
  const shown = shownLines(visible).map(({ text, line }) => ({ text, line: kept[line - 1] ?? 0 }));
  const data = blockData(shown, hovers);
  return {
    ...(visible !== code && { code: visible }),
    ...(data && { attributes: { 'data-hover': asset('hover.json', JSON.stringify(data)) } }),
    below: belowLines(shown, notes),
  };
}

interface ShownLine {
  text: string;
  /** Line in the author's code, from 1. */
  line: number;
}

/**
 * Returns the data with offsets in the text that readers see, which is the one in the browser. Hidden words are left
 * out.
 */
function blockData(shown: readonly ShownLine[], hovers: readonly Hover[]): BlockData | null {
  const texts = new Map<string, number>();
  const words: number[] = [];
  let start = 0;
  let end = 0;
  for (const { text, line } of shown) {
    for (const hover of hovers.filter((entry) => entry.line === line)) {
      const at = start + hover.column - 1;
      if (at < end || hover.column - 1 + hover.length > text.length) continue;
      const key = JSON.stringify(hover.docs ? [hover.text, hover.docs] : [hover.text]);
      if (!texts.has(key)) texts.set(key, texts.size);
      words.push(at - end, hover.length, texts.get(key) ?? 0);
      end = at + hover.length;
    }
    start += text.length + 1;
  }
  return words.length > 0 ? { texts: [...texts.keys()].map((key) => JSON.parse(key)), words } : null;
}

/** Lines with an error are marked as `// [!code error]` marks them. */
function withMarks(code: string, numbers: readonly number[], notes: readonly Note[]): string {
  const marked = new Set(notes.filter(({ kind }) => kind === 'error').map(({ line }) => line));
  if (marked.size === 0) return code;
  return code
    .split('\n')
    .map((line, index) => {
      if (!marked.has(numbers[index] ?? 0)) return line;
      return /\[!code [^\]]*\]/.test(line)
        ? line.replace(/(\[!code [^\]]*\])(?!.*\[!code )/, '$1 [!code error]')
        : `${line} // [!code error]`;
    })
    .join('\n');
}

function belowLines(shown: readonly ShownLine[], notes: readonly Note[]): Map<number, string> {
  const below = new Map<number, string>();
  for (const { line, column, text, kind } of notes) {
    const number = shown.findIndex((entry) => entry.line === line) + 1;
    if (number === 0) continue;
    // The text is in an attribute, so that it is not part of the code, which readers copy and search finds.
    const html = `<span class="code-note ${kind}" style="--at:${column - 1}" data-note="${escapeHtml(text)}"></span>`;
    below.set(number, (below.get(number) ?? '') + html);
  }
  return below;
}

const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\n': '&#10;',
};

function escapeHtml(text: string): string {
  return text.replace(/[&<>"\n]/g, (char) => ESCAPES[char] ?? char);
}
