import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { build } from '../../lectern/dist/index.js';
import { failure, siteWithPackages, tree, write } from '../../lectern/tests/scenarios/testing.ts';
import { findBrowser } from '../src/browser.ts';
import { pageNumbers } from '../src/pdf-pages.ts';

const source = fileURLToPath(new URL('../src/index.ts', import.meta.url));
const config = (options: string) => `import { print } from ${JSON.stringify(source)};
export default {
  title: 'T', base: '/docs/', siteOrigin: 'https://tea.example', cards: false,
  locales: [{ lang: 'en', label: 'English' }, { lang: 'zh', label: '中文' }],
  plugins: [print(${options})],
};`;

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>';
const files = {
  'lectern.config.mjs': config(
    `{ books: [{ folder: 'guide', title: { en: 'The guide', zh: '指南' } }, { folder: 'api' }] }`,
  ),
  'docs/en/index.md': '# Home\n\n[Tea](./guide/tea.md)',
  'docs/en/guide/_meta.json': '["index", { "type": "dir", "name": "more", "label": "More & more" }, "tea"]',
  'docs/en/guide/index.md': '# Guide\n\n[Tea](./tea.md#water), [home](../index.md).',
  'docs/en/guide/tea.md':
    '# Tea\n\n![Dot](./dot.svg)\n\n## Water\n\n[Above](#tea)\n\n:::details More\nFolded.\n:::',
  'docs/en/guide/dot.svg': SVG,
  'docs/en/guide/more/milk.mdx':
    '# Milk\n\n<Tabs><Tab label="Cow">Moo</Tab><Tab label="Oat">Rustle</Tab></Tabs>',
  'docs/en/guide/more/none.md': '---\nprint: false\n---\n\n# Not printed',
  'docs/en/api/index.md': '# API\n\nText.',
  'docs/zh/index.md': '# 首页',
  'docs/zh/guide/index.md': '# 指南首页\n\n文字。',
};

afterEach(() => void vi.unstubAllEnvs());

describe('a book', () => {
  it('has all pages of a folder, in the order of the sidebar, in each language that has some', async () => {
    const folder = siteWithPackages(files);
    expect((await build(folder)).warnings).toEqual([]);
    const read = (name: string) => readFileSync(join(folder, 'dist', name), 'utf8');
    const book = read('print/guide.html');
    expect(book).toContain('<html lang="en">');
    expect(book).toContain('<title>The guide | T</title>');
    expect(book).toContain('<meta name="robots" content="noindex">');
    expect(book).not.toMatch(/<script|\.pdf|Not printed/);
    expect([...book.matchAll(/<section class="prose book-page" id="([^"]*)">/g)].map(([, id]) => id)).toEqual(
      ['guide', 'guide-more-milk', 'guide-tea'],
    );
    expect(book).toContain('<span class="book-group">More &amp; more</span>');
    expect(book).toContain(
      '<p><a href="#guide-tea--water">Tea</a>, <a href="https://tea.example/docs/">home</a>.</p>',
    );
    expect(book).toMatch(
      /<h3 id="guide-tea--water">Water<\/h3>\s*<p><a href="#guide-tea--tea">Above<\/a><\/p>/,
    );
    expect(book).toMatch(/<img src="\/docs\/assets\/dot\.[\w-]{8}\.svg"/);
    expect(book).toContain('<p class="book-tab">Oat</p><div class="tab-panel">Rustle</div>');
    expect(book).toMatch(/<details class="[^"]*" open>/);

    expect(read('guide/tea.html')).toContain(
      '<p class="print-link"><a href="/docs/print/guide.html" target="_self">Print this section</a></p>',
    );
    expect(read('guide/more/none.html')).not.toContain('print-link');
    expect(read('index.html')).not.toContain('/print/');
    expect(read('sitemap.xml')).not.toContain('/print/');

    const zh = read('zh/print/guide.html');
    expect(zh).toContain('<html lang="zh-CN">');
    expect(zh).toContain('<h2 id="book-contents">目录</h2>');
    // The book has the untranslated page in its original language, like the site.
    expect(zh).toMatch(/<section class="prose book-page" id="zh-guide-tea" lang="en">/);
    expect(read('print/api.html')).toContain('<h1>API</h1>');
    expect(Object.keys(tree(join(folder, 'dist')))).not.toContain('zh/print/api.html');

    const first = tree(join(folder, 'dist'));
    await build(folder, { workers: 2 });
    expect(tree(join(folder, 'dist'))).toEqual(first);
  });

  it.skipIf(!findBrowser())('is a PDF with page numbers, bookmarks and tags', async () => {
    const folder = siteWithPackages({
      ...files,
      'lectern.config.mjs': config(`{ books: [{ folder: 'guide', pdf: 'required' }], link: false }`),
    });
    await build(folder);
    const pdf = readFileSync(join(folder, 'dist/print/guide.pdf'));
    expect(Object.fromEntries(pageNumbers(pdf))).toEqual({
      guide: 3,
      'guide-more-milk': 4,
      'guide-tea': 5,
      'guide-tea--tea': 5,
      'guide-tea--water': 5,
    });
    const text = pdf.toString('latin1');
    for (const part of ['/Outlines', '/StructTreeRoot', '/Lang (en)', '/URI (https://tea.example/docs/)']) {
      expect(text.includes(part) || `missing: ${part}`).toBe(true);
    }
    expect(text).not.toMatch(/print\.invalid|CreationDate/);
    expect(readFileSync(join(folder, 'dist/guide/tea.html'), 'utf8')).not.toContain('print-link');
    expect(readFileSync(join(folder, 'dist/print/guide.html'), 'utf8')).toContain(
      '<a href="/docs/print/guide.pdf">',
    );
  });
});

