/** Name of the highlight, for `::highlight(lectern-search)` in styles. */
const NAME = 'lectern-search';

/** More marks than this help nobody. */
const MAX_MARKS = 200;

/**
 * Marks words in an element without touching its DOM (CSS Custom Highlight API); does nothing where a
 * browser lacks it.
 *
 * @param words as they stand in the text, any case
 */
export function markWords(root: Element, words: readonly string[]): void {
  clearMarks();
  if (words.length === 0 || !('highlights' in CSS)) return;
  const pattern = new RegExp(words.map(escapePattern).join('|'), 'giu');
  const ranges: Range[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode() && ranges.length < MAX_MARKS) {
    for (const { 0: found, index } of (walker.currentNode.nodeValue ?? '').matchAll(pattern)) {
      const range = new Range();
      range.setStart(walker.currentNode, index);
      range.setEnd(walker.currentNode, index + found.length);
      ranges.push(range);
    }
  }
  CSS.highlights.set(NAME, new Highlight(...ranges));
}

export function clearMarks(): void {
  if ('highlights' in CSS) CSS.highlights.delete(NAME);
}

function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
