import { readdirSync } from 'node:fs';
import type { RolldownOutput } from 'rolldown';
import { expect, it } from 'vitest';
import { folderOf } from '../../tests/folders.ts';
import { importOnce } from './first-code.ts';

function outputOf(code: string): RolldownOutput['output'] {
  return [{ type: 'chunk', fileName: 'entry.mjs', code }] as unknown as RolldownOutput['output'];
}

/** Without this, each start after an edit of the theme would leak 200 kB of code and its compiled form in V8. */
it('runs the same bundle once in a process, another one for itself, and leaves no files', async () => {
  const folder = folderOf({ 'docs/a.md': '# A' });
  const first = await importOnce(outputOf('export const renderPage = () => 1;'), folder);
  const again = await importOnce(outputOf('export const renderPage = () => 1;'), folder);
  const other = await importOnce(outputOf('export const renderPage = () => 2;'), folder);
  expect(again.renderPage).toBe(first.renderPage);
  expect(other.renderPage).not.toBe(first.renderPage);
  expect(readdirSync(folder)).toEqual(['docs']);
});
