import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import './with-all-scripts.ts';
import { analyze } from './analyze.ts';
import { excerpt, findRanges } from './highlight.ts';

const word = fc.constantFrom(
  ...[
    'port',
    'ports',
    'Port',
    'dataUriLimit',
    'data-uri-limit',
    'x-ray',
    'tries',
    'try',
    'properties',
    'Café',
    'ＰＯＲＴ',
  ],
  ...[
    'output.dataUriLimit',
    '源码映射',
    '配置端口',
    'HTML5',
    'a.b',
    '@rsbuild/core',
    'ｃ',
    '—',
    '，',
    '1',
    '中',
    'İ',
  ],
);
const text = fc.array(fc.tuple(word, fc.constantFrom(' ', '，', '', '\n', '. ')), { maxLength: 12 });
const query = fc.array(word, { minLength: 1, maxLength: 3 });

test('looking around hints finds what the analysis of the whole text finds', () => {
  fc.assert(
    fc.property(text, query, (pieces, words) => {
      const written = pieces.flat().join('');
      const found = words.flatMap((item) =>
        analyze(item).flatMap(({ parts, whole }) => [...parts, whole ?? '']),
      );
      const terms = new Set(found.filter((term) => term !== ''));
      // `ß` is a hint, and there are no spaces around it, so the whole text is analyzed.
      const all = `${written.replaceAll(' ', '\n')}\nß`;
      expect(findRanges(written, terms)).toEqual(findRanges(all, terms));
    }),
    { numRuns: 3000 },
  );
});

const filler =
  'and so on for a while, with more words that say nothing of it at all, until the line is over; ';

test.each([
  [
    'begins where a section says what it is about',
    `alias is short. ${filler}Alias | Alias | Alias`,
    /^alias is/,
  ],
  [
    'shows another word of the query rather than one twice',
    `alias, alias. ${filler}alias of a path`,
    /alias of a path$/,
  ],
  [
    'shows two words rather than a long one',
    `aliasStrategyOfSomeLength here. ${filler}alias of a path`,
    /alias of a path$/,
  ],
  ['shows the longer word', `url: see above. ${filler}An alias counts.`, /An alias counts/],
])('an excerpt %s', (_name, text, expected) => {
  expect(excerpt(text, new Set(['alias', 'aliasstrategyofsomelength', 'path', 'url'])).text).toMatch(
    expected,
  );
});

test.each([
  ['Arabic with its vowels, for a word without', 'تُكتب الْمُكَوِّنَاتُ هنا', ['مكونات'], ['الْمُكَوِّنَاتُ']],
  ['a Korean word before its particle', '환경변수를 바꾼다', ['환경', '경변', '변수'], ['환경변수']],
  ['Japanese characters in a longer word', '設定ファイルの書き方', ['ファ', 'ァイ', 'イル'], ['ファイル']],
  ['sharp s', 'Die Straße', ['strasse'], ['Straße']],
])('marks %s', (_name, text, terms, expected) => {
  const ranges = findRanges(text, new Set(terms));
  expect(ranges.map(([start, end]) => text.slice(start, end))).toEqual(expected);
});

describe('an excerpt of about a hundred characters', () => {
  const lengthOf = (text: string) => excerpt(text, new Set()).text.replace('…', '').length;

  test.each([
    ['Latin', 'slovo '],
    ['Cyrillic', 'слово '],
    ['Greek', 'λέξεις '],
    ['Arabic', 'كلمة '],
    ['Hebrew', 'מילה '],
  ])('has as many of %s', (_script, word) => {
    const length = lengthOf(word.repeat(60));
    expect(length).toBeGreaterThan(85);
    expect(length).toBeLessThanOrEqual(100);
  });

  test.each([
    ['Chinese', '词'],
    ['Japanese', 'か'],
    ['Korean', '말'],
  ])('has a third of that of %s', (_script, character) => {
    expect(lengthOf(character.repeat(200))).toBe(34);
  });

  test('ends between words, and never between a letter and its marks', () => {
    const korean = '환경 변수를 바꾸면 포트가 달라진다 '.repeat(9);
    expect(excerpt(korean, new Set()).text).toMatch(/ (?:환경|변수를|바꾸면|포트가|달라진다)…$/);
    const vowels = 'بَ'.repeat(120);
    expect(excerpt(vowels, new Set()).text).toMatch(/\u064e…$/);
  });
});
