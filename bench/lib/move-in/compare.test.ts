import { describe, expect, it } from 'vitest';
import { byLine, missingWords, runsOf, wordsNowhere } from './compare.mjs';

const source = (text: string) =>
  text.split('\n').flatMap((line, index) =>
    line
      .split(' ')
      .filter(Boolean)
      .map((word) => ({ word, line: index + 1 })),
  );
const missing = (text: string, document: string) =>
  byLine(missingWords(source(text), { words: document.split(' ') }));

describe('missingWords', () => {
  it('finds nothing where all is there, in whatever order and with more around it', () => {
    expect(missing('a b\nc', 'x c a b y')).toEqual([]);
  });

  it('counts words that stand several times, and names the one that is gone', () => {
    expect(missing('the a\nb the c\nthe d', 'the a b c the d')).toEqual([{ line: 2, text: 'the' }]);
  });

  it('takes words of front matter from the title as well', () => {
    const words = [{ word: 'a', line: 2, isFrontMatter: true }, ...source('b')];
    expect(missingWords(words, { words: ['b'], titleWords: ['a', 'site'] })).toEqual([]);
  });
});

describe('wordsNowhere', () => {
  const index = runsOf([{ words: 'p q a b c d e r'.split(' ') }, { words: 'x y'.split(' ') }]);
  it('looks up runs of words in all documents', () => {
    expect(wordsNowhere(source('a b c d e'), index)).toEqual([]);
    expect(byLine(wordsNowhere(source('a b c d\nz e'), index))).toEqual([{ line: 2, text: 'z e' }]);
  });

  it('finds labels that stand away from what they name', () => {
    expect(wordsNowhere(source('x y a b c d'), index)).toEqual([]);
  });

  it('looks up short texts whole', () => {
    expect(wordsNowhere(source('x y'), index)).toEqual([]);
    expect(wordsNowhere(source('y x'), index)).toHaveLength(2);
  });
});
