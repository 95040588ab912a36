import type { Code } from 'mdast';
import { lineOf } from './page.ts';
import type { Prepared } from './prepare.ts';

/** Returns the code of a block in its author's spelling, and the line where it starts. */
export function writtenCode(node: Readonly<Code>, prepared: Prepared): { code: string; line: number } {
  const line = firstCodeLine(node);
  // A node that a plugin has created has no line.
  if (!node.position) return { code: prepared.clean(node.value), line };
  return { code: prepared.restore(node.value, line), line };
}

/** Returns the first line of the code. A fence has more lines than its code, indented code does not. */
function firstCodeLine(node: Readonly<Code>): number {
  const line = lineOf(node);
  const lines = (node.position?.end.line ?? line) - line + 1;
  return lines > node.value.split('\n').length ? line + 1 : line;
}

/**
 * Splits the info of a fence into language and meta. `js{1,3}`, `js:line` and `js[a.js]` have their meta without a
 * space. `file="a.ts"` and `[.env]` are not languages.
 */
export function splitInfo(lang: string, meta: string): { lang: string; meta: string } {
  if (/^(?:\w+=|\[)/.test(lang)) return { lang: '', meta: `${lang} ${meta}` };
  const [, name = '', rest = ''] = /^([^{:[]*)(.*)$/s.exec(lang) ?? [];
  return { lang: name.toLowerCase(), meta: rest ? `${rest} ${meta}` : meta };
}
