import { mkdirSync, mkdtempSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Config } from '../config/load.ts';
import { loadConfig } from '../config/load.ts';
import type { Route } from '../shared/types.ts';
import { createFreshness } from './freshness.ts';

const folder = mkdtempSync(join(tmpdir(), 'lectern-freshness-'));
const file = join(folder, 'docs/a.md');
const route = { path: '/a', filePath: 'a.md' } as Route;
/** Time long after any write of this test. */
const LATER = Date.now() + 1e6;
let config: Config;

beforeAll(async () => {
  mkdirSync(join(folder, 'docs'));
  writeFileSync(file, 'green tea');
  config = await loadConfig(folder);
});
afterAll(() => rmSync(folder, { recursive: true }));

it('the state of a page changes with its file, also when its size and its time stay', async () => {
  const { stateOf } = createFreshness(config);
  const before = stateOf(route, LATER);
  expect(before).toMatch(/^[\w-]{8}$/);
  expect(stateOf(route, LATER)).toBe(before);
  const { atime, mtime } = statSync(file);
  await sleep(20);
  writeFileSync(file, 'black tea');
  utimesSync(file, atime, mtime);
  expect(Math.round(statSync(file).mtimeMs)).toBe(mtime.getTime());
  expect(stateOf(route, LATER)).not.toBe(before);
});

it('there is none right after a write, for what is not there, and for a page of a plugin', () => {
  const { stateOf } = createFreshness(config);
  writeFileSync(file, 'green tea');
  expect(stateOf(route)).toBe('');
  expect(stateOf({ ...route, filePath: 'b.md' }, LATER)).toBe('');
  expect(stateOf({ ...route, plugin: 'blog' }, LATER)).toBe('');
});

it('changes with what else a page is made of', () => {
  const other = { ...config, base: '/other/' };
  expect(createFreshness(other).stateOf(route, LATER)).not.toBe(
    createFreshness(config).stateOf(route, LATER),
  );
});
