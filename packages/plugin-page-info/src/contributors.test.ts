import { execFileSync } from 'node:child_process';
import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { write } from '../../lectern/tests/scenarios/testing.ts';
import { readContributors } from './contributors.ts';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

/** Creates a repository, and a function that commits files to it as a given person. */
function repository() {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'lectern-')));
  folders.push(folder);
  const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, stdio: 'ignore' });
  git('init', '-q');
  const commit = (author: string, files: Record<string, string>, ...trailers: string[]) => {
    write(folder, files);
    git('add', '-A');
    const message = ['Change', trailers.map((contact) => `Co-authored-by: ${contact}`).join('\n')];
    const committer = ['-c', 'user.name=c', '-c', 'user.email=c@x.example', '-c', 'commit.gpgsign=false'];
    git(...committer, 'commit', '-q', '--author', author, '-m', message.join('\n\n'));
  };
  return { folder, git, commit };
}

const options = { profiles: {}, exclude: ['Zoe'] };
const names = async (folder: string) =>
  Object.fromEntries(
    [...(await readContributors(folder, options))].map(([path, people]) => [
      path,
      people.map(({ name }) => name),
    ]),
  );

it('are those who have written a page, under any name of theirs and of the page, without bots', async () => {
  const { folder, git, commit } = repository();
  const text = 'A page with enough of a text to be known again.\n'.repeat(5);
  commit('Ann <ann@old.example>', { 'docs/old.md': text, 'src/a.ts': '' });
  commit('Bo <bo@x.example>', { 'docs/old.md': `${text}1` }, 'cleo <cleo@x.example>', 'No address');
  commit('Ann <ann@old.example>', { 'docs/old.md': `${text}2` });
  git('mv', 'docs/old.md', 'docs/new.md');
  commit('dependabot[bot] <1+dependabot[bot]@users.noreply.github.com>', {});
  commit('Docs Bot <d@x.example>', { 'docs/new.md': `${text}3` });
  // Adds another page under the old name, by a person with a new name and a known address.
  commit('Bo Talbot <bo@x.example>', { 'docs/old.md': 'New.' });
  commit('Zoe <z@x.example>', { 'docs/zh/绿 茶.md': 'A' });
  commit('Abe <abe@x.example>', { 'docs/zh/绿 茶.md': 'B' }, 'dan@x.example <dan@x.example>');
  commit('Bo <bo@x.example>', { 'docs/zh/绿 茶.md': 'C' });
  write(folder, { '.mailmap': 'Ann Lee <ann@x.example> <ann@old.example>\nCleo <cleo@x.example>\n' });
  expect(await names(join(folder, 'docs'))).toEqual({
    'new.md': ['Ann Lee', 'Bo', 'Cleo'],
    'old.md': ['Bo'],
    'zh/绿 茶.md': ['Abe', 'Bo'],
  });
});

it('are none on a shallow clone and outside of a repository', async () => {
  const { folder, git, commit } = repository();
  commit('Ann <ann@x.example>', { 'a.md': 'A' });
  commit('Ann <ann@x.example>', { 'a.md': 'B' });
  git('clone', '-q', '--depth', '1', `file://${folder}`, 'shallow');
  expect(await names(join(folder, 'shallow'))).toEqual({});
  expect(await names(folder)).toEqual({ 'a.md': ['Ann'] });
  rmSync(join(folder, '.git'), { recursive: true });
  expect(await names(folder)).toEqual({});
});
