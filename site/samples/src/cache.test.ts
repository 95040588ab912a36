import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { openCache } from './cache.ts';

const folder = mkdtempSync(join(tmpdir(), 'samples-cache-'));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('keeps what a run asked for, and nothing that says more about the machine than about a sample', () => {
  const file = join(folder, 'results.json');
  const first = openCache(file);
  first.set('right', []);
  first.set('late', ['not done'], true);
  expect(first.get('late')).toEqual(['not done']);
  first.save();
  const second = openCache(file, true);
  expect(second.get('right')).toEqual([]);
  expect(second.get('late')).toBeUndefined();
});
