import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { build } from '../../lectern/dist/index.js';
import { failure, siteWithPackages, tree } from '../../lectern/tests/scenarios/testing.ts';

const source = fileURLToPath(new URL('../src/index.ts', import.meta.url));
const config = (options: string, more = '') => `
import { pageInfo } from ${JSON.stringify(source)};
export default { title: 'T', ${more} plugins: [pageInfo(${options})] };`;

const words = (count: number) => 'word '.repeat(count);
const files = {
  'lectern.config.mjs': config(
    `{ contributors: { profiles: { Ann: 'https://ann.example' } }, tags: { exclude: ['blog'] } }`,
    `base: '/docs/', locales: [{ lang: 'en', label: 'English' }, { lang: 'zh', label: '中文' }],`,
  ),
  'docs/en/index.md': '---\npageType: home\ntags: [kiln]\n---\n',
  'docs/en/guide/tea.md': `---\ntags: [Kiln, C++, kiln]\ndescription: What & why.\n---\n\n# Tea\n\n${words(440)}\n`,
  // 110 words, 220 of a fragment, 440 of code: 2.5 minutes.
  'docs/en/guide/pot.mdx': `---\ntags: [kiln]\n---\n\nimport Part from './_tea.md'\n\n# Pot\n\n${words(110)}\n\n<Part />\n\n~~~text\n${words(440)}\n~~~\n`,
  'docs/en/guide/_tea.md': words(220),
  'docs/en/guide/bare.md': `---\nreadingTime: false\ncontributors: false\nunlisted: true\ntags: [none]\n---\n\nText.`,
  'docs/en/guide/short.md': 'Text without a heading.',
  'docs/en/guide/empty.md': '# ',
  'docs/en/blog/post.md': '---\ntags: [news]\n---\n\n# Post\n\nText.',
  'docs/zh/index.md': '# 首页\n\n<!--@include: ./_part.md-->',
  'docs/zh/_part.md': `---\n---\n\n${'字'.repeat(1190)}`,
};

describe('pages', () => {
  it('say how long they take, who wrote them and what they are about', async () => {
    const folder = siteWithPackages(files);
    const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, stdio: 'ignore' });
    git('init', '-q');
    git('add', 'docs');
    const author = 'Ann <ann@secret.example>';
    git('-c', 'user.name=b', '-c', 'user.email=b@secret.example', 'commit', '-qm', 'A', '--author', author);
    await build(folder);
    const read = (name: string) => readFileSync(join(folder, 'dist', name), 'utf8');

    const tea = read('guide/tea.html');
    expect(tea).toMatch(/<\/h1>\s*<p class="reading-time">2 min read<\/p>\s*<p>word/);
    expect(tea).toMatch(
      /<div class="page-tags">\s*<p><a href="\/docs\/tags\/kiln">Kiln<\/a> <a href="\/docs\/tags\/cplusplus">C\+\+<\/a><\/p>\s*<\/div>/,
    );
    expect(tea).toContain('"keywords":["Kiln","C++"]');
    expect(tea).toContain(
      '<div class="contributors"><p>Contributors</p><ul><li><a href="https://ann.example"',
    );
    expect(read('guide/tea.md')).not.toContain('min read');
    expect(read('guide/pot.html')).toContain('3 min read');
    expect(read('guide/short.html')).toMatch(
      /<div class="prose"><p class="reading-time">1 min read<\/p>\s*<p>Text/,
    );
    const zh = read('zh/index.html');
    expect(zh).toContain('<p class="reading-time">阅读约需3分钟</p>');
    expect(zh).toContain('<p>贡献者</p>');
    expect(read('guide/bare.html')).not.toMatch(/class="(?:reading-time|contributors|page-tags)"/);
    for (const name of ['index', 'guide/empty', 'tags/kiln', 'tags/index']) {
      expect([name, read(`${name}.html`)]).not.toContainEqual(
        expect.stringMatching(/reading-time"|class="page-tags"><p/),
      );
    }
    expect(read('blog/post.html')).not.toContain('/tags/');

    const index = read('tags/index.html');
    expect(index).toContain('<h1>Tags</h1>\n<ul class="page-tags">');
    expect(index.match(/<li><a href="\/docs\/tags\/[^<]*<\/a> \d<\/li>/g)).toEqual([
      '<li><a href="/docs/tags/cplusplus">C++</a> 1</li>',
      '<li><a href="/docs/tags/kiln">kiln</a> 2</li>',
    ]);
    expect(read('tags/kiln.html')).toContain(
      `<h1>Pages tagged “kiln”</h1>
<ul class="tagged-pages">
<li><a href="/docs/guide/pot">Pot</a></li>
<li><a href="/docs/guide/tea">Tea</a><br>What &amp; why.</li>
</ul>`,
    );
    expect(read('tags/kiln.html')).toContain('"prev":null,"next":null');

    const first = tree(join(folder, 'dist'));
    expect(
      Object.values(first)
        .map((text) => Buffer.from(text, 'base64').toString())
        .join(),
    ).not.toContain('secret');
    rmSync(join(folder, '.lectern'), { recursive: true });
    await build(folder, { workers: 2 });
    expect(tree(join(folder, 'dist'))).toEqual(first);
  }, 180_000);

  it('say nothing of what is switched off', async () => {
    const folder = siteWithPackages({
      'lectern.config.mjs': config(`{ readingTime: false, contributors: false, tags: false }`),
      'docs/index.md': '---\ntags: [a]\n---\n\n# T\n\nText.',
    });
    await build(folder);
    const home = readFileSync(join(folder, 'dist/index.html'), 'utf8');
    expect(home).not.toMatch(/reading-time"|page-tags|keywords/);
  }, 180_000);
});

it('tells of options that cannot work', async () => {
  const told = (options: string) =>
    failure(siteWithPackages({ 'lectern.config.mjs': config(options), 'docs/index.md': '# T' }));
  expect(await told('{ tag: true }')).toContain('pageInfo() has no option "tag".\n  Did you mean "tags"?');
  expect(await told('{ tags: { folders: "x" } }')).toContain(
    '"tags" of pageInfo() has no option "folders".\n  Did you mean "folder"?',
  );
  expect(await told('{ readingTime: { wordsPerMinute: 0 } }')).toContain(
    '"readingTime.wordsPerMinute" of pageInfo() is 0.\n  Use a number above 0.',
  );
  expect(await told(`{ tags: { folder: '../x' } }`)).toContain(
    '"tags.folder" of pageInfo() is "../x".\n  Name a folder inside the folder of each language: "tags".',
  );
}, 180_000);
