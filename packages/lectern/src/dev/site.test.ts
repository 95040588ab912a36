import { expect, it } from 'vitest';
import { createOldFiles } from './site.ts';

it('data of before an edit stays for a hundred files, those that were needed last', () => {
  const old = createOldFiles();
  old.add({ '/first.json': 1, '/second.json': 2 });
  for (let edit = 0; edit < 99; edit += 1) old.add({ [`/${edit}.json`]: edit, '/first.json': 1 });
  expect(old.get('/first.json')).toBe(1);
  expect(old.get('/second.json')).toBeUndefined();
  expect(old.get('/98.json')).toBe(98);
  expect(old.get('/0.json')).toBe(0);
});
