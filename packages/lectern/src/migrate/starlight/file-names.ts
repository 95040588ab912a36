import type { Code } from 'mdast';
import { type Page, type Placed, walk } from '../page.ts';

/** A line that is a comment with the name of a file and nothing else: `// astro.config.mjs`. */
const COMMENT =
  /^[\s>]*(?:\/\/|#(?!!)|<!--|\/\*)\s*((?:[\w.@~%[\]+-]*\/)*[\w.@~%[\]+-]*\.[a-z][a-z\d]{0,9})\s*(?:-->|\*\/)?\s*$/i;
/** Places in the code that the words behind a fence name: `{2-3}`, `ins={4}`. */
const LINES = /\{([\d\s,-]+)\}/g;

/**
 * Starlight takes such a comment in the first four lines of a block for its title, and does not show it. Numbers of
 * marked lines count it there, so they change as well.
 *
 * Source: `extractFileNameFromCode` of Expressive Code's frames.
 */
export function fileNames(page: Page): void {
  walk(page.tree, (node) => void (node.type === 'code' && fileName(page, node)));
}

function fileName({ source, edits }: Page, node: Placed<Code>): void {
  const meta = node.meta ?? '';
  if (/\btitle=|\bframe="?none/.test(meta)) return;
  const [opening = '', ...code] = source.slice(node.start, node.end).split('\n');
  // Without an opening fence it is indented code.
  if (!/^(?:`{3,}|~{3,})\w/.test(opening)) return;
  const at = code.slice(0, 4).findIndex((line) => COMMENT.test(line));
  const name = COMMENT.exec(code[at] ?? '')?.[1];
  if (name === undefined) return;
  const count = /^[\s>]*$/.test(code[at + 1] ?? '-') ? 2 : 1;
  const shifted = opening.replace(
    LINES,
    (_all, list: string) =>
      `{${list.replace(/\d+/g, (line) => String(Number(line) > at ? Number(line) - count : line))}}`,
  );
  const [, head = '', rest = ''] = /^(\S+)(.*)$/s.exec(shifted) ?? [];
  const start = node.start + [opening, ...code.slice(0, at)].join('\n').length;
  const end = start + code.slice(at, at + count).join('\n').length + 1;
  edits.push(
    { start: node.start, end: node.start + opening.length, text: `${head} title="${name}"${rest}` },
    { start, end, text: '' },
  );
}
