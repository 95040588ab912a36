import { SYNONYM } from './format.ts';
import type { Member } from './synonyms.ts';

/**
 * Returns other words for the names of pages, marked as synonyms: 端口 leads to `server.port`, since the last part of
 * that name is `port`.
 *
 * @param names names with the numbers of the sections that have them
 */
export function namesOtherwise(
  names: ReadonlyMap<string, readonly number[]>,
  thesaurus: readonly (readonly Member[])[],
): [name: string, sections: number[]][] {
  const found = new Map<string, Set<number>>();
  for (const members of thesaurus) {
    // A word that only readers use means the name less precisely. Its sections are found, but count less.
    const group = members.filter(({ isOnlyAsked }) => !isOnlyAsked);
    const named = group.filter(({ word }) => names.has(word));
    if (named.length === 0) continue;
    for (const { word } of group) {
      if (names.has(word)) continue;
      const sections = found.get(word) ?? new Set();
      for (const other of named) for (const section of names.get(other.word) ?? []) sections.add(section);
      found.set(word, sections);
    }
  }
  return [...found].map(([word, sections]) => [word + SYNONYM, [...sections].sort((a, b) => a - b)]);
}
