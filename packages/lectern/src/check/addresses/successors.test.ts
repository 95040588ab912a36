import { expect, it } from 'vitest';
import { en, zh } from '../../../tests/locales.ts';
import { successorOf, successorsOf } from './successors.ts';

it('finds the id that stands in the place of one that is gone, or is spelt like it', () => {
  const heirs = (before: string, now: string) =>
    Object.fromEntries(successorsOf(before.split(' '), now.split(' ')));
  expect(heirs('a b c', 'a x c')).toEqual({ b: 'x' });
  expect(heirs('a b c d', 'a x y d')).toEqual({ b: 'x', c: 'y' });
  expect(heirs('a install-it c', 'a new install c')).toEqual({ 'install-it': 'install' });
  expect(heirs('a b c', 'a c')).toEqual({});
  // An id that moved to another position still exists.
  expect(heirs('a b', 'b a')).toEqual({});
});

it('finds the page that a page has become', () => {
  const successor = (fresh: Record<string, string[]>) =>
    successorOf('/guide/old', ['a', 'b', 'c'], new Map(Object.entries(fresh)), [en, zh]);
  expect(successor({ '/new': ['a', 'b', 'x'], '/zh/new': ['a', 'b', 'c'] })).toBe('/new');
  expect(successor({ '/new': ['a', 'x', 'y'] })).toBeUndefined();
  expect(successor({ '/api/old': ['x'], '/other': ['y'] })).toBe('/api/old');
  expect(successor({ '/one': ['a', 'b'], '/two': ['a', 'b'] })).toBeUndefined();
});
