import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, it } from 'vitest';
import { build } from '../../lectern/dist/index.js';
import { type ServerProcess, startServer } from '../../lectern/tests/dev-server.ts';
import { failure, siteWithPackages, tree, write } from '../../lectern/tests/scenarios/testing.ts';

const source = fileURLToPath(new URL('../src/index.ts', import.meta.url));
const config = (options: string, more = "siteOrigin: 'https://t.example',") => `
import { blog } from ${JSON.stringify(source)};
export default { title: 'T', ${more} plugins: [blog(${options})] };`;

const OPTIONS = `{
  postsPerPage: 2,
  description: { en: 'What is new.', zh: '新闻。' },
  authors: { ann: { name: { en: 'Ann <Lee>', zh: '安' }, url: 'https://ann.example', description: 'Makes tea.', image: '/ann.png' }, bo: { name: 'Bo' } },
}`;
const LANGUAGES = `siteOrigin: 'https://t.example', base: '/docs/', locales: [{ lang: 'en', label: 'English' }, { lang: 'zh', label: '中文' }],`;

const post = (frontmatter: string, text: string) => `---\n${frontmatter}\n---\n\n${text}`;
const files = {
  'lectern.config.mjs': config(OPTIONS, LANGUAGES),
  'docs/public/ann.png': '',
  'docs/en/index.md': '# Home\n\n[Blog](./blog/index.md)',
  'docs/en/blog/old.md': post('title: Old\ndate: 2023-12-31', 'The `first` *paragraph*.\n\nThe second.'),
  'docs/en/blog/2024/new.mdx': post(
    'date: 2024-03-19T23:00-05:00\nauthors: [ann, bo]\ntags: [C++, Kiln]\ndescription: What & why.',
    '# New \\{1}\n\n<Badge>x</Badge>\n\nText.',
  ),
  'docs/en/blog/mid/index.md': post('date: 2024-01-02\nauthors: ann\ntags: [kiln, 2024]', '# Mid\n\nText.'),
  'docs/zh/index.md': '# 首页',
  'docs/zh/blog/zh.md': post('date: 2024-02-01\nauthors: [ann, bo]\ntags: [窑]', '# 新闻\n\n第一段。'),
};

