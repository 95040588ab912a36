import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { imageSize } from 'image-size';
import { beforeAll, describe, expect, it } from 'vitest';
import { build } from '../../dist/index.js';
import { servicePaths } from '../../src/pages/service-paths.ts';
import type { LocaleInfo } from '../../src/shared/types.ts';
import { lastingSite, site } from './testing.ts';

const config = `export default {
  title: 'Tea', description: 'All about tea', base: '/docs/', siteOrigin: 'https://tea.dev',
  locales: [{ lang: 'en', label: 'English' }, { lang: 'zh', label: '简体中文', description: '茶' }],
  head: [['meta', { name: 'author', content: 'A & B' }], ['script', {}, 'let tea = 1 < 2;'], ['script', { src: 'https://stats.dev/s.js', defer: true }]],
  themeConfig: { nav: [{ text: 'Handbook', link: '/guide/brew' }] },
};`;

/** A site in two languages. `notes` is only in English, and `hidden` is closed to search engines. */
const folder = lastingSite({
  'lectern.config.mjs': config,
  'docs/en/index.md': '# Home',
  'docs/en/guide/index.md': '# Guide\n\nWhere to begin.',
  'docs/en/guide/brew.md':
    '# Brew <"tea">\n\nUse [fresh](./notes.md#water) & hot water.\n\n## Time\n\nThree minutes.',
  'docs/en/guide/leaf.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="30" height="20"/>',
  'docs/en/guide/notes.md':
    '---\nimage: ./leaf.svg\n---\n# Notes\n\n## Water\n\nSoft. See [how to brew](/guide/brew).',
  'docs/en/guide/hidden.md':
    '---\nhead:\n  - [meta, { name: robots, content: "noindex, follow" }]\n---\n# Hidden',
  'docs/en/guide/_meta.json': '["brew", "notes", "hidden"]',
  'docs/zh/index.md': '# 首页',
  'docs/zh/guide/index.md': '# 指南',
  'docs/zh/guide/brew.md': '# 泡茶\n\n用[软水](/guide/notes)。',
});
const read = (name: string) => readFileSync(join(folder, 'dist', name), 'utf8');
const parse = (xml: string) => {
  expect(XMLValidator.validate(xml)).toBe(true);
  return new XMLParser({
    ignoreAttributes: false,
    isArray: (name) => ['url', 'xhtml:link'].includes(name),
  }).parse(xml);
};
const dataOf = (document: string) =>
  JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/.exec(document)?.[1] ?? '')['@graph'];

beforeAll(() => build(folder));

