import { escapeHtml } from './html.ts';

/**
 * Matches the lines that draw a tree before a name, like those of the command `tree`, or made of plus and minus signs.
 */
const LINES = /^(?:[\s\u00a0│├└─┬╰╭|`+\\]|-(?=[-\s]))*/u;
/** Matches a name and the comment after it. */
const COMMENT = /^(\S.*?)(?:\s{2,}|\s+(?=\/\/|#|<--|←|-->|→))(.*)$/;

interface Entry {
  name: string;
  comment: string;
  children: Entry[];
}

/**
 * Returns the HTML of a `tree` fence, the same as that of `<FileTree>`: a list in which folders have lists of their
 * own.
 */
export function fileTree(code: string): string {
  const [, intro = '', tree = ''] = /^((?:[ \t]*(?:\/\/|#)[^\n]*\n)*)([\s\S]*)$/.exec(code) ?? [];
  const note = intro.trim() && `<p class="token comment">${escapeHtml(intro.trim())}</p>`;
  return `<div class="file-tree">${note}${list(entriesOf(tree))}</div>`;
}

function entriesOf(code: string): Entry[] {
  const root: Entry[] = [];
  // Open folders, the innermost last. A line belongs to the nearest one whose name begins further left.
  const open: { column: number; children: Entry[] }[] = [{ column: -1, children: root }];
  for (const line of code.split('\n')) {
    const [lines = ''] = LINES.exec(line) ?? [];
    const text = line.slice(lines.length).trim();
    if (text === '') continue;
    while ((open.at(-1)?.column ?? -1) >= lines.length) open.pop();
    const [, name = text, comment = ''] = COMMENT.exec(text) ?? [];
    const entry: Entry = { name, comment, children: [] };
    open.at(-1)?.children.push(entry);
    open.push({ column: lines.length, children: entry.children });
  }
  return root;
}

function list(entries: readonly Entry[]): string {
  const items = entries.map(({ name, comment, children }) => {
    const isFolder = children.length > 0 || name.endsWith('/');
    const note = comment ? ` <span class="token comment">${escapeHtml(comment)}</span>` : '';
    return `<li>${escapeHtml(name)}${note}${isFolder ? list(children) : ''}</li>`;
  });
  return `<ul>${items.join('')}</ul>`;
}
