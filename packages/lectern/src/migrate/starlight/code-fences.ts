import type { Code } from 'mdast';
import type { Edit } from '../edits.ts';
import { type Page, type Placed, walk } from '../page.ts';

/** A line with a comment that contains only the name of a file: `// astro.config.mjs`. */
const COMMENT =
  /^[\s>]*(?:\/\/|#(?!!)|<!--|\/\*)\s*((?:[\w.@~%[\]+-]*\/)*[\w.@~%[\]+-]*\.[a-z][a-z\d]{0,9})\s*(?:-->|\*\/)?\s*$/i;
/** Line numbers in the meta string of a fence: `{2-3}`, `ins={4}`. */
const LINES = /\{([\d\s,-]+)\}/g;

/** Converts fences of Expressive Code: removes frames, and moves each title to the first line. */
export function codeFences(page: Page): void {
  walk(page.tree, (node) => {
    if (node.type !== 'code') return;
    const opening = openingOf(page, node);
    const edits = fileName(page, node, opening) ?? [];
    const [first = { start: node.start, end: node.start + opening.length, text: opening }, ...others] = edits;
    const text = first.text.replace(FRAME, '');
    if (text !== opening) page.edits.push({ ...first, text }, ...others);
  });
}

/** Frame setting, which is removed: in Lectern all blocks have the same frame. */
const FRAME = /[ \t]+frame=(?:"[^"]*"|'[^']*'|[^\s}]+)/g;

/** Returns the opening line of a fence; empty for indented code. */
function openingOf({ source }: Page, { start, end }: Placed<Code>): string {
  const [opening = ''] = source.slice(start, end).split('\n');
  return /^(?:`{3,}|~{3,})\w/.test(opening) ? opening : '';
}

/**
 * Converts a file name comment to a title. Starlight uses such a comment in the first four lines of a block as its
 * title and does not show it. Numbers of marked lines include the comment there, so they change as well.
 *
 * Source: `extractFileNameFromCode` of Expressive Code's frames.
 *
 * @returns null if there is none
 */
function fileName({ source }: Page, node: Placed<Code>, opening: string): Edit[] | null {
  if (opening === '' || /\btitle=|\bframe="?none/.test(node.meta ?? '')) return null;
  const [, ...code] = source.slice(node.start, node.end).split('\n');
  const at = code.slice(0, 4).findIndex((line) => COMMENT.test(line));
  const name = COMMENT.exec(code[at] ?? '')?.[1];
  if (name === undefined) return null;
  const count = /^[\s>]*$/.test(code[at + 1] ?? '-') ? 2 : 1;
  const shifted = opening.replace(
    LINES,
    (_all, list: string) =>
      `{${list.replace(/\d+/g, (line) => String(Number(line) > at ? Number(line) - count : line))}}`,
  );
  const [, head = '', rest = ''] = /^(\S+)(.*)$/s.exec(shifted) ?? [];
  const start = node.start + [opening, ...code.slice(0, at)].join('\n').length;
  const end = start + code.slice(at, at + count).join('\n').length + 1;
  return [
    { start: node.start, end: node.start + opening.length, text: `${head} title="${name}"${rest}` },
    { start, end, text: '' },
  ];
}
