import type { TocItem } from '../../client/index.ts';

export interface TocNode extends TocItem {
  children: TocNode[];
}

/** Turns the flat outline into a tree. A heading that skips a depth becomes a child of the last shallower one. */
export function nestToc(toc: TocItem[]): TocNode[] {
  const root: TocNode[] = [];
  const open: TocNode[] = [];
  for (const item of toc) {
    const node = { ...item, children: [] };
    while (open.length > 0 && (open.at(-1)?.depth ?? 0) >= item.depth) open.pop();
    (open.at(-1)?.children ?? root).push(node);
    open.push(node);
  }
  return root;
}
