import { decodeEntities } from './html.ts';

/** What is marked inside of lines: a text, or a pattern. */
export type WordMark = string | RegExp;

/**
 * Puts `<mark>` around each place where one of the words is.
 *
 * @param html one line of highlighted code
 */
export function markWords(html: string, words: readonly WordMark[]): string {
  if (words.length === 0) return html;
  const parts = html.split(/(<[^>]*>|&(?:#?\w+);)/);
  const isTag = (part: string) => part.startsWith('<');
  const text = parts.map((part) => (isTag(part) ? '' : decode(part))).join('');
  const marked = words.flatMap((word) => placesOf(word, text));
  if (marked.length === 0) return html;
  let at = 0;
  return parts
    .map((part) => {
      if (part === '' || isTag(part)) return part;
      const from = at;
      at += decode(part).length;
      return part.startsWith('&') && part.length > 1
        ? wrapped(
            part,
            marked.some(([start, end]) => start <= from && from < end),
          )
        : splitText(part, from, marked);
    })
    .join('')
    .replaceAll('</mark><mark>', '');
}

function placesOf(word: WordMark, text: string): [start: number, end: number][] {
  if (word === '') return [];
  if (typeof word !== 'string') {
    return [...text.matchAll(word)].map(({ 0: found, index }) => [index, index + found.length]);
  }
  const places: [number, number][] = [];
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length)) {
    places.push([at, at + word.length]);
  }
  return places;
}

function splitText(text: string, from: number, marked: readonly [number, number][]): string {
  const cuts = marked
    .flat()
    .map((place) => place - from)
    .filter((cut) => cut > 0 && cut < text.length);
  const edges = [...new Set([0, ...cuts, text.length])].sort((a, b) => a - b);
  return edges
    .slice(1)
    .map((end, index) => {
      const start = edges[index] as number;
      const isMarked = marked.some(([a, b]) => a <= from + start && from + end <= b);
      return wrapped(text.slice(start, end), isMarked);
    })
    .join('');
}

function wrapped(text: string, isMarked: boolean): string {
  return isMarked ? `<mark>${text}</mark>` : text;
}

/** Text of a part: a reference is one character. */
function decode(part: string): string {
  return part.startsWith('&') ? decodeEntities(part) : part;
}
