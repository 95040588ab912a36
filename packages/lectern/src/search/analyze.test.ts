import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { analyze, namePieces, normalize, stem } from './analyze.ts';

const terms = (text: string) =>
  analyze(text).flatMap(({ parts, whole }) => (whole ? [...parts, whole] : parts));

describe('analyze', () => {
  it.each([
    ['dataUriLimit', ['data', 'uri', 'limit', 'dataurilimit']],
    ['output.dataUriLimit', ['output', 'data', 'uri', 'limit', 'outputdataurilimit']],
    ['HTMLPlugin', ['html', 'plugin', 'htmlplugin']],
    ['@rsbuild/plugin-react', ['rsbuild', 'plugin', 'react', 'rsbuildpluginreact']],
    ['__dirname and $0', ['dirname', 'and', '0']],
    ['vue3', ['vue', '3', 'vue3']],
    ['Ångström café', ['angstrom', 'cafe']],
    ['ＡＢＣ １２', ['abc', '12']],
    ['构建', ['构建', '建']],
    ['Rspack构建工具', ['rspack', '构建', '建工', '工具', '具']],
    ['--env-mode', ['env', 'mode', 'envmode']],
    ['a.b.c.d.e.f.g', ['a', 'b', 'c', 'd', 'e', 'f', 'g']],
    ['，。！?', []],
  ])('%s', (text, expected) => {
    expect(terms(text)).toEqual(expected);
  });

  it('leaves out what is too long to be a word', () => {
    expect(terms('a'.repeat(41))).toEqual([]);
    expect(terms('a'.repeat(40))).toEqual(['a'.repeat(40)]);
  });

  it('says where each word is', () => {
    expect(analyze('set output.port 端口').map(({ start, end }) => [start, end])).toEqual([
      [0, 3],
      [4, 15],
      [16, 18],
    ]);
  });

  it('gives the same terms for a string in every Unicode form', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(terms(text.normalize('NFD')).sort()).toEqual(terms(text.normalize('NFC')).sort());
      }),
    );
  });

  it('finds the same words in plain text, which has a quicker way, as among other characters', () => {
    const text = fc.string({ unit: fc.constantFrom(...'abcABC012._/@:$-_ \n(&构建一々〇，—×│') });
    fc.assert(
      fc.property(text, (plain) => {
        const [, ...words] = analyze(`é ${plain}`);
        expect(words.map(({ start, end, ...word }) => ({ start: start - 2, end: end - 2, ...word }))).toEqual(
          analyze(plain),
        );
        const [, ...pieces] = namePieces(`é.${plain.replace(/[^\w.]/g, '')}`);
        expect(pieces.map(({ start, text }) => ({ start: start - 2, text }))).toEqual(
          namePieces(plain.replace(/[^\w.]/g, '')),
        );
      }),
      { numRuns: 500 },
    );
  });

  it('gives terms that the index can hold, for any string', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        for (const term of terms(text)) expect(term).toMatch(/^\S+$/u);
      }),
    );
  });
});

describe('normalize', () => {
  it('is done after one pass', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(normalize(normalize(text))).toBe(normalize(text));
      }),
    );
  });
});

describe('stem', () => {
  it.each([
    ['install installs installed installing', 'install'],
    ['bundle bundles bundled bundling bundler bundlers', 'bundl'],
    ['configure configures configured configuring configuration configurations', 'configur'],
    ['dependency dependencies', 'dependenc'],
    ['run running', 'run'],
    ['alias aliases', 'alias'],
    ['type types typed typing', 'typ'],
    ['optimize optimizing optimization', 'optimiz'],
    ['cache caches cached caching', 'cach'],
  ])('%s', (words, expected) => {
    for (const word of words.split(' ')) expect(`${word} ${stem(word)}`).toBe(`${word} ${expected}`);
  });

  it.each(['css', 'process', 'status', 'state', 'alias', 'canvas', 'bus', 'react'])(
    'leaves %s alone',
    (word) => {
      expect(stem(word)).toBe(word);
    },
  );

  it('only cuts, so that forms are near each other in the vocabulary', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'abdegilmnorsty') }), (word) => {
        expect(word.startsWith(stem(word))).toBe(true);
      }),
    );
  });
});
