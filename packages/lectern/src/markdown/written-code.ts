import type { Code } from 'mdast';
import { lineOf } from './page.ts';
import type { Prepared } from './prepare.ts';

/** The code of a block as its author spelt it, and the line it starts on. */
export function writtenCode(node: Readonly<Code>, prepared: Prepared): { code: string; line: number } {
  const line = firstCodeLine(node);
  // A node that a plugin has made is in no line.
  if (!node.position) return { code: prepared.clean(node.value), line };
  return { code: prepared.restore(node.value, line), line };
}

/** A fence has more lines than the code in it; indented code has not. */
function firstCodeLine(node: Readonly<Code>): number {
  const line = lineOf(node);
  const lines = (node.position?.end.line ?? line) - line + 1;
  return lines > node.value.split('\n').length ? line + 1 : line;
}

/** `js{1,3}`, `js:line` and `js[a.js]` have their meta without a space; `file="a.ts"` and `[.env]` are no languages. */
export function splitInfo(lang: string, meta: string): { lang: string; meta: string } {
  if (/^(?:\w+=|\[)/.test(lang)) return { lang: '', meta: `${lang} ${meta}` };
  const [, name = '', rest = ''] = /^([^{:[]*)(.*)$/s.exec(lang) ?? [];
  return { lang: name.toLowerCase(), meta: rest ? `${rest} ${meta}` : meta };
}
