import { describe, expect, it } from 'vitest';
import { DocsError, DocsErrors } from './error.ts';
import { countByKind, inOrder, type Mistake, mistakesOf, placeOf } from './mistake.ts';

const at = (where: string, kind: Mistake['kind'] = 'link', message = 'Wrong.'): Mistake => ({
  message,
  where,
  hint: '',
  kind,
});

describe('mistakes', () => {
  it('are counted by kind, the most frequent first', () => {
    const all = [at('a', 'import'), at('b', 'link'), at('c', 'link'), at('d', 'syntax'), at('e', 'image')];
    expect(countByKind(all)).toBe('5 errors: 2 links, 1 image, 1 import, 1 syntax error');
    expect(countByKind([at('a')])).toBe('1 link error');
  });

  it('are in the order of files and lines, each once', () => {
    const all = [at('b.md:2'), at('a.md:10'), at('a.md:9:4'), at('a.md:9:3'), at('a.md:10'), at('')];
    expect(inOrder(all).map(({ where }) => where)).toEqual(['', 'a.md:9:3', 'a.md:9:4', 'a.md:10', 'b.md:2']);
    expect(inOrder([at('a.md:1', 'link', 'One.'), at('a.md:1', 'link', 'Two.')])).toHaveLength(2);
  });

  it.each([
    ['a.md:12:3', 'a.md', 12, 3],
    ['a.md:12', 'a.md', 12, 0],
    ['a.md', 'a.md', 0, 0],
    ['', '', 0, 0],
  ])('have a place: %s', (where, file, line, column) => {
    expect(placeOf(where)).toEqual({ file, line, column });
  });

  it('come of errors, with the kind and the place that these name themselves', () => {
    const errors = new DocsErrors('Two:', [
      new DocsError('One.', { hint: 'Do this.' }),
      new DocsError('Two.', { where: 'b.md', kind: 'import' }),
    ]);
    expect(mistakesOf(errors, 'syntax', 'a.md')).toEqual([
      { message: 'One.', where: 'a.md', hint: 'Do this.', kind: 'syntax' },
      { message: 'Two.', where: 'b.md', hint: '', kind: 'import' },
    ]);
    expect(mistakesOf(new TypeError('x'), 'plugin', 'a.md')[0]?.message).toMatch(/^TypeError: x\n {4}at /);
  });
});
