import { expect, it } from 'vitest';
import { explain } from './explain.ts';

const hints = new Map([
  ['The link … leads to no page.', ['Did you mean …?', 'Fix the link, or write the page.']],
]);

it('prints message, cause and fix of an id', () => {
  expect(explain(['dead-link'], { hints })).toBe(`dead-link

  The link … leads to no page.

Cause: There is no page at this address, and no page file at this path. Names are case-sensitive.
Fix: Did you mean …?
     Fix the link, or write the page.`);
});

it('prefers the fix that the catalogue has, and names its place in a handbook that is published', () => {
  const text = explain(['dead-image'], { hints, handbook: 'https://lectern.example/' });
  expect(text).toContain(
    'Fix: Fix the path, or put the image there.\nMore: https://lectern.example/reference/errors#dead-image',
  );
});

it('takes a message as it was printed, and several at once', () => {
  const text = explain(['docs/a.md:3  The link ./b.md leads to no page.', 'dead-image'], { hints });
  expect(text).toMatch(/^dead-link\n.*\n\ndead-image\n/s);
});

it('explains a check that has no message of its own', () => {
  expect(explain(['duplicate-title'], { hints })).toBe(
    'duplicate-title\n\nCheck of lectern check: Several pages have the same title.',
  );
});

it('lists all without an id', () => {
  const text = explain([], { hints });
  expect(text).toMatch(/^Command line\n {2}unknown-command\n/);
  expect(text).toMatch(/\n {2}dead-link\n/);
  expect(text).toMatch(/\n\nRun lectern explain <id> to read the cause and the fix of a message\.$/);
});

it('refuses what is neither', () => {
  expect(() => explain(['ded-link'], { hints })).toThrow(
    expect.objectContaining({
      message: 'There is no message "ded-link".',
      hint: 'Did you mean "dead-link"?',
    }),
  );
  expect(() => explain(['?'], { hints })).toThrow(
    expect.objectContaining({ hint: 'lectern explain without an id lists all of them.' }),
  );
});
