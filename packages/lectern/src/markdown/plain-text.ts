import type { TocItem } from '../shared/types.ts';

/** Matches tags, character references, and the parts of code blocks and headings that are not text of the page. */
const MARKUP =
  /<a class="header-anchor"[^>]*>#<\/a>|<!--[\s\S]*?-->|<(?:h[2-6])\b[^>]*\bid="([^"]*)"[^>]*>|<[^>]*>|&(?:#\w+|\w+);/g;

/**
 * Returns `toc` with the offset of each heading in the plain text of the page: its HTML without tags and with
 * references decoded.
 */
export function withOffsets(toc: TocItem[], html: string): TocItem[] {
  if (toc.length === 0) return toc;
  const offsets = new Map<string, number>();
  let removed = 0;
  for (const { 0: found, 1: id, index } of html.matchAll(MARKUP)) {
    if (id !== undefined && !offsets.has(id)) offsets.set(id, index - removed);
    removed += found.startsWith('&') ? found.length - 1 : found.length;
  }
  return toc.map((item) => ({ ...item, charIndex: offsets.get(escapeId(item.id)) ?? -1 }));
}

function escapeId(id: string): string {
  return id.replace(/&/g, '&amp;').replace(/"/g, '&quot;');
}
