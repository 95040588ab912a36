import type { NumberedWord, WordReader } from './read-words.ts';
import type { Vocabulary } from './vocabulary.ts';

/** A title or heading, as the numbers of its terms. */
export interface Title {
  ids: readonly number[];
  /** Of neighbours written together. */
  joined: readonly number[];
  /** In words: parts of names, and two Han characters each. */
  length: number;
}

/** Headings come again: `Example`, `Default value`. */
const MAX_TITLES = 10_000;

/** Neighbours in titles written together: `data uri limit` is found as `dataUriLimit`. */
const MAX_JOINED = 4;

/** Reads titles: a text as the numbers of its terms. */
export function createTitleReader(vocabulary: Vocabulary, reader: WordReader): (text: string) => Title {
  const titles = new Map<string, Title>();

  function readTitle(text: string): Title {
    const words = reader.words(text);
    // By parts: `source.alias` is more about aliases than `source.aliasStrategy`. Two characters are about a word.
    const halves = words.reduce((sum, { parts, isCjk }) => sum + parts.length * (isCjk ? 1 : 2), 0);
    return {
      ids: words.flatMap((word) => word.ids),
      joined: joinedNames(words).map((name) => vocabulary.idOf(name)),
      length: halves / 2,
    };
  }

  return (text) => {
    const known = titles.get(text);
    if (known) return known;
    if (titles.size >= MAX_TITLES) titles.clear();
    const title = readTitle(text);
    titles.set(text, title);
    return title;
  };
}

/** Neighbours in a title written together, where no word of it is that already. */
function joinedNames(words: readonly NumberedWord[]): string[] {
  const names = words.flatMap(({ parts, isCjk }) => (isCjk ? [] : parts));
  return names.flatMap((first, from) => {
    let joined = first;
    return names.slice(from + 1, from + MAX_JOINED).flatMap((name) => {
      joined += name;
      return joined.length <= 40 && !words.some(({ whole }) => whole === joined) ? joined : [];
    });
  });
}
