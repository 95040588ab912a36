import { describe, expect, it } from 'vitest';
import { readSamples } from './extract.js';
import { hasSameTypes, withoutRemarks } from './same-code.js';

const samples = (code: string, info = 'ts') =>
  readSamples(`\`\`\`${info}\n${code}\n\`\`\`\n`, 'site/docs/en/a.md').samples;

describe('withoutRemarks', () => {
  it('leaves out what is written for readers', () => {
    expect(withoutRemarks('// one\nlet a = f(); // two\n// @ts-expect-error: three')).toBe(
      '\nlet a = f();\n// @ts-expect-error',
    );
  });

  it.each([
    "const url = 'https://a.b';",
    '<p>(a) // b</p>',
    "f(); // 'no remark, perhaps'",
    '// @filename: src/a.ts',
    '/** @type {string} */',
  ])('keeps %s', (code) => expect(withoutRemarks(code)).toBe(code));
});

describe('hasSameTypes', () => {
  it('takes samples for the same when only remarks differ, on however many lines', () => {
    expect(hasSameTypes(samples('// one\n// two\nlet a;'), samples('// 一\nlet a;'))).toBe(true);
    expect(
      hasSameTypes(samples('// @ts-expect-error: no\na();'), samples('// @ts-expect-error：否\na();')),
    ).toBe(true);
    expect(hasSameTypes(samples('a', 'css'), samples('一', 'css'))).toBe(true);
  });

  it.each([
    ['code', samples('let a = 1;'), samples('let a = 2;')],
    ['a string', samples("let a = 'one';"), samples("let a = '一';")],
    ['a directive', samples('// @ts-expect-error\na();'), samples('// @ts-ignore\na();')],
    ['a title', samples('let a;', 'ts title="a.ts"'), samples('let a;', 'ts title="b.ts"')],
    ['a language', samples('let a;'), samples('let a;', 'js')],
    ['whether it is checked', samples('let a;'), samples('let a;', 'ts nocheck="no"')],
    ['how many there are', samples('let a;'), []],
  ])('sees another: %s', (_name, one, other) => expect(hasSameTypes(one, other)).toBe(false));
});
