import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DOMParser } from '@xmldom/xmldom';
import { afterEach, describe, expect, it } from 'vitest';
import { build } from '../../dist/index.js';
import { type ServerProcess, startServer } from '../dev-server.ts';
import { failure, site, tree } from './testing.ts';

const config = (more = '') => `export default {
  title: 'Site', base: '/docs/', ${more}
  locales: [{ lang: 'en', label: 'English' }, { lang: 'zh', label: '中文', title: '网站' }],
  feeds: [{ folder: 'news', title: { zh: '新闻' } }],
};`;
const ORIGIN = "siteOrigin: 'https://example.com',";

const page = (title: string, date?: string) =>
  `---\n${date ? `date: ${date}\n` : ''}description: About ${title}\n---\n\n# ${title}\n\n[home](/) [part](#part)\n\n![logo](/logo.svg)\n\n## Part {#part}\n\n\`\`\`js\nlet a = '<b>';\n\`\`\`\n`;

const FILES = {
  'lectern.config.mjs': config(ORIGIN),
  'docs/public/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="20"/>',
  'docs/en/index.md': '# Home',
  'docs/zh/index.md': '# 首页',
  'docs/en/news/index.mdx':
    '---\ndescription: What is new\n---\n\n# News\n\n[Feed](/feeds/news.en.rss.xml)\n\n<FeedLinks>Follow:</FeedLinks>\n',
  'docs/zh/news/index.mdx': '# 消息\n\n<FeedLinks>订阅：</FeedLinks>\n',
  'docs/en/news/old.md': page('Old & older', '2023-01-02'),
  'docs/en/news/new.md': page('New', '2024-03-19T10:00+08:00'),
  'docs/en/news/undated.md': page('Undated'),
  'docs/en/other.md': page('Other', '2024-05-05'),
  'docs/zh/news/new.md': page('新', '2024-03-19'),
};

/** Returns the texts of elements with a name. @throws for XML that is not well-formed */
function textsOf(xml: string, name: string): (string | null)[] {
  const document = new DOMParser().parseFromString(xml, 'application/xml');
  return [...document.getElementsByTagName(name)].map((node) => node.textContent);
}

describe('feeds of a build', () => {
  it('hold the dated pages of a folder, newest first, in each language', async () => {
    const folder = site(FILES);
    await build(folder);
    const read = (name: string) => readFileSync(join(folder, 'dist', name), 'utf8');
    const rss = read('feeds/news.en.rss.xml');
    expect(textsOf(rss, 'title')).toEqual(['News | Site', 'New', 'Old & older']);
    expect(textsOf(rss, 'link')).toEqual([
      'https://example.com/docs/news/',
      'https://example.com/docs/news/new',
      'https://example.com/docs/news/old',
    ]);
    expect(textsOf(rss, 'description')).toEqual(['What is new', 'About New', 'About Old & older']);
    expect(textsOf(rss, 'lastBuildDate')).toEqual(['Tue, 19 Mar 2024 02:00:00 GMT']);
    const atom = read('feeds/news.zh.atom.xml');
    expect(textsOf(atom, 'title')).toEqual(['新闻', '新']);
    expect(textsOf(atom, 'id')[1]).toBe('https://example.com/docs/zh/news/new');
    expect(textsOf(atom, 'name')).toEqual(['网站']);
    expect(atom).toContain('xml:lang="zh-CN"');
    expect(JSON.parse(read('feeds/news.zh.json'))).toMatchObject({
      language: 'zh-CN',
      feed_url: 'https://example.com/docs/feeds/news.zh.json',
      items: [{ id: 'https://example.com/docs/zh/news/new' }],
    });
  });

  it('hold whole articles, with absolute addresses and without the parts of the shell', async () => {
    const folder = site(FILES);
    await build(folder);
    const { items } = JSON.parse(readFileSync(join(folder, 'dist/feeds/news.en.json'), 'utf8'));
    expect(items[0].content_html).toBe(
      [
        '<p><a href="https://example.com/docs/">home</a> <a href="https://example.com/docs/news/new#part">part</a></p>',
        '<p><img src="https://example.com/docs/logo.svg" alt="logo" width="10" height="20"></p>',
        '<h2 id="part">Part</h2>',
        "<div><pre><code>let a = '&lt;b&gt;';</code></pre></div>",
      ].join('\n'),
    );
  });

  it('are named in the head of their pages, and where a page asks for links to them', async () => {
    const folder = site(FILES);
    await build(folder);
    const read = (name: string) => readFileSync(join(folder, 'dist', name), 'utf8');
    const link =
      '<link rel="alternate" type="application/rss+xml" title="News | Site" href="/docs/feeds/news.en.rss.xml">';
    expect(read('news/old.html')).toContain(link);
    expect(read('other.html')).not.toContain('application/rss+xml');
    expect(read('news/index.html')).toContain(
      '<p>Follow: <a href="/docs/feeds/news.en.rss.xml" type="application/rss+xml">RSS</a> · <a href="/docs/feeds/news.en.atom.xml" type="application/atom+xml">Atom</a> · <a href="/docs/feeds/news.en.json" type="application/feed+json">JSON Feed</a></p>',
    );
    expect(read('zh/news/index.html')).toContain('<p>订阅：<a href="/docs/feeds/news.zh.rss.xml"');
  });

  it('are the same bytes each time', async () => {
    const folder = site(FILES);
    await build(folder);
    const first = tree(join(folder, 'dist/feeds'));
    await build(folder, { workers: 1 });
    expect(tree(join(folder, 'dist/feeds'))).toEqual(first);
    expect(Object.keys(first)).toHaveLength(6);
  });

  it('are left out, with a word, where no one knows where the site is published', async () => {
    const folder = site({
      ...FILES,
      'lectern.config.mjs': config(),
      'docs/en/news/index.mdx': '# News\n\n<FeedLinks>Follow:</FeedLinks>\n',
    });
    const { notes } = await build(folder);
    expect(notes).toEqual([
      'Without "siteOrigin" in the config there are no canonical links, language alternates, feeds, link previews and sitemap.xml.',
    ]);
    expect(existsSync(join(folder, 'dist/feeds'))).toBe(false);
    const html = readFileSync(join(folder, 'dist/news/index.html'), 'utf8');
    expect(html).not.toContain('Follow');
    expect(html).not.toContain('rss');
  });
});

