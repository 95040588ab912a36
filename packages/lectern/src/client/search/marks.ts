import type { SearchHit } from './provider.ts';

/** Name of the highlight, for `::highlight(lectern-search)` in styles. */
const NAME = 'lectern-search';

/** More marks than this help no one. */
const MAX_MARKS = 200;

/**
 * Marks the words of a hit in the article that is opened next, until the reader moves on: without touching
 * its DOM (CSS Custom Highlight API). Does nothing where a browser lacks that or the Navigation API.
 */
export function markAfterNavigation(hit: SearchHit): void {
  const { navigation } = window;
  const words = wordsOf(hit);
  if (!navigation || !('highlights' in CSS) || words.length === 0) return;
  const onSuccess = () => {
    mark(document.querySelector('main') ?? document.body, words);
    navigation.addEventListener('navigate', () => CSS.highlights.delete(NAME), { once: true });
  };
  // A hit on the page that is open may lead to where the reader is already: that counts, too.
  navigation.addEventListener('navigatesuccess', onSuccess, { once: true });
}

/** Each word that was found, as it is in the texts; longer ones first, for they hold shorter ones. */
function wordsOf(hit: SearchHit): string[] {
  const { title, header, statement, titleHighlights, headerHighlights, highlightInfoList } = hit;
  const found = [
    ...titleHighlights.map(([start, end]) => title.slice(start, end)),
    ...headerHighlights.map(([start, end]) => header.slice(start, end)),
    ...highlightInfoList.map(([start, end]) => statement.slice(start, end)),
  ];
  return [...new Set(found)].sort((a, b) => b.length - a.length);
}

function mark(root: Element, words: readonly string[]): void {
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

function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
