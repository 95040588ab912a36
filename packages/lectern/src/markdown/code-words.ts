import { decodeEntities } from './html.ts';

/** A text or pattern to mark inside of lines, and the element to put around it. */
export interface WordMark {
  word: string | RegExp;
  tag: 'mark' | 'ins' | 'del';
}

interface Place {
  start: number;
  end: number;
  tag: WordMark['tag'];
}

/**
 * Puts `<mark>`, `<ins>` or `<del>` around each occurrence of the words.
 *
 * @param html one line of highlighted code
 */
export function markWords(html: string, words: readonly WordMark[]): string {
  if (words.length === 0) return html;
  const parts = html.split(/(<[^>]*>|&(?:#?\w+);)/);
  const isTag = (part: string) => part.startsWith('<');
  const text = parts.map((part) => (isTag(part) ? '' : decode(part))).join('');
  const marked = words.flatMap(({ word, tag }) =>
    placesOf(word, text).map(([start, end]) => ({ start, end, tag })),
  );
  if (marked.length === 0) return html;
  let at = 0;
  return parts
    .map((part) => {
      if (part === '' || isTag(part)) return part;
      const from = at;
      at += decode(part).length;
      return part.startsWith('&') && part.length > 1
        ? wrapped(part, tagAt(from, from + 1, marked))
        : splitText(part, from, marked);
    })
    .join('')
    .replace(/<\/(mark|ins|del)><\1>/g, '');
}

function placesOf(word: WordMark['word'], text: string): [start: number, end: number][] {
  if (word === '') return [];
  if (typeof word !== 'string') {
    // If a pattern has groups, only these are marked, and the rest is context.
    return [...text.matchAll(word)].flatMap(({ indices = [] }) => {
      const [whole, ...groups] = indices.filter((place) => place !== undefined);
      return groups.length > 0 ? groups : whole ? [whole] : [];
    });
  }
  const places: [number, number][] = [];
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length)) {
    places.push([at, at + word.length]);
  }
  return places;
}

/** Returns the element for a part of a line. `ins` and `del` say more than `mark`, so they take precedence. */
function tagAt(from: number, to: number, marked: readonly Place[]): WordMark['tag'] | undefined {
  const here = marked.filter(({ start, end }) => start <= from && to <= end);
  return (here.find(({ tag }) => tag !== 'mark') ?? here[0])?.tag;
}

function splitText(text: string, from: number, marked: readonly Place[]): string {
  const cuts = marked
    .flatMap(({ start, end }) => [start, end])
    .map((place) => place - from)
    .filter((cut) => cut > 0 && cut < text.length);
  const edges = [...new Set([0, ...cuts, text.length])].sort((a, b) => a - b);
  return edges
    .slice(1)
    .map((end, index) => {
      const start = edges[index] as number;
      return wrapped(text.slice(start, end), tagAt(from + start, from + end, marked));
    })
    .join('');
}

function wrapped(text: string, tag: WordMark['tag'] | undefined): string {
  return tag ? `<${tag}>${text}</${tag}>` : text;
}

/** Returns the text of a part. A character reference is one character. */
function decode(part: string): string {
  return part.startsWith('&') ? decodeEntities(part) : part;
}
