import { describe, expect, it } from 'vitest';
import { codePieces, toCode } from './code-pieces.ts';

describe('codePieces', () => {
  it('colors what a reader writes and what stands for a type, and loses nothing', () => {
    const code = "{\n  string?: 'it\\'s' | RegExp;\n  port: number;\n}\n\ntype Filter = (name: Name) => void";
    const pieces = codePieces(code);
    expect(pieces.map(({ text }) => text).join('')).toBe(code);
    expect(pieces.flatMap(({ text, type }) => (type ? `${type} ${text}` : []))).toEqual([
      "string 'it\\'s'",
      'class-name RegExp',
      'builtin number',
      'keyword type',
      'class-name Filter',
      'class-name Name',
      'keyword void',
    ]);
  });

  it('leaves plain text whole', () => {
    expect(codePieces('/.js$/')).toEqual([{ text: '/.js$/' }]);
    expect(codePieces('')).toEqual([]);
  });
});

describe('toCode', () => {
  it.each([
    [undefined, 'undefined'],
    ["it's", "'it\\'s'"],
    [[true, null], '[true, null]'],
    [{ $code: '/x/' }, '/x/'],
    [{}, '{}'],
    [{ js: 'a', 'x-y': 1 }, "{ js: 'a', 'x-y': 1 }"],
  ])('writes %j in a line', (value, code) => {
    expect(toCode(value)).toBe(code);
  });

  it('gives each field of a long object a line', () => {
    const path = 'x'.repeat(50);
    expect(toCode({ js: path, css: { a: 1, b: path } }, 60)).toBe(
      `{\n  js: '${path}',\n  css: {\n    a: 1,\n    b: '${path}',\n  },\n}`,
    );
  });
});
