/** What `[!code …]` comments say about lines, and the code without them. */
export interface Notation {
  code: string;
  /** Line number (from 1) in `code` -> its classes. */
  classes: Map<number, string[]>;
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

const MARK = String.raw`\[!code (highlight|hl|focus|\+\+|--|error|warning)(?::(\d+))?\]`;
/** A comment at the end of a line that holds nothing but marks, in any comment style. */
const COMMENT = new RegExp(
  String.raw`[ \t]*(?:\/\/|#|--|;|%|\/\*|<!--|\{\s*\/\*)\s*(?:${MARK}\s*)+(?:\*\/\s*\}|\*\/|-->)?[ \t]*$`,
);
const MARKS = new RegExp(MARK, 'g');

/**
 * Takes `// [!code ++]` comments out of code. `:n` reaches over n lines; a comment on its own line goes
 * with the line, and speaks of the lines after it.
 */
export function readNotation(code: string): Notation {
  const classes = new Map<number, string[]>();
  if (!code.includes('[!code ')) return { code, classes };
  const lines: string[] = [];
  for (const line of code.split('\n')) {
    const comment = COMMENT.exec(line);
    const kept = comment ? line.slice(0, comment.index) : line;
    const alone = comment !== null && kept.trim() === '';
    if (!alone) lines.push(kept);
    const first = alone ? lines.length + 1 : lines.length;
    for (const [, name = '', count = '1'] of comment?.[0].matchAll(MARKS) ?? []) {
      addClass(classes, CLASSES[name] ?? '', first, Number(count));
    }
  }
  return { code: lines.join('\n'), classes };
}

function addClass(classes: Map<number, string[]>, name: string, first: number, count: number): void {
  for (let line = first; line < first + Math.min(count, 10_000); line++) {
    classes.set(line, [...(classes.get(line) ?? []), name]);
  }
}