describe('a blog', () => {
  it('has lists, tags, authors, neighbours, feeds and data, each language by itself', async () => {
    const folder = siteWithPackages(files);
    await build(folder);
    const read = (name: string) => readFileSync(join(folder, 'dist', name), 'utf8');
    const article = (name: string) =>
      /<div class="prose">(.*?)<\/article>\n?(?:<footer|<\/main)/s.exec(read(name))?.[1] ?? read(name);

    const list = article('blog/index.html');
    expect(list).toContain('<h1>Blog</h1>\n<p>What is new.</p>');
    expect(list).toContain('<a href="/docs/feeds/blog.en.rss.xml">RSS</a>');
    expect(list).toContain(
      `<h2><a href="/docs/blog/2024/new">New {1}</a></h2>
<p class="post-meta"><time datetime="2024-03-19T23:00-05:00">March 19, 2024</time> · <a href="/docs/blog/authors/ann">Ann &lt;Lee&gt;</a> and <a href="/docs/blog/authors/bo">Bo</a></p>
<p>What &amp; why.</p>
<p class="post-tags"><a href="/docs/blog/tags/cplusplus">C++</a> <a href="/docs/blog/tags/kiln">Kiln</a></p>`,
    );
    expect(list.match(/<h2>/g)).toHaveLength(2);
    expect(read('blog/index.html')).toContain(
      '"next":{"link":"/blog/page/2","text":"Blog, page 2","label":"Older posts"}',
    );
    expect(article('blog/page/2.html')).toContain('<p>The first paragraph.</p>');

    expect(article('blog/tags/index.html')).toContain('<a href="/docs/blog/tags/kiln">Kiln</a> 2');
    expect(article('blog/tags/kiln.html')).toContain(
      '<li><time datetime="2024-01-02">January 2, 2024</time> <a href="/docs/blog/mid/">Mid</a></li>',
    );
    const ann = article('blog/authors/ann.html');
    for (const part of [
      '<h1>Ann &lt;Lee&gt;</h1>',
      'src="/docs/ann.png"',
      '<p>Makes tea.</p>',
      'href="https://ann.example"',
      '/docs/blog/mid/',
    ]) {
      expect(ann.includes(part) || `missing: ${part}`).toBe(true);
    }
    expect(ann).not.toContain('/docs/blog/old');

    const page = read('blog/mid/index.html');
    expect(page).toContain(
      '"prev":{"text":"New {1}","link":"/blog/2024/new","label":"Newer post"},"next":{"text":"Old","link":"/blog/old","label":"Older post"}',
    );
    expect(page).toContain('<meta property="article:published_time" content="2024-01-02">');
    expect(page).toContain('"@type":"BlogPosting"');
    expect(page).toContain(
      '"datePublished":"2024-01-02","author":[{"@type":"Person","name":"Ann <Lee>","url":"https://ann.example"}],"keywords":["kiln","2024"]'.replace(
        '<',
        '\\u003c',
      ),
    );
    expect(article('blog/2024/new.html')).toMatch(
      /<\/h1>\s*<div class="post-meta">\s*<p><time datetime="2024-03-19T23:00-05:00">March 19, 2024<\/time> · <a href="\/docs\/blog\/authors\/ann">/,
    );
    expect(article('blog/old.html')).toMatch(/^<h1 id="old">Old<\/h1>\s*<div class="post-meta">/);
    // The line with date and authors of a post is not its description.
    expect(read('blog/old.html')).toContain('<meta name="description" content="The first paragraph.">');

    const zh = article('zh/blog/index.html');
    expect(zh).toContain(
      '2024年2月1日</time> · <a href="/docs/zh/blog/authors/ann">安</a>和<a href="/docs/zh/blog/authors/bo">Bo</a>',
    );
    expect(zh).not.toContain('/blog/old');
    expect(read('zh/blog/zh.html')).toContain('>最新文章<');
    expect(read('feeds/blog.zh.atom.xml')).toContain('<title>新闻</title>');

    const first = tree(join(folder, 'dist'));
    rmSync(join(folder, '.lectern'), { recursive: true });
    await build(folder, { workers: 2 });
    expect(tree(join(folder, 'dist'))).toEqual(first);
  }, 180_000);

  it('keeps what a site has chosen: its feed, no sidebar, another folder and words', async () => {
    const folder = siteWithPackages({
      'lectern.config.mjs': config(
        `{ folder: '/team/news/', title: 'News', sidebar: false, words: { en: { tags: 'Topics' } } }`,
        `siteOrigin: 'https://t.example', feeds: [{ folder: 'team/news', name: 'mine' }],`,
      ),
      'docs/index.md': '# Home',
      'docs/team/news/a.md': post('date: 2024-01-02\ntags: [x]', '# A\n\nText.'),
    });
    await build(folder);
    const read = (name: string) => readFileSync(join(folder, 'dist', name), 'utf8');
    expect(read('team/news/index.html')).toContain('<a href="/feeds/mine.en.rss.xml">RSS</a>');
    expect(read('team/news/tags/index.html')).toContain('<h1>Topics</h1>');
    for (const name of ['a', 'index'])
      expect(read(`team/news/${name}.html`)).not.toContain('id="lectern-sidebar"');
  }, 180_000);
});

