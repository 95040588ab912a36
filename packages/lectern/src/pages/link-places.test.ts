import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { folderOf, writeFiles } from '../../tests/folders.ts';
import { loadConfig } from '../config/load.ts';
import { answerAt, filePlace, isPlace, routePlace, usersOf } from './link-places.ts';

const CONFIG = `export default { lang: 'en', locales: [{ lang: 'en', label: 'E' }, { lang: 'zh', label: 'Z' }] };`;

it('an answer changes when a file comes or goes, not with what it says', async () => {
  const folder = folderOf({
    'lectern.config.mjs': CONFIG,
    'docs/en/index.md': '# A',
    'docs/en/tea.md': '# Tea',
  });
  const config = await loadConfig(folder);
  const answer = () => answerAt(routePlace('/tea/'), config);
  expect(answer()).toBe('near');
  writeFiles(folder, { 'docs/en/tea.md': '# Other tea' });
  expect(answer()).toBe('near');
  // Without a translation, it is shown in English too.
  writeFiles(folder, { 'docs/zh/tea/README.md': '# 茶' });
  expect(answer()).toBe('as written');
  rmSync(join(folder, 'docs/zh/tea'), { recursive: true });
  rmSync(join(folder, 'docs/en/tea.md'));
  expect(answer()).toBe('');
  const sheet = filePlace(join(folder, 'docs/public/tea.csv'));
  expect(answerAt(sheet, config)).toBe('');
  writeFiles(folder, { 'docs/public/tea.csv': 'green' });
  expect(answerAt(sheet, config)).toBe('file');
  rmSync(join(folder, 'docs/public/tea.csv'));
  writeFiles(folder, { 'docs/public/tea.csv/index.html': '' });
  expect(answerAt(sheet, config)).toBe('folder');
});

it('is no name of a file', () => {
  expect([filePlace('/a.md'), routePlace('/a'), '/a.md', 'C:\\a.md'].map(isPlace)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

it('is told by any file that may be the page of an address, in any language', async () => {
  const folder = folderOf({ 'lectern.config.mjs': CONFIG, 'docs/en/index.md': '# A' });
  const config = await loadConfig(folder);
  const docs = (name: string) => join(folder, 'docs', name);
  const page = {
    deps: [docs('part.md')],
    places: [routePlace('/zh/tea/'), filePlace(docs('public/a.csv'))],
    links: [],
  };
  const names = [
    'part.md',
    'public/a.csv',
    'en/tea.md',
    'zh/tea.mdx',
    'zh/tea/index.md',
    'en/tea/README.md',
    'en/teas.md',
    'zh/tea/pot.md',
    'public/b.csv',
  ];
  expect(names.filter((name) => usersOf(docs(name), config)(page))).toEqual(names.slice(0, 6));
});

it('is told by the page of a link that has gone, but not by an edit of it', async () => {
  const folder = folderOf({ 'lectern.config.mjs': CONFIG, 'docs/en/tea/README.md': '# Tea' });
  const config = await loadConfig(folder);
  const file = join(folder, 'docs/en/tea/README.md');
  const page = { deps: [], places: [], links: [{ route: '/tea/' }] };
  expect(usersOf(file, config)(page)).toBe(false);
  rmSync(file);
  expect(usersOf(file, config)(page)).toBe(true);
  expect(usersOf(join(folder, 'docs/en/teas.md'), config)(page)).toBe(false);
});
