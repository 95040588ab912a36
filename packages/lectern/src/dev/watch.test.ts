import { EventEmitter } from 'node:events';
import fs, { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ViteDevServer } from 'vite';
import { afterAll, expect, it } from 'vitest';
import { onFileChange } from './watch.ts';

const folders: string[] = [];
const newFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'lectern-watch-'));
  folders.push(folder);
  return folder;
};
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

/** Creates a watcher that does only what the test makes it do. */
function fakeWatcher(watched: () => Record<string, string[]>) {
  const calls: string[] = [];
  const watcher = Object.assign(new EventEmitter(), {
    unwatch: (path: string) => calls.push(`not ${path}`),
    add: (path: string) => calls.push(path),
    getWatched: watched,
  }) as unknown as ViteDevServer['watcher'];
  const told: string[] = [];
  onFileChange(watcher, (event, file) => told.push(`${event} ${file}`));
  return { watcher, calls, told };
}

/** Between two system calls, another process may replace a folder with a file. */
it('goes on where a folder goes while it is read', async () => {
  const folder = newFolder();
  const { watcher, told } = fakeWatcher(() => ({}));
  const { readdirSync } = fs;
  fs.readdirSync = (() => {
    throw Object.assign(new Error('ENOTDIR: not a directory, scandir'), { code: 'ENOTDIR' });
  }) as unknown as typeof readdirSync;
  syncBuiltinESMExports();
  try {
    watcher.emit('all', 'change', folder);
    await sleep(20);
  } finally {
    fs.readdirSync = readdirSync;
    syncBuiltinESMExports();
  }
  watcher.emit('all', 'unlink', join(folder, 'a.md'));
  // An unhandled rejection would end the server, and Vitest reports it as well.
  await sleep(0);
  expect(told).toEqual([`unlink ${join(folder, 'a.md')}`]);
});

/** The watcher silently ignores a path that is added within a second of a failed read. */
it('gives the watcher a folder in the place of a file until it knows what is in there', async () => {
  const folder = newFolder();
  const file = join(folder, 'a.md');
  writeFileSync(file, '# A');
  const { watcher, calls, told } = fakeWatcher(() => ({ [folder]: calls.length < 4 ? [] : ['a.md'] }));
  watcher.emit('all', 'change', folder);
  await expect
    .poll(() => calls, { timeout: 5000 })
    .toEqual([`not ${folder}`, folder, `not ${folder}`, folder]);
  // Both times, because the file may have been edited in between.
  expect(told).toEqual([`add ${file}`, `add ${file}`]);
});

/** The watcher may have mistaken the folder for a file, and does not report the files in it. */
it('looks again at what was gone for a moment, with its folder', async () => {
  const folder = newFolder();
  const file = join(folder, 'a.md');
  const { watcher, calls, told } = fakeWatcher(() => ({ [folder]: calls.length === 0 ? [] : ['a.md'] }));
  watcher.emit('all', 'unlink', file);
  await sleep(20);
  writeFileSync(file, '# A');
  await expect.poll(() => told, { timeout: 5000 }).toContain(`change ${file}`);
  await expect.poll(() => calls).toEqual([`not ${folder}`, folder]);
});

/** As after a checkout or a change of the clock: two edits within the time in which the watcher drops events. */
it('looks again at a file that has the time of content it had before', async () => {
  const file = join(newFolder(), 'a.md');
  const write = (text: string, time: number) => {
    writeFileSync(file, text);
    utimesSync(file, time, time);
  };
  const { watcher, told } = fakeWatcher(() => ({}));
  write('# A', 1_000_000);
  watcher.emit('all', 'change', file);
  // File systems store times in steps of some milliseconds.
  await sleep(20);
  write('# B', 1_000_000);
  await expect.poll(() => told, { timeout: 5000 }).toEqual([`change ${file}`, `change ${file}`]);
});

it('gives a watcher that was closed nothing', async () => {
  const folder = newFolder();
  writeFileSync(join(folder, 'a.md'), '# A');
  const { watcher, calls } = fakeWatcher(() => ({}));
  watcher.emit('all', 'change', folder);
  watcher.removeAllListeners();
  await sleep(300);
  expect(calls).toEqual([]);
});
