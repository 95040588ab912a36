import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { editBase, inferEditBase } from './edit-base.ts';

describe('editBase', () => {
  it.each([
    ['git@github.com:owner/name.git', 'https://github.com/owner/name/edit/main/site/docs'],
    ['https://github.com/owner/name', 'https://github.com/owner/name/edit/main/site/docs'],
    ['https://github.com/owner/name.js.git/', 'https://github.com/owner/name.js/edit/main/site/docs'],
    ['https://me:secret@github.com/owner/name.git', 'https://github.com/owner/name/edit/main/site/docs'],
    [
      'https://x-access-token:ghs_1@github.com/owner/name',
      'https://github.com/owner/name/edit/main/site/docs',
    ],
    ['ssh://git@ssh.github.com:443/owner/name.git', 'https://github.com/owner/name/edit/main/site/docs'],
    ['git://github.com/owner/name.git', 'https://github.com/owner/name/edit/main/site/docs'],
    ['git@github.example.com:owner/name.git', 'https://github.example.com/owner/name/edit/main/site/docs'],
    ['git@gitlab.com:group/sub/name.git', 'https://gitlab.com/group/sub/name/-/edit/main/site/docs'],
    ['https://gitlab.example.com:8443/a/b.git', 'https://gitlab.example.com:8443/a/b/-/edit/main/site/docs'],
    ['ssh://git@gitlab.example.com:2222/a/b.git', 'https://gitlab.example.com/a/b/-/edit/main/site/docs'],
    ['https://codeberg.org/owner/name.git', 'https://codeberg.org/owner/name/_edit/main/site/docs'],
    ['http://gitea.example.com:3000/o/n.git', 'http://gitea.example.com:3000/o/n/_edit/main/site/docs'],
    ['git@forgejo.example.com:o/n.git', 'https://forgejo.example.com/o/n/_edit/main/site/docs'],
    [
      'git@bitbucket.org:team/name.git',
      'https://bitbucket.org/team/name/src/main/site/docs?mode=edit&at=main',
    ],
  ])('%s', (remote, expected) => {
    expect(editBase({ remote, branch: 'main', folder: 'site/docs/' })).toBe(expected);
  });

  it.each([
    '/srv/git/name.git',
    '../name',
    'file:///srv/github.com/a/b',
    'C:\\work\\name',
    'C:/work/name',
    'https://example.com/owner/name.git',
    'https://notgithub.com/owner/name.git',
    'git@work:owner/name.git',
    'https://github.com/owner',
    'https://github.com/a/b/c',
    'https://gist.github.com/1234',
    '',
  ])('has no link for %s', (remote) => {
    expect(editBase({ remote, branch: 'main', folder: '' })).toBeNull();
  });

  it('takes the root of a repository, and branches with any name', () => {
    const remote = 'https://github.com/o/n';
    expect(editBase({ remote, branch: 'fix/a#1', folder: '' })).toBe(
      'https://github.com/o/n/edit/fix/a%231/',
    );
    expect(editBase({ remote, branch: 'main', folder: '文档/' })).toBe(
      'https://github.com/o/n/edit/main/%E6%96%87%E6%A1%A3',
    );
  });
});

describe('inferEditBase', () => {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'lectern-edit-')));
  afterAll(() => rmSync(folder, { recursive: true }));

  function git(cwd: string, ...args: string[]): void {
    const identity = ['-c', 'user.name=T', '-c', 'user.email=t@example.com', '-c', 'commit.gpgsign=false'];
    execFileSync('git', [...identity, ...args], { cwd, stdio: 'ignore' });
  }

  /** Creates a repository with one commit, and returns its docs folder. */
  function repository(name: string, remote?: string): string {
    const docs = join(folder, name, 'site/docs');
    mkdirSync(docs, { recursive: true });
    git(docs, 'init', '-b', 'trunk', join(folder, name));
    writeFileSync(join(docs, 'a.md'), '# A');
    git(docs, 'add', '-A');
    git(docs, 'commit', '-m', 'x');
    if (remote) git(docs, 'remote', 'add', 'origin', remote);
    return docs;
  }

  it('knows remote, branch and folder', () => {
    const docs = repository('one', 'https://me:secret@github.com/o/n.git');
    expect(inferEditBase(docs)).toBe('https://github.com/o/n/edit/trunk/site/docs');
  });

  it('takes the default branch of the remote rather than the current one', () => {
    const docs = repository('two', 'git@github.com:o/n.git');
    git(docs, 'update-ref', 'refs/remotes/origin/main', 'HEAD');
    git(docs, 'symbolic-ref', 'refs/remotes/origin/HEAD', 'refs/remotes/origin/main');
    expect(inferEditBase(docs)).toBe('https://github.com/o/n/edit/main/site/docs');
  });

  it('has no link without a branch, a remote, a known host or a repository', () => {
    const detached = repository('three', 'git@github.com:o/n.git');
    git(detached, 'checkout', '--detach');
    expect(inferEditBase(detached)).toBeNull();
    expect(inferEditBase(repository('four'))).toBeNull();
    expect(inferEditBase(repository('five', '/srv/git/n.git'))).toBeNull();
    const outside = join(folder, 'outside');
    mkdirSync(outside);
    expect(inferEditBase(outside)).toBeNull();
  });
});
