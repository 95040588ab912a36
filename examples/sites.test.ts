import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, expect, it } from 'vitest';
import { installPackages, tsc } from '../packages/lectern/tests/install-packages.ts';

const exec = promisify(execFile);
const lectern = join(import.meta.dirname, '../packages/lectern/bin/lectern.js');
const folders: string[] = [];

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

/**
 * Copies an example, installs its packages, and checks, builds and type-checks the copy. Returns a function that reads
 * files of its output.
 */
async function built(name: string, plugins: readonly string[]): Promise<(file: string) => string> {
  const folder = mkdtempSync(join(tmpdir(), 'lectern-'));
  folders.push(folder);
  cpSync(join(import.meta.dirname, name), folder, { recursive: true });
  installPackages(folder, plugins);
  const run = async (...args: string[]) => {
    const { stdout, stderr } = await exec(process.execPath, args, { cwd: folder }).catch((error) => {
      throw new Error(error.stdout + error.stderr);
    });
    return stdout + stderr;
  };
  expect(await run(lectern, 'check')).toContain('No findings in');
  expect(await run(lectern, 'build')).not.toContain('warning');
  expect(await run(tsc, '-p', '.')).toBe('');
  return (file) => readFileSync(join(folder, 'dist', file), 'utf8');
}

it('the documentation of a library has an API reference', async () => {
  const read = await built('library', ['plugin-api']);
  expect(read('api/functions/parse.html')).toContain('a text that is no duration');
  expect(read('guide/start.html')).toContain('href="/api/functions/format"');
});

it('the documentation of a product has languages, versions, a blog and an API reference', async () => {
  const read = await built('product', ['plugin-api', 'plugin-blog']);
  expect(read('de/blog/index.html')).toContain('Lantern 2 ist da');
  expect(read('de/api/functions/isOn.html')).toContain('Rückgabe');
  expect(read('zh/guide/shares.html')).toContain('lang="zh-CN"');
  expect(read('v1/guide/start.html')).toContain('on or off for everybody');
  expect(read('feeds/blog.v2-zh.atom.xml')).toContain('Lantern 2 发布');
});
