import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { linkFault } from './file-links.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lectern-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('tells links that lead to nothing or around, and takes what is not there, or below a file', () => {
  writeFileSync(join(folder, 'file'), '');
  symlinkSync('file', join(folder, 'fine'));
  symlinkSync('gone', join(folder, 'dead'));
  symlinkSync('.', join(folder, 'self'));
  const names = ['file', 'fine', 'dead', 'self', 'none', 'file/below'];
  expect(names.map((name) => linkFault(join(folder, name)))).toEqual([
    null,
    null,
    'nowhere',
    'circle',
    null,
    null,
  ]);
});
