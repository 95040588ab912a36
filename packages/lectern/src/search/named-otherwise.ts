import { SYNONYM } from './format.ts';
import type { Thesaurus } from './read-thesaurus.ts';

/**
 * Returns other words for the names of pages, marked as synonyms: 端口 leads to `server.port`, since the last part of
 * that name is `port`.
 *
 * @param names names with the numbers of the sections that have them
 */
export function namesOtherwise(
  names: ReadonlyMap<string, readonly number[]>,
  thesaurus: Thesaurus,
): [name: string, sections: number[]][] {
  const found = new Map<string, Set<number>>();
  // Words that only readers use mean a name less precisely. They lead to its sections, but are not names.
  for (const { members } of thesaurus.groups) {
    const named = members.filter(({ word }) => names.has(word));
    if (named.length === 0) continue;
    for (const { word } of members) {
      if (names.has(word)) continue;
      const sections = found.get(word) ?? new Set();
      for (const other of named) for (const section of names.get(other.word) ?? []) sections.add(section);
      found.set(word, sections);
    }
  }
  return [...found].map(([word, sections]) => [word + SYNONYM, [...sections].sort((a, b) => a - b)]);
}
