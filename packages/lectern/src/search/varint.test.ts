import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countVarints, decodeTerms, decodeVarints, encodeTerms, encodeVarints } from './varint.ts';

describe('varints', () => {
  it('come back as they were', () => {
    fc.assert(
      fc.property(fc.array(fc.nat({ max: 2 ** 40 })), (numbers) => {
        expect(decodeVarints(encodeVarints(numbers))).toEqual(numbers);
      }),
    );
  });

  it('cost a character up to 31, and need no escapes in JSON', () => {
    expect(encodeVarints([0, 31])).toBe('Af');
    fc.assert(
      fc.property(fc.array(fc.nat()), (numbers) => {
        const text = encodeVarints(numbers);
        expect(JSON.stringify(text)).toBe(`"${text}"`);
      }),
    );
  });
});

describe('countVarints', () => {
  it('counts numbers without reading them', () => {
    fc.assert(
      fc.property(fc.array(fc.nat()), (numbers) => {
        expect(countVarints(encodeVarints(numbers))).toBe(numbers.length);
      }),
    );
  });
});

describe('terms', () => {
  it('come back as they were, whatever they are written in', () => {
    const term = fc
      .string({ unit: 'binary', minLength: 1, maxLength: 60 })
      .filter((text) => !text.includes(' '));
    fc.assert(
      fc.property(fc.uniqueArray(term), (terms) => {
        const sorted = terms.sort();
        expect(decodeTerms(encodeTerms(sorted))).toEqual(sorted);
      }),
    );
  });

  it('share their beginnings', () => {
    expect(encodeTerms(['source', 'sourcemap', 'split'])).toBe('Asource Gmap Bplit');
  });

  it('have a distance instead of a Chinese character', () => {
    // The characters are 0x4e00, 0x4e0a and 0x4e0b, and 0x4e00 again after another beginning.
    const terms = ['css', '一', '上', '上一', '下'];
    expect(encodeTerms(terms)).toBe('Acss g\u1e30 g: h\u1e30 g1');
    expect(decodeTerms(encodeTerms(terms))).toEqual(terms);
  });
});
