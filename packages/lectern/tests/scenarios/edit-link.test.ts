import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { build } from '../../dist/index.js';
import { tree, warmSite } from './testing.ts';

/** A site in a repository with a commit and a remote. */
function repository(themeConfig: string): string {
  const folder = warmSite({
    'lectern.config.mjs': `export default {
      locales: [{ lang: 'en', label: 'English' }, { lang: 'zh', label: '中文' }], themeConfig: ${themeConfig},
    };`,
    'docs/en/guide/a page.md': '# A',
    'docs/zh/guide/a page.md': '# 甲',
  });
  const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, stdio: 'ignore' });
  git('init', '-b', 'main');
  git('add', 'docs');
  git(
    '-c',
    'user.name=T',
    '-c',
    'user.email=t@example.com',
    '-c',
    'commit.gpgsign=false',
    'commit',
    '-m',
    'x',
  );
  git('remote', 'add', 'origin', 'https://me:secret@bitbucket.org/team/name.git');
  return folder;
}

it('leads to the page in the repository that git knows, in the words of its language, and gives no password away', async () => {
  const folder = repository('{}');
  await build(folder);
  const read = (name: string) => readFileSync(join(folder, 'dist', name), 'utf8');
  const link = /<a href="https:\/\/bitbucket[^>]*>.*?<\/a>/;
  expect(link.exec(read('guide/a page.html'))?.[0]).toMatch(
    /^<a href="https:\/\/bitbucket\.org\/team\/name\/src\/main\/docs\/en\/guide\/a%20page\.md\?mode=edit&amp;at=main".*Edit this page/,
  );
  expect(link.exec(read('zh/guide/a page.html'))?.[0]).toContain('编辑此页');
  const output = Object.values(tree(join(folder, 'dist'))).map((text) =>
    Buffer.from(text, 'base64').toString(),
  );
  expect(output.some((text) => text.includes('secret'))).toBe(false);
});

it('is left out where the config says so', async () => {
  const folder = repository('{ editLink: false }');
  await build(folder);
  expect(readFileSync(join(folder, 'dist/guide/a page.html'), 'utf8')).not.toContain('bitbucket');
});
