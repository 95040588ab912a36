import fc from 'fast-check';
import { expect, test } from 'vitest';
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
      // What is between two spaces is analysed where a letter may have forms: without spaces, that is all.
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
