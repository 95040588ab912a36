import { analyze, MAX_TERM } from './analyze.ts';
import { ownText } from './own-text.ts';
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
export function createTitleReader(vocabulary: Vocabulary): (text: string) => Title {
  const titles = new Map<string, Title>();

  function readTitle(text: string): Title {
    const ids: number[] = [];
    const names: string[] = [];
    const wholes = new Set<string>();
    // By parts: `source.alias` is more about aliases than `source.aliasStrategy`. Two characters are about a word.
    let halves = 0;
    for (const { parts, whole, isCjk } of analyze(text)) {
      for (const part of parts) ids.push(vocabulary.idOf(part));
      halves += isCjk ? parts.length : 2 * parts.length;
      if (!isCjk) names.push(...parts);
      if (!whole) continue;
      ids.push(vocabulary.idOf(whole));
      wholes.add(whole);
    }
    return {
      ids,
      joined: joinedNames(names, wholes).map((name) => vocabulary.idOf(name)),
      length: halves / 2,
    };
  }

  return (text) => {
    const known = titles.get(text);
    if (known) return known;
    if (titles.size >= MAX_TITLES) titles.clear();
    const title = readTitle(text);
    titles.set(ownText(text), title);
    return title;
  };
}

/** Neighbours in a title written together, where no word of it is that already. */
function joinedNames(names: readonly string[], wholes: ReadonlySet<string>): string[] {
  const found: string[] = [];
  for (let from = 0; from < names.length; from++) {
    let joined = names[from] as string;
    for (const name of names.slice(from + 1, from + MAX_JOINED)) {
      joined += name;
      if (joined.length <= MAX_TERM && !wholes.has(joined)) found.push(joined);
    }
  }
  return found;
}
