import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import './with-all-scripts.ts';
import { analyze } from './analyze.ts';
import { createWordReader } from './read-words.ts';
import { Vocabulary } from './vocabulary.ts';

/** Words that recur, Han characters of the common block and of others, and arbitrary text. */
const text = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        'output.dataUriLimit',
        'Vue3',
        '构建',
        '中',
        '々',
        '〇',
        '𠀀',
        'カ',
        ' ',
        '，',
        '.',
        '-',
        'é',
      ),
      fc.string({ unit: 'binary', maxLength: 3 }),
    ),
  )
  .map((pieces) => pieces.join(''));

/** Returns all terms of words, in order. */
const termsOf = (words: readonly { parts: string[]; whole: string | null }[]) =>
  words.flatMap(({ parts, whole }) => (whole ? [...parts, whole] : parts));

function createReader() {
  const vocabulary = new Vocabulary();
  return { reader: createWordReader(vocabulary), terms: vocabulary.terms };
}

describe('a word reader', () => {
  it('finds the terms that a query would have, whatever it has read before', () => {
    const { reader, terms } = createReader();
    fc.assert(
      fc.property(text, (text) => {
        const added: [term: string | undefined, weight: number][] = [];
        reader.addTerms(reader.find(text), 2, { add: (id, weight) => added.push([terms[id], weight]) });
        expect(added).toEqual(termsOf(analyze(text)).map((term) => [term, 2]));
      }),
    );
  });

  it('gives each term one number', () => {
    const { reader, terms } = createReader();
    fc.assert(
      fc.property(text, (text) => {
        reader.addTerms(reader.find(text), 1, { add() {} });
        expect(new Set(terms).size).toBe(terms.length);
      }),
    );
  });
});
