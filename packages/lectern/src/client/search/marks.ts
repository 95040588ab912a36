import type { SearchHit } from './provider.ts';

/** For `::highlight(lectern-search)` in styles: words are marked in the page, or in a preview of one. */
const NAME = 'lectern-search';

/** More marks than this help no one. */
const MAX_MARKS = 200;

/** Marks the words of a hit of a query in the page, without touching its DOM, until a signal aborts. */
export function markUntil(signal: AbortSignal, hit: SearchHit, query: string): void {
  const words = wordsOf(hit, query);
  if (signal.aborted || words.length === 0) return;
  setMarks(rangesOf(document.querySelector('main') ?? document.body, words), signal);
}

/**
 * Marks the words of a hit of a query in a preview until a signal aborts, in place of those in the page or in a preview
 * before.
 *
 * @returns where they are; nothing is marked in browsers that cannot
 */
export function markWords(root: Element, hit: SearchHit, query: string, signal: AbortSignal): Range[] {
  const words = wordsOf(hit, query);
  const ranges = words.length > 0 ? rangesOf(root, words) : [];
  if ('highlights' in CSS && !signal.aborted) setMarks(ranges, signal);
  return ranges;
}

function setMarks(ranges: readonly Range[], signal: AbortSignal): void {
  const marks = new Highlight(...ranges);
  CSS.highlights.set(NAME, marks);
  // Others may have taken their place.
  signal.addEventListener('abort', () => CSS.highlights.get(NAME) === marks && CSS.highlights.delete(NAME));
}

/** A name in code that has several parts: `watchOptions`, `tools.rspack`, `--env-mode`. */
const NAME_IN_CODE = /^\S*(?:[a-z\d][A-Z]|\w[._/@:$-]\w)\S*$/;

/**
 * Each word that was found, as it is in the texts; longer ones first, for they hold shorter ones. A query that is a name
 * is one of them: it may be in code alone, which no text of a hit has.
 */
function wordsOf(hit: SearchHit, query: string): string[] {
  const { title, header, statement, titleHighlights, headerHighlights, highlightInfoList } = hit;
  const asked = query.trim();
  const found = [
    ...(NAME_IN_CODE.test(asked) ? [asked] : []),
    ...titleHighlights.map(([start, end]) => title.slice(start, end)),
    ...headerHighlights.map(([start, end]) => header.slice(start, end)),
    ...highlightInfoList.map(([start, end]) => statement.slice(start, end)),
  ];
  return [...new Set(found)].sort((a, b) => b.length - a.length);
}

function rangesOf(root: Element, words: readonly string[]): Range[] {
  const pattern = new RegExp(words.map(escapePattern).join('|'), 'giu');
  const ranges: Range[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode() && ranges.length < MAX_MARKS) {
    const text = walker.currentNode.nodeValue ?? '';
    for (const { 0: found, index } of text.matchAll(pattern)) {
      // `export` does not say `port`, and `strictPort` does.
      if (/^\p{Ll}/u.test(found) && /\p{Ll}/u.test(text.charAt(index - 1))) continue;
      const range = new Range();
      range.setStart(walker.currentNode, index);
      range.setEnd(walker.currentNode, index + found.length);
      ranges.push(range);
    }
  }
  return ranges;
}

function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
