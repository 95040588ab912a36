import fc from 'fast-check';
import { expect, test } from 'vitest';
import { analyze } from './analyze.ts';
import { findRanges } from './highlight.ts';

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
      // What stands between two spaces is analysed where a letter may have forms: without spaces, that is all.
      const all = `${written.replaceAll(' ', '\n')}\nß`;
      expect(findRanges(written, terms)).toEqual(findRanges(all, terms));
    }),
    { numRuns: 3000 },
  );
});
