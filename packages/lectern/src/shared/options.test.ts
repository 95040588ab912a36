import { expect, it } from 'vitest';
import { formatError } from './error.ts';
import { assertOptions, assertWords } from './options.ts';

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

it('names a word that there is not, and its language', () => {
  const own = { tags: 'Tags', authors: 'Authors' };
  expect(() => assertWords({ fr: { tags: 'Mots-clés' } }, own, 'blog()')).not.toThrow();
  expect(() => assertWords(undefined, own, 'blog()')).not.toThrow();
  expect(() => assertWords({ fr: { tag: 'Mots-clés' } }, own, 'blog()')).toThrow(
    expect.objectContaining({
      message: '"words.fr" of blog() has no option "tag".',
      hint: 'Did you mean "tags"?',
    }),
  );
});
