import { expect, it } from 'vitest';
import { formatError } from './error.ts';
import { systemError } from './system-error.ts';

const told = (text: string) => {
  const error = systemError(new Error(text));
  return error && formatError(error);
};

it('says of a refusal what it is about and what to do next', () => {
  expect(told("ENOSPC: no space left on device, open '/site/dist/a b.html'")).toBe(
    'The disk is full: /site/dist/a b.html could not be written.\n  Free some space, and run the command again.',
  );
  expect(told('ENOSPC: no space left on device, write')).toBe(
    'The disk is full.\n  Free some space, and run the command again.',
  );
  expect(told("EROFS: read-only file system, mkdir '/site/.lectern'")).toBe(
    '/site/.lectern is on a disk that is read-only.\n  Change its permissions, or choose a folder that can be written: --outDir for the output; the cache is in .lectern.',
  );
  expect(told("EACCES: permission denied, rename '/site/dist' -> '/site/.dist.1.old'")).toMatch(
    /^\/site\/dist is not open to the user that runs Lectern\.\n/,
  );
  expect(told("EMFILE: too many open files, open '/site/a.md'")).toBe(
    'This process has too many files open.\n  Raise the limit (ulimit -n), and run the command again.',
  );
  expect(told('EFBIG: file too large, write')).toBe(
    'A file is larger than the system allows.\n  Raise the limit (ulimit -f), and run the command again.',
  );
  expect(told("EBUSY: resource busy or locked, rename '/site/dist' -> '/site/.dist.1.old'")).toBe(
    '/site/dist is in use: a disk or volume is mounted there, or a program has one of its files open.\n  Close what uses it, or choose a folder inside of it with --outDir.',
  );
});

it('knows the words of the bundler', () => {
  const text = `Build failed with 1 error:

[UNHANDLEABLE_ERROR] Something went wrong inside rolldown.
Failed to write file in /site/.lectern/bundle/a.1/client/main.js

Caused by:
    No space left on device (os error 28)`;
  expect(told(text)).toBe(
    'The disk is full: /site/.lectern/bundle/a.1/client/main.js could not be written.\n  Free some space, and run the command again.',
  );
});

it('leaves other errors alone', () => {
  expect(told("ENOENT: no such file or directory, open '/a'")).toBeNull();
  expect(told('The page is full of ENOSPC: it says so, often')).toBeNull();
  expect(systemError('ENOSPC: no space left on device, write')).toBeNull();
});
