import { afterEach, expect, it, vi } from 'vitest';
import { createOldFiles } from './old-files.ts';

afterEach(() => void vi.useRealTimers());

it('data of before an edit stays for a hundred files, those that were needed last', () => {
  const old = createOldFiles();
  old.add({ '/first.json': 1, '/second.json': 2 });
  for (let edit = 0; edit < 99; edit += 1) old.add({ [`/${edit}.json`]: edit, '/first.json': 1 });
  expect(old.get('/first.json')).toBe(1);
  expect(old.get('/second.json')).toBeUndefined();
  expect(old.get('/98.json')).toBe(98);
  expect(old.get('/0.json')).toBe(0);
});

/** A site with data files, like `createDevSite` makes one. */
function site(files: Record<string, unknown>) {
  const { get, all, standInFor } = createOldFiles();
  return {
    standInFor,
    files,
    dataFile: (url: string) => files[url] ?? get(url),
    dataFiles: () => ({ ...all(), ...files }),
  };
}

it('files that replaced sites create later, for their pending requests, are found', () => {
  const [first, second, third] = [site({ '/a.json': 1 }), site({}), site({})];
  second.standInFor(first);
  third.standInFor(second);
  first.files['/late.json'] = 2;
  second.files['/later.json'] = 3;
  expect(['/a.json', '/late.json', '/later.json'].map(third.dataFile)).toEqual([1, 2, 3]);
});

it('a replaced site is not kept longer than its requests, but its files are', () => {
  vi.useFakeTimers();
  const [first, second, third] = [site({ '/a.json': 1 }), site({}), site({})];
  second.standInFor(first);
  third.standInFor(second);
  vi.runAllTimers();
  first.files['/late.json'] = 2;
  expect(['/a.json', '/late.json'].map(third.dataFile)).toEqual([1, undefined]);
});