describe('mistakes', () => {
  it('names a link to a feed that is not written', async () => {
    expect(await failure(site({ ...FILES, 'lectern.config.mjs': config() }))).toBe(
      [
        'The site has an error:',
        '  docs/en/news/index.mdx:7  The link /feeds/news.en.rss.xml leads to a feed that is not written without "siteOrigin".',
        '    Set "siteOrigin" to where the site is published, or write <FeedLinks /> in an .mdx page, which shows links to feeds that are there.',
      ].join('\n'),
    );
  });

  it('names a feed without pages', async () => {
    const files = {
      'docs/index.md': '# A',
      'lectern.config.mjs': "export default { feeds: [{ folder: '/blog/' }] };",
    };
    expect(await failure(site(files))).toBe(
      'The site has an error:\n  feeds[0]  The feed of the folder "blog" has no pages.\n    Give pages of the folder a date in the front matter, such as date: 2024-03-19, or fix "folder".',
    );
  });

  it('names two feeds with one name', async () => {
    const files = {
      'docs/index.md': '# A',
      'lectern.config.mjs': "export default { feeds: [{ folder: 'a/news' }, { folder: 'b/news' }] };",
    };
    expect(await failure(site(files))).toContain(
      'expected feeds with different names: give one of them another "name".',
    );
  });

  it('names a public file in the place of a feed', async () => {
    expect(await failure(site({ ...FILES, 'docs/public/feeds/news.en.json': '{}' }))).toContain(
      'docs/public/feeds/news.en.json  This public file has the same address as a feed.',
    );
  });
});

describe('feeds in development', () => {
  let server: ServerProcess | undefined;
  afterEach(() => server?.stop());

  it('answer as in a build, and say why there are none', async () => {
    const folder = site(FILES);
    await build(folder);
    server = await startServer('dev', folder);
    const answer = await fetch(new URL('feeds/news.en.rss.xml', server.url));
    expect(answer.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8');
    expect(await answer.text()).toBe(readFileSync(join(folder, 'dist/feeds/news.en.rss.xml'), 'utf8'));
    server.stop();
    server = await startServer('dev', site({ ...FILES, 'lectern.config.mjs': config() }));
    const none = await fetch(new URL('feeds/news.en.json', server.url));
    expect(none.status).toBe(404);
    expect(await none.text()).toContain('Set "siteOrigin"');
  }, 180_000);
});
