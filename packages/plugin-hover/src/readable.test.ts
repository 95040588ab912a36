import { describe, expect, it } from 'vitest';
import { readableInfo, shortCode, shortDocs } from './readable.ts';

describe('readableInfo', () => {
  it.each([
    ['const a: string', 'const a: string'],
    ['(alias) function join(): string\nimport join', 'function join(): string'],
    ['const a: any', null],
    ['(parameter) a: unknown', null],
    ['any', null],
    ['import path', null],
    ['(property) any: string', '(property) any: string'],
  ])('%j is %j', (info, text) => expect(readableInfo(info)).toBe(text));
});

describe('shortCode', () => {
  const lines = (count: number) => Array.from({ length: count }, (_, index) => `line ${index}`).join('\n');

  it('leaves out what follows an empty line, or the end', () => {
    expect(shortCode(lines(14))).toBe(lines(14));
    expect(shortCode(`A\n\n${lines(20)}`)).toBe('A');
    expect(shortCode(lines(20))).toBe(`${lines(13)}\n…`);
    expect(shortCode('a'.repeat(1000))).toBe(`${'a'.repeat(900)} …`);
  });
});

describe('shortDocs', () => {
  it('is text with backticks, a line for each paragraph', () => {
    expect(shortDocs('See \n{@link \ngreet\n}\n.')).toBe('See greet.');
    expect(shortDocs('A [link](https://a.test) and `code`\non two lines.\n\nMore:\n- one\n- two\n')).toBe(
      'A link and `code` on two lines.\nMore:\n- one\n- two',
    );
    expect(shortDocs(`${'word '.repeat(100)}`)).toMatch(/ word …$/);
  });
});
