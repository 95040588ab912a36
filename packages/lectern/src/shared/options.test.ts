import { expect, it } from 'vitest';
import { formatError } from './error.ts';
import { assertOptions } from './options.ts';

it('names an option that there is not, and the nearest right one', () => {
  const told = (options: object) => {
    try {
      assertOptions(options, ['postsPerPage', 'feed'], 'blog()');
    } catch (error) {
      return formatError(error);
    }
    return '';
  };
  expect(told({ feed: false })).toBe('');
  expect(told({ postPerPage: 3 })).toBe(
    'blog() has no option "postPerPage".\n  Did you mean "postsPerPage"?',
  );
  expect(told({ x: 3 })).toBe('blog() has no option "x".\n  Known: postsPerPage, feed.');
});
