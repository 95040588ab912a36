import { once } from '../shared/once.ts';
import { stem } from './stem.ts';
import { isHan } from './vocabulary.ts';

export interface Thesaurus {
  groups: readonly Group[];
  /** Returns the terms of all members that are looked up in texts, by their stems. Computed once, when it is needed. */
  byStem(): ReadonlyMap<string, readonly string[]>;
}

/** A word or phrase of a thesaurus. */
export interface Member {
  /** Its letters joined into one word, just as neighboring words of a query are joined. */
  word: string;
  /**
   * Terms that the index contains for it: the bigrams of Han characters, both words of a phrase. A section with all of
   * them counts as one that contains the member, because the index does not know which words are neighbors.
   */
  terms: readonly string[];
}

/** Words and phrases that mean the same, in all languages. */
export interface Group {
  members: readonly Member[];
  /**
   * Words that only readers use for the others: `jumbotron` for `hero`. They are not looked up in texts. They are read
   * when they are needed: a text contains the members of few groups.
   */
  readonly asked: readonly Member[];
}

/**
 * @param text one group per line, its words separated by `, `: Han characters, or lower-case letters with at most one
 *   space. Words that only readers use come last, each with a `?` before it
 */
export function readThesaurus(text: string): Thesaurus {
  const groups = text
    .split('\n')
    .filter((line) => line !== '')
    .map(groupOf);
  return { groups, byStem: once(() => termsByStem(groups)) };
}

function termsByStem(groups: readonly Group[]): Map<string, string[]> {
  const terms = groups.flatMap(({ members }) => members.flatMap((member) => member.terms));
  const byStem = new Map<string, string[]>();
  for (const term of new Set(terms)) {
    const base = stem(term);
    const others = byStem.get(base);
    if (others) others.push(term);
    else byStem.set(base, [term]);
  }
  return byStem;
}

function groupOf(line: string): Group {
  const end = line.indexOf(', ?');
  let asked: Member[] | undefined;
  return {
    members: (end < 0 ? line : line.slice(0, end)).split(', ').map(memberOf),
    get asked() {
      asked ??=
        end < 0
          ? []
          : line
              .slice(end + ', ?'.length)
              .split(', ?')
              .map(memberOf);
      return asked;
    },
  };
}

/** Matches anything but letters, digits and Han characters. */
const SIGN = /[^a-z\d\u4e00-\u9fff]/;

function memberOf(text: string): Member {
  if (isHan(text)) return { word: text, terms: pairsOf(text) };
  if (!SIGN.test(text)) return { word: text, terms: [text] };
  const terms = text.replace(/[^a-z\d ]/g, '').split(' ');
  return { word: terms.join(''), terms };
}

function pairsOf(word: string): string[] {
  const pairs: string[] = [];
  for (let at = 1; at < word.length; at++) pairs.push(word.slice(at - 1, at + 1));
  return pairs;
}
