import { addClass } from './code-meta.ts';

/** Classes that `[!code …]` comments give to lines, and the code without these comments. */
export interface Notation {
  code: string;
  /** Index of each line of `code` in the original code, from 0; null if no line was removed. */
  kept: number[] | null;
  /** Line number (from 1) in `code` -> its classes. */
  classes: Map<number, string[]>;
  /** Words to mark, and the range of lines (from 1) in `code`. Without a count, this range is all lines. */
  words: { word: string; from: number; to: number }[];
}

const CLASSES: Record<string, string> = {
  highlight: 'highlighted',
  hl: 'highlighted',
  focus: 'focused',
  '++': 'diff add',
  '--': 'diff remove',
  error: 'error',
  warning: 'warning',
};

const MARK = String.raw`\[!code (highlight|hl|focus|\+\+|--|error|warning|word:(?:[^\]:]|\\:)+)(?::(\d+))?\]`;
/** Matches a comment at the end of a line that contains nothing but marks, in any comment style. */
const COMMENT = new RegExp(
  String.raw`[ \t]*(?:\/\/|#|--|;|%|\/\*|<!--|\{\s*\/\*)\s*(?:${MARK}\s*)+(?:\*\/\s*\}|\*\/|-->)?[ \t]*$`,
);
const MARKS = new RegExp(MARK, 'g');

/**
 * Takes `// [!code ++]` comments out of code. `:n` reaches over n lines; a comment on its own line goes
 * with the line, and speaks of the lines after it. `word:text` marks the text in all lines, or in n.
 */
export function readNotation(code: string): Notation {
  const classes = new Map<number, string[]>();
  const words: Notation['words'] = [];
  if (!code.includes('[!code ')) return { code, kept: null, classes, words };
  const lines: string[] = [];
  const places: number[] = [];
  for (const [index, line] of code.split('\n').entries()) {
    const comment = COMMENT.exec(line);
    const kept = comment ? line.slice(0, comment.index) : line;
    const alone = comment !== null && kept.trim() === '';
    if (!alone) {
      lines.push(kept);
      places.push(index);
    }
    const first = alone ? lines.length + 1 : lines.length;
    for (const [, name = '', count] of comment?.[0].matchAll(MARKS) ?? []) {
      if (name.startsWith('word:')) words.push(wordMark(name.slice(5), count, first));
      else addClasses(classes, CLASSES[name] ?? '', first, Number(count ?? 1));
    }
  }
  return { code: lines.join('\n'), kept: places, classes, words };
}

function wordMark(text: string, count: string | undefined, first: number): Notation['words'][number] {
  const word = text.replaceAll('\\:', ':');
  return count === undefined
    ? { word, from: 1, to: Number.POSITIVE_INFINITY }
    : { word, from: first, to: first + Number(count) - 1 };
}

function addClasses(classes: Map<number, string[]>, name: string, first: number, count: number): void {
  for (let line = first; line < first + Math.min(count, 10_000); line++) addClass(classes, line, name);
}
