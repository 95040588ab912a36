import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { gitDates } from './git-dates.ts';

const folder = realpathSync(mkdtempSync(join(tmpdir(), 'lectern-git-')));
const repository = join(folder, 'repository');
const docs = join(repository, 'docs');

function git(cwd: string, args: string[], date = '2024-01-01T00:00:00Z'): void {
  const identity = [
    '-c',
    'user.name=Test',
    '-c',
    'user.email=test@example.com',
    '-c',
    'commit.gpgsign=false',
  ];
  const env = { ...process.env, GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date };
  execFileSync('git', [...identity, ...args], { cwd, env, stdio: 'ignore' });
}

function commit(date: string, files: Record<string, string>): void {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(repository, name)), { recursive: true });
    writeFileSync(join(repository, name), text);
  }
  git(repository, ['add', '-A']);
  git(repository, ['commit', '-m', 'x'], date);
}

beforeAll(() => {
  mkdirSync(repository);
  git(repository, ['init']);
  commit('2024-01-01T10:00:00Z', {
    'docs/a.md': 'a',
    'docs/b.md': 'b',
    'docs/中 文.md': 'c',
    'README.md': 'r',
  });
  commit('2024-02-02T10:00:00Z', { 'docs/a.md': 'a2' });
  commit('2024-03-03T10:00:00Z', { 'README.md': 'r2' });
  writeFileSync(join(docs, 'new.md'), 'not committed');
});

afterAll(() => rmSync(folder, { recursive: true }));

describe('gitDates', () => {
  it('gives each file the date of the last commit that touched it', () => {
    const dates = gitDates(docs);
    const isoDate = (name: string) => new Date(dates.get(join(docs, name)) ?? 0).toISOString();
    expect(isoDate('a.md')).toBe('2024-02-02T10:00:00.000Z');
    expect(isoDate('b.md')).toBe('2024-01-01T10:00:00.000Z');
    expect(isoDate('中 文.md')).toBe('2024-01-01T10:00:00.000Z');
    expect([...dates.keys()].map((file) => file.slice(docs.length + 1)).sort()).toEqual([
      'a.md',
      'b.md',
      '中 文.md',
    ]);
  });

  it('knows nothing on a shallow clone, whose last commit seems to have touched everything', () => {
    git(folder, ['clone', '--depth', '1', `file://${repository}`, 'shallow']);
    expect(gitDates(join(folder, 'shallow/docs'))).toEqual(new Map());
  });

  it('knows nothing outside of a repository', () => {
    const outside = join(folder, 'outside');
    mkdirSync(outside);
    expect(gitDates(outside)).toEqual(new Map());
  });

  it('dates a renamed file by its renaming', () => {
    renameSync(join(docs, 'b.md'), join(docs, 'renamed.md'));
    commit('2024-04-04T10:00:00Z', {});
    const date = gitDates(docs).get(join(docs, 'renamed.md')) ?? '';
    expect(new Date(date).toISOString()).toBe('2024-04-04T10:00:00.000Z');
  });
});