describe('a published site', () => {
  it('says in the head of a page what and where it is', () => {
    const head = read('guide/brew.html').split('<script type="application/ld+json">')[0] ?? '';
    const tags = head
      .split('\n')
      .filter((line) =>
        /<(?:meta|link) (?!http-equiv|charset|name="viewport|rel="(?:stylesheet|icon|preload))/.test(line),
      );
    expect(tags).toEqual([
      '<meta name="description" content="Use fresh &amp; hot water.">',
      '<link rel="alternate" type="text/markdown" href="/docs/guide/brew.md">',
      '<link rel="canonical" href="https://tea.dev/docs/guide/brew">',
      '<link rel="alternate" hreflang="en" href="https://tea.dev/docs/guide/brew">',
      '<link rel="alternate" hreflang="zh-CN" href="https://tea.dev/docs/zh/guide/brew">',
      '<link rel="alternate" hreflang="x-default" href="https://tea.dev/docs/guide/brew">',
      '<meta property="og:title" content="Brew &lt;&quot;tea&quot;&gt; | Tea">',
      '<meta property="og:description" content="Use fresh &amp; hot water.">',
      '<meta property="og:type" content="article">',
      '<meta property="og:url" content="https://tea.dev/docs/guide/brew">',
      '<meta property="og:site_name" content="Tea">',
      '<meta property="og:image" content="https://tea.dev/docs/og/guide/brew.png">',
      '<meta property="og:image:width" content="1200">',
      '<meta property="og:image:height" content="630">',
      '<meta property="og:image:alt" content="Brew &lt;&quot;tea&quot;&gt;">',
      '<meta name="twitter:card" content="summary_large_image">',
    ]);
    expect(read('zh/guide/brew.html')).toContain('<meta property="og:locale" content="zh_CN">');
  });

  it('has a picture for links to each page: a card, or the author’s own', () => {
    const sizeOf = (name: string) => imageSize(readFileSync(join(folder, 'dist', name)));
    for (const name of ['index', 'guide/index', 'guide/brew', 'zh/guide/brew']) {
      expect(sizeOf(`og/${name}.png`), name).toMatchObject({ type: 'png', width: 1200, height: 630 });
    }
    expect(read('guide/notes.html')).toMatch(
      /og:image" content="https:\/\/tea\.dev\/docs\/assets\/leaf\.[\w-]+\.svg">\n.*width" content="30">\n.*height" content="20">/,
    );
    expect(existsSync(join(folder, 'dist/og/guide/notes.png'))).toBe(false);
    // An untranslated page has the image of its original language.
    expect(read('zh/guide/hidden.html')).toContain('content="https://tea.dev/docs/og/guide/hidden.png"');
    expect(existsSync(join(folder, 'dist/og/zh/guide/hidden.png'))).toBe(false);
  });

  it('tells search engines of the article, the way to it, and of the site', () => {
    const [article, crumbs] = dataOf(read('zh/guide/brew.html'));
    expect(article).toEqual({
      '@type': 'TechArticle',
      headline: '泡茶',
      description: '用软水。',
      url: 'https://tea.dev/docs/zh/guide/brew',
      inLanguage: 'zh-CN',
    });
    expect(crumbs.itemListElement).toEqual([
      { '@type': 'ListItem', position: 1, name: 'Tea', item: 'https://tea.dev/docs/zh/' },
      { '@type': 'ListItem', position: 2, name: '指南', item: 'https://tea.dev/docs/zh/guide/' },
      { '@type': 'ListItem', position: 3, name: '泡茶' },
    ]);
  });

  it('puts the tags of the project into each head, and lets its scripts run', () => {
    const document = read('zh/index.html');
    expect(document).toContain('<meta name="author" content="A &amp; B">');
    expect(document).toContain('<script>let tea = 1 < 2;</script>');
    expect(document).toContain('<script src="https://stats.dev/s.js" defer></script>');
    const policy = /script-src ([^;]*)/.exec(document)?.[1]?.split(' ');
    expect(policy).toContain('https://stats.dev/s.js');
    expect(policy?.filter((source) => source.startsWith("'sha256-"))).toHaveLength(2);
    expect(read('404.html')).toContain('<meta name="robots" content="noindex">');
  });

  it('lists its pages in a sitemap, with their languages, and names that in robots.txt', () => {
    const { urlset } = parse(read('sitemap.xml'));
    expect(urlset.url.map(({ loc }: { loc: string }) => loc)).toEqual([
      'https://tea.dev/docs/',
      'https://tea.dev/docs/guide/',
      'https://tea.dev/docs/guide/brew',
      'https://tea.dev/docs/guide/notes',
      'https://tea.dev/docs/zh/',
      'https://tea.dev/docs/zh/guide/',
      'https://tea.dev/docs/zh/guide/brew',
    ]);
    const links = (index: number) =>
      (urlset.url[index]['xhtml:link'] ?? []).map((link: Record<string, string>) => [
        link['@_hreflang'],
        link['@_href'],
      ]);
    expect(links(2)).toEqual([
      ['en', 'https://tea.dev/docs/guide/brew'],
      ['zh-CN', 'https://tea.dev/docs/zh/guide/brew'],
    ]);
    expect(links(3)).toEqual([]);
    expect(read('robots.txt')).toBe('User-agent: *\nAllow: /\n\nSitemap: https://tea.dev/docs/sitemap.xml\n');
  });

  it('lists its Markdown for programs, in the order of navigation and sidebar', () => {
    expect(read('llms.txt')).toBe(`# Tea

> All about tea

- [llms-full.txt](https://tea.dev/docs/llms-full.txt)
- [简体中文](https://tea.dev/docs/zh/llms.txt)

## Tea

- [Home](https://tea.dev/docs/index.md)

## Handbook

- [Brew <"tea">](https://tea.dev/docs/guide/brew.md): Use fresh & hot water.
- [Notes](https://tea.dev/docs/guide/notes.md): Soft. See how to brew.
- [Guide](https://tea.dev/docs/guide/index.md): Where to begin.
`);
    const full = read('llms-full.txt');
    expect(full.indexOf('# Brew')).toBeLessThan(full.indexOf('# Notes'));
    expect(read('zh/llms-full.txt')).not.toContain('# Notes');
    // The paths that pages may link to are exactly the files that exist.
    const locales = ['', '/zh'].map((prefix) => ({ prefix }) as LocaleInfo);
    const made = readdirSync(join(folder, 'dist'), { recursive: true, encoding: 'utf8' })
      .filter((name) => /^(?:zh\/)?[\w-]+\.(?:txt|xml)$/.test(name))
      .map((name) => `/${name}`);
    expect(servicePaths({ localeInfos: locales, siteOrigin: 'https://tea.dev' }).sort()).toEqual(made.sort());
    expect(read('guide/brew.md')).toBe(`---
title: "Brew <\\"tea\\">"
description: "Use fresh & hot water."
url: "https://tea.dev/docs/guide/brew"
---

# Brew <"tea">

Use [fresh](https://tea.dev/docs/guide/notes#water) & hot water.

## Time

Three minutes.
`);
  });
});

