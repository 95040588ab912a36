import { analyze, MAX_TERM } from './analyze.ts';
import { ownText } from './own-text.ts';
import type { Vocabulary } from './vocabulary.ts';

/** A title or heading as term numbers. */
export interface Title {
  ids: readonly number[];
  /** Term numbers of neighboring words that are joined. */
  joined: readonly number[];
  /** Length in words. A part of a name is a word, and so are two Han characters. */
  length: number;
}

/** Number of titles that are cached. Headings such as `Example` and `Default value` recur. */
const MAX_TITLES = 10_000;

/** Maximum number of neighboring words in a title that are joined: `data uri limit` is found as `dataUriLimit`. */
const MAX_JOINED = 4;

/** Creates a function that reads titles as term numbers. */
export function createTitleReader(vocabulary: Vocabulary): (text: string) => Title {
  const titles = new Map<string, Title>();

  function readTitle(text: string): Title {
    const ids: number[] = [];
    const names: string[] = [];
    const wholes = new Set<string>();
    // The length counts parts: `source.alias` is more about aliases than `source.aliasStrategy`. Two characters are
    // about one word.
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

/** Joins neighboring words of a title, unless the result is already a word of the title. */
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
