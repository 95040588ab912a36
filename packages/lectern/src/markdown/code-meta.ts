/** What the words after a fence's language ask for. Unknown words ask for nothing. */
export interface CodeMeta {
  title: string;
  /** Line numbers from `{1,3-5}`. */
  highlighted: Set<number>;
  /** Number of the first line, or null for no line numbers. */
  numberedFrom: number | null;
  wrap: boolean;
}

const TITLE = /(?:^|\s)title=(?:"([^"]*)"|'([^']*)'|([^\s{}"']+))/;
const LINES = /\{\s*(\d+(?:\s*-\s*\d+)?(?:\s*,\s*\d+(?:\s*-\s*\d+)?)*)\s*,?\s*\}/;
/** `showLineNumbers`, `showLineNumbers=5`, `showLineNumbers=false`, also with braces or quotes as in JSX. */
const NUMBERS = /(?:^|\s)showLineNumbers(?:=["'{]?(true|false|\d+)["'}]?)?(?=\s|$)/;
const WRAP = /(?:^|\s)wrapCode(?:=["'{]?(true|false)["'}]?)?(?=\s|$)/;

/** Attributes for tools, such as `expect="{1}"`: what they hold asks nothing of us. */
const OTHERS = /(?:^|\s)(?!showLineNumbers=|wrapCode=)[\w-]+=(?:"[^"]*"|'[^']*')/g;

/** Reads the meta of a fence: `title="a.ts" {1,3-4} showLineNumbers wrapCode=false`. */
export function parseMeta(meta: string, defaults: { lineNumbers: boolean; wrap: boolean }): CodeMeta {
  const title = TITLE.exec(meta);
  // A title may hold braces and words of its own.
  const rest = (title ? meta.replace(title[0], ' ') : meta).replace(OTHERS, ' ');
  const numbers = NUMBERS.exec(rest);
  const wrap = WRAP.exec(rest);
  return {
    title: title?.[1] ?? title?.[2] ?? title?.[3] ?? '',
    highlighted: lineSet(LINES.exec(rest)?.[1] ?? ''),
    numberedFrom: numbers ? firstNumber(numbers[1]) : defaults.lineNumbers ? 1 : null,
    wrap: wrap ? wrap[1] !== 'false' : defaults.wrap,
  };
}

function firstNumber(value: string | undefined): number | null {
  if (value === 'false') return null;
  return value === undefined || value === 'true' ? 1 : Number(value);
}

/** No fence is longer, and `{1-999999999}` must not fill the memory. */
const MAX_LINE = 10_000;

function lineSet(list: string): Set<number> {
  const lines = new Set<number>();
  if (list === '') return lines;
  for (const range of list.split(',')) {
    const [from = 0, to = from] = range.split('-').map(Number);
    for (let line = from; line <= Math.min(to, MAX_LINE); line++) lines.add(line);
  }
  return lines;
}
