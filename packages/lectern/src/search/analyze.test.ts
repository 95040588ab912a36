import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import './with-all-scripts.ts';
import { analyze, namePieces, normalize } from './analyze.ts';

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
    // Western letters.
    ['Straße STRASSE Œuvre Æther', ['strasse', 'strasse', 'oeuvre', 'aether']],
    ['ёлка ЁЛКА елка', ['елка', 'елка', 'елка']],
    ['настройкаСборки', ['настроика', 'сборки', 'настроикасборки']],
    // Turkish: ı is a letter of its own that only looks like an i without its dot.
    ['İzmir ılık', ['izmir', 'ılık']],
    // Japanese: two marks that make another letter, narrow and wide forms, the mark of a long vowel.
    ['バス パス', ['バス', 'ス', 'パス', 'ス']],
    ['ﾊﾞｽ', ['バス', 'ス']],
    ['ｻｰﾊﾞｰ', ['サー', 'ーバ', 'バー', 'ー']],
    ['設定ファイル', ['設定', '定フ', 'ファ', 'ァイ', 'イル', 'ル']],
    ['Ｎｏｄｅを使う', ['node', 'を使', '使う', 'う']],
    ['환경변수', ['환경', '경변', '변수', '수']],
    ['환경변수'.normalize('NFD'), ['환경', '경변', '변수', '수']],
    // Arabic: with and without vowels, forms of one letter, the line that only stretches a word, the article, digits.
    ['مُكَوِّنَاتٌ مكونات', ['مكونات', 'مكونات']],
    ['أداة إعداد آخر ٱسم', ['اداه', 'اعداد', 'اخر', 'اسم']],
    ['مدرسة مدرسه على علي', ['مدرسه', 'مدرسه', 'علي', 'علي']],
    ['كتـــاب', ['كتاب']],
    ['الإعدادات والإعدادات بالإعدادات للإعدادات', ['اعدادات', 'اعدادات', 'اعدادات', 'اعدادات']],
    // Too short to contain an article.
    ['البن الآن', ['البن', 'الان']],
    ['ﻻ ﺍﻟﻜﺘﺎﺏ', ['لا', 'كتاب']],
    ['نسخة ٢٠ و۲۰', ['نسخه', '20', 'و', '20', 'و20']],
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