describe('mistakes', () => {
  const site = (options: string) =>
    siteWithPackages({
      'lectern.config.mjs': config(options),
      'docs/en/index.md': '# A',
      'docs/zh/index.md': '# A',
    });

  it('of the options say what they may be', async () => {
    const mistake = (options: string) => failure(site(options));
    expect(await mistake('{ books: [] }')).toBe(
      "lectern.config.mjs  print() has no books.\n  Name the folders to print: { books: [{ folder: 'guide' }] }.",
    );
    expect(await mistake(`{ books: [{ folder: 'a' }], size: 1 }`)).toContain(
      'print() has no option "size".\n  Known: books, paper, link, words.',
    );
    expect(await mistake(`{ books: [{ folder: 'a', pdfs: true }] }`)).toContain(
      'a book of print() has no option "pdfs".\n  Did you mean "pdf"?',
    );
    expect(await mistake(`{ books: [{ folder: '../a' }] }`)).toContain(
      '"folder" of a book of print() is "../a".\n  Name a folder inside the folder of each language: "guide", or "" for all pages.',
    );
    expect(await mistake(`{ books: [{ folder: 'a b' }] }`)).toContain(
      'The book "a b" of print() has a name that cannot be in an address.',
    );
    expect(await mistake(`{ books: [{ folder: 'a' }, { folder: 'b', name: 'a' }] }`)).toContain(
      'Two books of print() are called "a".',
    );
    expect(await mistake(`{ books: [{ folder: 'a' }], paper: 'a3' }`)).toContain(
      '"paper" of print() is "a3".\n  Known: a4, letter, legal, a5.',
    );
  });

  it('of the site: no page, no browser', async () => {
    expect(await failure(site(`{ books: [{ folder: 'gide' }] }`))).toBe(
      'Plugin "print": There is no page to print in the folder "gide".\n  Name a folder inside the folder of each language: "guide", or "" for all pages.',
    );
    vi.stubEnv('CHROMIUM_PATH', '/no/chromium');
    const folder = site(`{ books: [{ folder: '', pdf: true }] }`);
    const message = 'There is no /no/chromium: the book "all" has no PDF.';
    const hint = 'Set CHROMIUM_PATH to the path of a Chromium, or unset it.';
    expect((await build(folder)).warnings).toEqual([`Plugin "print": ${message} ${hint}`]);
    expect(readFileSync(join(folder, 'dist/print/all.html'), 'utf8')).not.toContain('.pdf');
    write(folder, { 'lectern.config.mjs': config(`{ books: [{ folder: '', pdf: 'required' }] }`) });
    expect(await failure(folder)).toBe(`Plugin "print": ${message}\n  ${hint}`);
  });
});
