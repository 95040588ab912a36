import { EventEmitter } from 'node:events';
import fs, { mkdtempSync, rmSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ViteDevServer } from 'vite';
import { expect, it } from 'vitest';
import { onFileChange } from './watch.ts';

/** Between two calls of the system another process may have put a file in the place of a folder. */
it('goes on where a folder goes while it is read', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'lectern-watch-'));
  const watched: string[] = [];
  const watcher = Object.assign(new EventEmitter(), {
    unwatch: (path: string) => watched.push(`not ${path}`),
    add: (path: string) => watched.push(path),
  }) as unknown as ViteDevServer['watcher'];
  const told: string[] = [];
  onFileChange(watcher, (event, file) => told.push(`${event} ${file}`));
  const { readdirSync } = fs;
  fs.readdirSync = (() => {
    throw Object.assign(new Error('ENOTDIR: not a directory, scandir'), { code: 'ENOTDIR' });
  }) as unknown as typeof readdirSync;
  syncBuiltinESMExports();
  try {
    watcher.emit('all', 'change', folder);
  } finally {
    fs.readdirSync = readdirSync;
    syncBuiltinESMExports();
  }
  watcher.emit('all', 'unlink', join(folder, 'a.md'));
  // A promise that nobody waits for would end the server: Vitest tells of it, too.
  await sleep(0);
  expect(watched).toEqual([`not ${folder}`, folder]);
  expect(told).toEqual([`unlink ${join(folder, 'a.md')}`]);
  rmSync(folder, { recursive: true });
});
