import { describe, expect, it } from 'vitest';
import { announcedErrors, inOwnFolder } from './notations.ts';

describe('inOwnFolder', () => {
  it('leaves one file alone', () => {
    expect(inOwnFolder('let a; // @filename', 'ts')).toEqual({ code: 'let a; // @filename', shift: 0 });
  });

  it('puts the files of a fence into one folder, with what is above their names', () => {
    const { code, shift } = inOwnFolder('// @filename: a.ts\na\n// @filename: b/c.ts', 'ts');
    const [, folder = ''] = /: (\w{8})\/a\.ts/.exec(code) ?? [];
    expect(code).toBe(`// @filename: ${folder}/a.ts\na\n// @filename: ${folder}/b/c.ts`);
    expect(shift).toBe(0);
    const other = inOwnFolder("import './a';\n// @filename: a.ts\na", 'tsx');
    expect(other.code).toMatch(
      /^\/\/ @filename: (\w{8})\/index\.tsx\nimport '\.\/a';\n\/\/ @filename: \1\/a\.ts\na$/,
    );
    expect(other.shift).toBe(1);
    expect(other.code).not.toContain(folder);
  });
});

describe('announcedErrors', () => {
  it('has each code with its line', () => {
    expect([...announcedErrors('// @errors: 2322 2345\na\n// @errors: 1, 2\n // @errors: 3')]).toEqual([
      [2322, 1],
      [2345, 1],
      [1, 3],
      [2, 3],
    ]);
  });
});
