import type { SearchHit } from './provider.ts';

/** Name used in styles: `::highlight(lectern-search)` styles marked words in the page or in a preview. */
const NAME = 'lectern-search';

/** Maximum number of marks. More would not help the reader. */
const MAX_MARKS = 200;

/** Marks the matched words of a hit in the page, without changing its DOM, until a signal aborts. */
export function markUntil(signal: AbortSignal, hit: SearchHit, query: string): void {
  const words = wordsOf(hit, query);
  if (signal.aborted || words.length === 0) return;
  setMarks(rangesOf(document.querySelector('main') ?? document.body, words), signal);
}

/**
 * Marks the matched words of a hit in a preview until a signal aborts. Replaces marks in the page or in an earlier
 * preview.
 *
 * @returns the ranges of the words, also in browsers that cannot mark them
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
  // Other marks may have replaced these.
  signal.addEventListener('abort', () => CSS.highlights.get(NAME) === marks && CSS.highlights.delete(NAME));
}

/** A name in code that has several parts, such as `watchOptions`, `tools.rspack` or `--env-mode`. */
const NAME_IN_CODE = /^\S*(?:[a-z\d][A-Z]|\w[._/@:$-]\w)\S*$/;

/**
 * Returns each matched word as it is written in the texts, longer words first, since they may contain shorter ones. A
 * query that is a name is included: it may occur only in code, which no text of a hit contains.
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
      // `port` must not match in `export`, but it must match in `strictPort`.
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
