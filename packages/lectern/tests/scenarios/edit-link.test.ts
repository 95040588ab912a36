import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { build } from '../../dist/index.js';
import { site, tree } from './testing.ts';

/** Creates a site in a repository with a commit and a remote. */
function repository(themeConfig: string, more: Record<string, string> = {}): string {
  const folder = site({
    'lectern.config.mjs': `export default {
      locales: [{ lang: 'en', label: 'English' }, { lang: 'zh', label: '中文' }], themeConfig: ${themeConfig},
    };`,
    'docs/en/guide/a page.md': '# A',
    'docs/zh/guide/a page.md': '# 甲',
    ...more,
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

it('is left out on pages that say so, and so are the date and the neighbours', async () => {
  const off = ['editLink: false', 'lastUpdated: false', 'prev: false', 'next: false'];
  const folder = repository('{ lastUpdated: true }', {
    'docs/en/guide/_meta.json': '["a page", "b", "c"]',
    'docs/en/guide/b.md': '# B',
    'docs/en/guide/c.md': `---\n${off.join('\n')}\n---\n\n# C`,
    'docs/zh/guide/a page.md': `---\n${off[3]}\n---\n\n# 甲`,
  });
  await build(folder);
  const seen = (name: string) => {
    const html = readFileSync(join(folder, 'dist', name), 'utf8');
    return [/bitbucket/, /<time /, /rel="prev"/, /rel="next"/].map((pattern) => pattern.test(html));
  };
  expect(seen('guide/b.html')).toEqual([true, true, true, true]);
  expect(seen('guide/a page.html')).toEqual([true, true, false, true]);
  expect(seen('guide/c.html')).toEqual([false, false, false, false]);
  expect(seen('zh/guide/a page.html').slice(0, 2)).toEqual([true, true]);
});

it('neighbours have the text and lead to the page that the front matter says', async () => {
  const folder = repository('{}', {
    'docs/en/guide/_meta.json': '["a page", "b", "c", "d"]',
    'docs/en/guide/b.md': '---\nprev: Before\nnext: { link: /guide/d }\n---\n\n# B\n\n## Top',
    'docs/en/guide/c.md':
      '---\nprev: { text: Only a text }\nnext: { link: https://example.com/ }\n---\n\n# C',
    'docs/en/guide/d.md': '---\nprev:\nnext: { text: Again, link: /guide/b#top }\n---\n\n# D\n\n## Top',
    'docs/zh/guide/b.md': '---\nnext: { link: /guide/d }\n---\n\n# 乙\n\n## Top',
    'docs/zh/guide/d.md': '# 丁',
  });
  await build(folder);
  const seen = (name: string) =>
    [
      ...readFileSync(join(folder, 'dist', name), 'utf8').matchAll(
        /<a href="([^"]*)" rel="(prev|next)"><span>[^<]*<\/span>([^<]*)</g,
      ),
    ].map(([, href, rel, text]) => `${rel} ${href} ${text}`);
  expect(seen('guide/b.html')).toEqual(['prev /guide/a%20page Before', 'next /guide/d D']);
  expect(seen('guide/c.html')).toEqual([
    'prev /guide/b Only a text',
    'next https://example.com/ https://example.com/',
  ]);
  expect(seen('guide/d.html')).toEqual(['prev /guide/c C', 'next /guide/b#top Again']);
  expect(seen('zh/guide/b.html').at(-1)).toBe('next /zh/guide/d 丁');
});

it('neighbours that are no pages are dead links', async () => {
  const folder = repository('{}', {
    'docs/en/guide/b.md': '---\nprev: { link: /guide/c }\n---\n\n# B',
  });
  await expect(build(folder)).rejects.toMatchObject({
    errors: [{ message: 'The link /guide/c leads to no page.', where: 'docs/en/guide/b.md:2' }],
  });
});

it('is left out where the config says so', async () => {
  const folder = repository('{ editLink: false }');
  await build(folder);
  expect(readFileSync(join(folder, 'dist/guide/a page.html'), 'utf8')).not.toContain('bitbucket');
});
