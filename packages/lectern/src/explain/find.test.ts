import { describe, expect, it } from 'vitest';
import { DocsError, DocsErrors } from '../shared/error.ts';
import { idOf, messageIn, messagesOf, moreAbout } from './find.ts';

describe('idOf', () => {
  it('takes the message that says most, where several fit', () => {
    expect(idOf('There is no module ./tea.js.')).toBe('no-module');
    expect(idOf('There is no folder /srv/docs.')).toBe('no-root');
    expect(idOf('Plugin "api", page: the function is asynchronous.')).toBe('plugin-async');
    expect(idOf('Plugin "api", page: TypeError: x is not a function')).toBe('plugin-failed');
  });

  it('knows a message that begins with the name of what it is about', () => {
    expect(idOf('This _meta.json is not an array')).toBe('meta-json');
    expect(idOf('A preview cannot run: the theme has no "Tea".')).toBe('preview');
  });

  it('has none for texts of others', () => {
    expect(idOf('')).toBeUndefined();
    expect(idOf('ENOENT: no such file or directory')).toBeUndefined();
    expect(idOf('The link ./b.md leads to no pages')).toBeUndefined();
  });
});

it('finds the message of a printed line, without place and hint', () => {
  expect(messageIn('docs/a.md:3:1  There is no image ./b.png.\n  Did you mean ./c.png?')).toBe(
    'There is no image ./b.png.',
  );
  expect(messageIn('There is no page in docs.')).toBe('There is no page in docs.');
  expect(idOf(messageIn('/site/.dist.old  The old output could not be removed. Remove this folder.'))).toBe(
    'old-output',
  );
  const redirects =
    'docs/public/_redirects  This file is published instead of the one that is generated from "redirects" and "redirectFrom", so hosts do not know these redirects. Remove it, or add them to it.';
  expect(idOf(messageIn(redirects))).toBe('own-redirects');
});

it('takes the messages of an error, and none of a bug', () => {
  const error = new DocsErrors('The site has 2 errors:', [
    new DocsError('There is no image a.png.', { where: 'docs/a.md:1' }),
    new DocsError('There is no image b.png.', { hint: 'Fix it.' }),
  ]);
  expect(messagesOf(error)).toEqual(['There is no image a.png.', 'There is no image b.png.']);
  expect(messagesOf(new TypeError('x is undefined'))).toEqual([]);
});

describe('the line below messages', () => {
  it('names each id once, in their order', () => {
    const messages = ['The link b leads to no page.', 'There is no image a.', 'The link c leads to no page.'];
    expect(moreAbout(messages)).toBe('More: lectern explain dead-link dead-image');
  });

  it('is not there where the catalogue knows none', () => {
    expect(moreAbout(['It broke'])).toBe('');
    expect(moreAbout([])).toBe('');
  });

  it('leaves out what was told before', () => {
    const told = new Set<string>();
    expect(moreAbout(['There is no image a.'], told)).toBe('More: lectern explain dead-image');
    expect(moreAbout(['There is no image b.'], told)).toBe('');
  });
});
