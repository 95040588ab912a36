import { expect, it } from 'vitest';
import { formatError } from './error.ts';
import { assertResult, entriesOf } from './hook-result.ts';

const called = { plugin: 'a', hook: 'page' };

function failure(run: () => unknown): string {
  try {
    run();
    return 'it passed';
  } catch (error) {
    return formatError(error);
  }
}

it.each([
  [{ title: 'x' }, 'it passed'],
  [
    { titel: 'x' },
    'Plugin "a", page: the returned object has an unknown key "titel".\n  Did you mean "title"?',
  ],
  [{ x: 1 }, 'Plugin "a", page: the returned object has an unknown key "x".\n  Known: title, head.'],
  ['x', 'Plugin "a", page: the returned value is not an object.\n  Keys that it may have: title, head.'],
  [
    Promise.resolve(),
    'Plugin "a", page: the function is asynchronous.\n  Load what it needs where the plugin is created.',
  ],
])('an object of a hook: %j', (value, text) => {
  expect(failure(() => assertResult(value, ['title', 'head'], called))).toBe(text);
});

it.each([
  [undefined, 'it passed'],
  [[{ path: 'a', text: '' }], 'it passed'],
  [{ path: 'a' }, 'Plugin "a", page: the returned value is not a list.\n  Return a list of { path, text }.'],
  [[{ path: 'a' }], 'Plugin "a", page: an entry has no "text".\n  Return a list of { path, text }.'],
  [[null], 'Plugin "a", page: the returned value is not an object.\n  Keys that it may have: path, text.'],
])('a list of a hook: %j', (value, text) => {
  expect(failure(() => entriesOf(value as object[], ['path', 'text'], called))).toBe(text);
});
