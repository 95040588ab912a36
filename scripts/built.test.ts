import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { isBuilt, keepBuilt } from './built.mjs';

let root: string;

function write(name: string, text: string) {
  mkdirSync(dirname(join(root, name)), { recursive: true });
  writeFileSync(join(root, name), text);
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'lectern-built-'));
  write('tsconfig.base.json', '{}');
  write('node_modules/.package-lock.json', '{}');
  write('packages/lectern/src/a.ts', 'a');
  write('packages/lectern/dist/a.js', 'a');
  write('packages/plugin-x/src/x.ts', 'x');
  write('packages/plugin-x/dist/x.js', 'x');
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

it('a package is built once it was kept', () => {
  expect(isBuilt(root, 'lectern')).toBe(false);
  keepBuilt(root, 'lectern');
  expect(isBuilt(root, 'lectern')).toBe(true);
  expect(isBuilt(root, 'plugin-x')).toBe(false);
});

it.each([
  ['a source that was edited', () => write('packages/lectern/src/a.ts', 'b')],
  ['a new source', () => write('packages/lectern/src/deep/b.ts', '')],
  ['a script of the build', () => write('packages/lectern/build.mjs', '')],
  ['another version of a dependency', () => write('node_modules/.package-lock.json', '{"a":1}')],
  ['other settings of the compiler', () => write('tsconfig.base.json', '{"a":1}')],
  ['a file of dist that is gone', () => rmSync(join(root, 'packages/lectern/dist/a.js'))],
  ['a dist that is gone', () => rmSync(join(root, 'packages/lectern/dist'), { recursive: true })],
  ['a dist that was built by hand', () => utimesSync(join(root, 'packages/lectern/dist/a.js'), 1, 1)],
])('it is not after %s', (_name, change) => {
  keepBuilt(root, 'lectern');
  change();
  expect(isBuilt(root, 'lectern')).toBe(false);
});

it('tests are no source, and a plugin is compiled against the engine', () => {
  for (const name of ['lectern', 'plugin-x']) keepBuilt(root, name);
  write('packages/lectern/tests/a.test.ts', '');
  write('packages/lectern/src/a.test.ts', '');
  expect(isBuilt(root, 'lectern')).toBe(true);
  write('packages/lectern/src/a.ts', 'b');
  expect(isBuilt(root, 'plugin-x')).toBe(false);
});
