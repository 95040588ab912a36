import { EventEmitter } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { loadConfig } from '../config/load.ts';
import { catchUp } from './catch-up.ts';

let folder = '';

afterEach(() => rmSync(folder, { recursive: true, force: true }));

/**
 * Returns a watcher that read the docs folder when it contained only the home page, and records what it is asked to
 * watch.
 */
function watcherOf(docs: string) {
  const watched = ['index.md'];
  const asked: string[] = [];
  const watcher = Object.assign(new EventEmitter(), {
    getWatched: () => ({ [docs]: watched }),
    add(files: string[]) {
      asked.push(...files);
      watched.push(...files.map((file) => file.slice(docs.length + 1)));
    },
  });
  return { watcher: watcher as unknown as Parameters<typeof catchUp>[0], asked };
}

it('a file that came after its folder was read, and before the folder was watched, is told and watched', async () => {
  folder = mkdtempSync(join(tmpdir(), 'lectern-'));
  const docs = join(folder, 'docs');
  mkdirSync(docs);
  writeFileSync(join(docs, 'index.md'), '# Home');
  const config = await loadConfig(folder);
  // Wait until the clock of the disk has advanced.
  await new Promise((done) => setTimeout(done, 60));
  const since = Date.now();
  const { watcher, asked } = watcherOf(docs);
  const late = join(docs, 'late.md');
  writeFileSync(late, '# Late');
  const told: string[] = [];
  watcher.on('all', (event: string, file: string) => told.push(`${event} ${file}`));
  await catchUp(watcher, config, {
    isIgnored: () => false,
    since,
    pages: () => [join(docs, 'gone.md')],
    hasEnded: () => false,
  });
  expect(asked).toEqual([late]);
  expect(told.filter((line) => line.endsWith(late))).toEqual([`add ${late}`, `change ${late}`]);
  expect(told).toContain(`unlink ${join(docs, 'gone.md')}`);
});

it('a folder that came with its first file is told, before the file', async () => {
  folder = mkdtempSync(join(tmpdir(), 'lectern-'));
  const docs = join(folder, 'docs');
  mkdirSync(docs);
  writeFileSync(join(docs, 'index.md'), '# Home');
  const config = await loadConfig(folder);
  const since = Date.now();
  const { watcher } = watcherOf(docs);
  const told: string[] = [];
  watcher.on('all', (event: string, file: string) => told.push(`${event} ${file}`));
  mkdirSync(join(docs, 'public'));
  writeFileSync(join(docs, 'public/a.txt'), 'a');
  writeFileSync(join(docs, 'public/b.txt'), 'b');
  await catchUp(watcher, config, { isIgnored: () => false, since, pages: () => [], hasEnded: () => false });
  const ofPublic = told.filter((line) => line.includes('public'));
  expect(ofPublic[0]).toBe(`addDir ${join(docs, 'public')}`);
  expect(ofPublic.filter((line) => line.startsWith('addDir'))).toHaveLength(1);
  expect(ofPublic).toContain(`add ${join(docs, 'public/b.txt')}`);
});

it('nothing is told after the watcher was closed', async () => {
  folder = mkdtempSync(join(tmpdir(), 'lectern-'));
  const docs = join(folder, 'docs');
  mkdirSync(docs);
  writeFileSync(join(docs, 'index.md'), '# Home');
  const config = await loadConfig(folder);
  const { watcher, asked } = watcherOf(docs);
  const told: string[] = [];
  watcher.on('all', (event: string) => told.push(event));
  const files = { isIgnored: () => false, since: 0, pages: () => [], hasEnded: () => true };
  await catchUp(watcher, config, files);
  expect([told, asked]).toEqual([[], []]);
});