describe('a page that is not translated', () => {
  it('is shown in the other language, under its own address, and says so', () => {
    const document = read('zh/guide/notes.html');
    expect(document).toContain('<html lang="zh-CN">');
    expect(document).toContain('class="prose" lang="en"');
    expect(document).toContain('本页尚未翻译，以下内容为 <span lang="en">English</span>。');
    // Its links stay in the reader's language. In the sidebar, it has the same position as in the other language.
    expect(document).toContain('<a href="/docs/zh/guide/brew">how to brew</a>');
    expect(document).toMatch(
      /sidebar[\s\S]*href="\/docs\/zh\/guide\/brew"[\s\S]*href="\/docs\/zh\/guide\/notes"/,
    );
  });

  it('belongs to the address that it was written for', () => {
    const document = read('zh/guide/notes.html');
    expect(document).toContain('<link rel="canonical" href="https://tea.dev/docs/guide/notes">');
    expect(document).toContain('<meta property="og:url" content="https://tea.dev/docs/guide/notes">');
    expect(document).not.toContain('hreflang="x-default"');
    const [article] = dataOf(document);
    expect([article.url, article.inLanguage]).toEqual(['https://tea.dev/docs/guide/notes', 'en']);
    expect(read('guide/notes.html')).not.toMatch(/<link[^>]*hreflang="zh/);
  });

  it('is reached by the language menu, and not by search', () => {
    const { page } = JSON.parse(read('guide/notes.json'));
    expect(page.alternates).toEqual({ en: '/guide/notes', zh: '/zh/guide/notes' });
    expect(page.untranslated).toEqual(['zh']);
    expect(JSON.parse(read('guide/brew.json')).page).not.toHaveProperty('untranslated');
    const { zh: name } = JSON.parse(read('search_index.json'));
    expect(read(`${name}/x0.0.json`)).not.toContain('Soft');
  });
});

describe('a site without an origin', () => {
  it('leaves out what needs absolute addresses, and says so', async () => {
    const plain = site({
      'docs/index.md': '# A',
      'docs/b.md': '# B\n\n[a](/)',
      'docs/public/robots.txt': 'mine',
    });
    const { notes } = await build(plain);
    expect(notes).toEqual([
      'Without "siteOrigin" in the config there are no canonical links, language alternates, link previews and sitemap.xml.',
    ]);
    const document = readFileSync(join(plain, 'dist/b.html'), 'utf8');
    expect(document).not.toMatch(/canonical|hreflang|ld\+json|og:url/);
    expect(() => readFileSync(join(plain, 'dist/sitemap.xml'))).toThrow('ENOENT');
    // A file of the project takes precedence.
    expect(readFileSync(join(plain, 'dist/robots.txt'), 'utf8')).toBe('mine');
    expect(readFileSync(join(plain, 'dist/b.md'), 'utf8')).toContain('[a](/)');
  });
});