describe('mistakes', () => {
  const mistake = (changes: Record<string, string>) =>
    failure(
      siteWithPackages({
        'lectern.config.mjs': config(`{ authors: { ann: { name: 'Ann' } } }`, ''),
        'docs/index.md': '# Home',
        ...changes,
      }),
    );

  it('of posts name file and line', async () => {
    expect(
      await mistake({
        'docs/blog/a.md': '# A',
        'docs/blog/b.md': post('date: soon', '# B'),
        'docs/blog/c.md': post('date: 2024-01-02\nauthors:\n  - ann\n  - bob', '# C'),
        'docs/blog/d.md': post('date: 2024-01-02', 'Text.'),
      }),
    ).toBe(
      [
        'The site has 4 errors:',
        '  docs/blog/a.md:1  Plugin "blog": This post has no date.',
        '    Add one to its front matter: date: 2024-03-19',
        '  docs/blog/b.md:2  "date" in the front matter must be a date, not "soon".',
        '    Write year, month and day: 2024-03-19, or with a time 2024-03-19T10:00+08:00.',
        '  docs/blog/c.md:5  Plugin "blog": There is no author "bob".',
        '    Known: ann. Fix the name, or add it to "authors" of blog() in the config.',
        '  docs/blog/d.md:5  Plugin "blog": This post has no title.',
        '    Begin its text with one: # Title',
        '4 syntax errors',
      ].join('\n'),
    );
  });

  it('of addresses name both files', async () => {
    expect(
      await mistake({
        'docs/blog/a.md': post('date: 2024-01-02', '# A'),
        'docs/blog/a.mdx': post('date: 2024-01-02', '# A'),
        'docs/blog/index.md': '# Blog',
      }),
    ).toBe(
      [
        'The site has 2 errors:',
        '  docs/blog/a.mdx  The route /blog/a has 2 files: docs/blog/a.md, docs/blog/a.mdx.',
        '    Keep one of them, or rename the others.',
        '  docs/blog/index.md  The route /blog/ has 2 files: docs/blog/index.md, docs/blog/index.md (plugin "blog").',
        '    Keep one of them, or rename the others.',
        '2 route errors',
      ].join('\n'),
    );
  });

  it('of the options, and a folder without posts', async () => {
    expect(await mistake({})).toBe(
      'Plugin "blog": There is no post in the folder "blog" of the docs folder.\n  Write the first one, blog/hello.md, with a date in its front matter: date: 2024-03-19',
    );
    const options = (text: string) => mistake({ 'lectern.config.mjs': config(text, '') });
    expect(await options('{ postsPerPage: 0 }')).toContain(
      '"postsPerPage" of blog() is 0.\n  Give a whole number from 1.',
    );
    expect(await options(`{ folder: '../x' }`)).toContain(
      '"folder" of blog() is "../x".\n  Name a folder inside the folder of each language: "blog".',
    );
    expect(await options(`{ authors: { 'a b': { name: 'A' } } }`)).toContain(
      'blog() has an author "a b".\n  Use letters, digits, "-" and "_": it is in the address.',
    );
    expect(await options('{ authors: { ann: {} } }')).toContain(
      `The author "ann" of blog() has no name.\n  Write ann: { name: '…' }.`,
    );
    expect(await options('{ postPerPage: 3 }')).toContain(
      'blog() has no option "postPerPage".\n  Did you mean "postsPerPage"?',
    );
  });
});

describe('the dev server', () => {
  let server: ServerProcess;
  afterEach(() => server.stop());

  it('shows a new post, and another date, at once', async () => {
    const folder = siteWithPackages(files);
    server = await startServer('dev', folder);
    const get = async (path: string) =>
      (await fetch(new URL(path, server.url), { headers: { accept: 'text/html' } })).text();
    expect(await get('blog/')).toContain('New {1}');
    expect(await get('blog/old')).toContain('"next":null');
    write(folder, { 'docs/en/blog/first.md': post('date: 2020-01-01', '# The first\n\nText.') });
    await expect.poll(() => get('blog/page/2'), { timeout: 60_000 }).toContain('The first');
    // The list may be requested while the routes are being updated.
    await expect.poll(() => get('blog/old'), { timeout: 60_000 }).toContain('"next":{"text":"The first"');
    write(folder, { 'docs/en/blog/first.md': post('date: 2030-01-01', '# The first\n\nText.') });
    await expect.poll(() => get('blog/'), { timeout: 60_000 }).toContain('January 1, 2030');
    const next = '"prev":null,"next":{"text":"New {1}"';
    await expect.poll(() => get('blog/first'), { timeout: 60_000 }).toContain(next);
  }, 180_000);
});
