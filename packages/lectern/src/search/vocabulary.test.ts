import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SYNONYM } from './format.ts';
import { Vocabulary } from './vocabulary.ts';

/** Han characters of the common block and of others, and letters that sort before, between and after them. */
const term = fc.oneof(
  fc.constantFrom(
    'a',
    'dataurilimit',
    '构',
    '构建',
    '建构',
    '構',
    '々',
    '鿿',
    'か',
    'カ',
    '한글',
    '𠀀',
    'é',
    'ａ',
  ),
  fc.string({ unit: 'binary', minLength: 1, maxLength: 3 }).filter((text) => !text.endsWith(SYNONYM)),
);

describe('a vocabulary', () => {
  it('sorts words and synonyms of any script by their code units', () => {
    fc.assert(
      fc.property(fc.array(term), fc.array(term), (words, synonyms) => {
        const vocabulary = new Vocabulary();
        const all = [...words, ...synonyms.map((word) => word + SYNONYM)];
        for (const word of all) vocabulary.idOf(word);
        expect(vocabulary.sorted().map((id) => vocabulary.terms[id])).toEqual([...new Set(all)].sort());
      }),
    );
  });

  it('sorts many terms, and few that come later', () => {
    const vocabulary = new Vocabulary();
    const numbered = (from: number, to: number) =>
      Array.from(
        { length: to - from },
        (_, at) => `${((from + at) * 7919) % 1000}${at % 3 === 0 ? '构' : ''}`,
      );
    const all = [...numbered(0, 500), '构建', '目'];
    for (const word of all) vocabulary.idOf(word);
    for (const later of [[], numbered(500, 503), ['建构', '录'], numbered(503, 999)]) {
      for (const word of later) vocabulary.idOf(word);
      all.push(...later);
      expect(vocabulary.sorted().map((id) => vocabulary.terms[id])).toEqual([...new Set(all)].sort());
    }
  });

  it('knows a term again', () => {
    const vocabulary = new Vocabulary();
    const words = ['folder', 'folder=', '目', '目录', '目录=', '文件夹='];
    for (const word of words) expect(vocabulary.idOf(word)).toBe(vocabulary.idOf(word));
    expect(vocabulary.terms).toEqual(words);
  });
});
