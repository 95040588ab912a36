import { describe, expect, it } from 'vitest';
import { DocsError, DocsErrors, formatError, isDocsError, isDocsErrors, nearest } from './error.ts';

describe('formatError', () => {
  it('shows place, message and next step', () => {
    const error = new DocsError('The link is dead.', { where: 'docs/a.md:3', hint: 'Fix it.' });
    expect(formatError(error)).toBe('docs/a.md:3  The link is dead.\n  Fix it.');
  });

  it('leaves out what there is not', () => {
    expect(formatError(new DocsError('No pages.'))).toBe('No pages.');
    expect(formatError(new DocsError('No pages.', { hint: 'Write one.' }))).toBe('No pages.\n  Write one.');
  });

  it('lists several errors under their title', () => {
    const errors = new DocsErrors('2 mistakes:', [
      new DocsError('One.', { where: 'a.md', hint: 'Do this.' }),
      new DocsError('Two.'),
    ]);
    expect(formatError(errors)).toBe('2 mistakes:\n  a.md  One.\n    Do this.\n  Two.');
  });

  it('keeps the stack of errors that are not ours', () => {
    expect(formatError(new TypeError('x is not a function'))).toMatch(
      /^TypeError: x is not a function\n {4}at /,
    );
    expect(formatError('text')).toBe('text');
  });

  it('knows errors of another copy of the class', () => {
    const foreign = Object.assign(new Error('m'), { name: 'DocsError', where: 'a.md', hint: '' });
    expect(isDocsError(foreign)).toBe(true);
    expect(isDocsErrors(foreign)).toBe(false);
    expect(formatError(foreign)).toBe('a.md  m');
  });

  it('carries the cause, if there is one', () => {
    const cause = new Error('deep');
    expect(new DocsError('m', { cause }).cause).toBe(cause);
    expect('cause' in new DocsError('m')).toBe(false);
  });
});

describe('nearest', () => {
  it.each([
    ['titel', ['title', 'base'], 'title'],
    ['Title', ['title'], 'title'],
    ['bulid', ['build', 'preview'], 'build'],
    ['javascirpt', ['typescript', 'javascript'], 'javascript'],
    ['sidebr', ['navbar', 'sidebar'], 'sidebar'],
    ['xyz', ['title', 'base'], null],
    ['a', ['b'], null],
    ['title', [], null],
    ['', ['title'], null],
  ])('%s among %j', (word, candidates, expected) => expect(nearest(word, candidates)).toBe(expected));

  it('finds what has the same letters in another order only where few of them moved', () => {
    expect(nearest('abcdef', ['fedcba', 'abcdfe'])).toBe('abcdfe');
    expect(nearest('abc', ['cab', 'ab'])).toBe('ab');
  });

  it('takes the first of equals', () => expect(nearest('cat', ['bat', 'hat'])).toBe('bat'));
});
