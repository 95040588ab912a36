import { createHash } from 'node:crypto';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, it } from 'vitest';
import { build } from '../../lectern/dist/index.js';
import { failure, siteWithPackages, tree } from '../../lectern/tests/scenarios/testing.ts';

const source = fileURLToPath(new URL('../src/index.ts', import.meta.url));
const config = (options: string) => `
import { announcement } from ${JSON.stringify(source)};
export default {
  title: 'T',
  base: '/docs/',
  locales: [{ lang: 'en', label: 'English' }, { lang: 'zh', label: '中文' }],
  plugins: [announcement(${options})],
};`;

const OPTIONS = `[
  { id: 'v2', text: { en: '**Version 2** is out.', zh: '第二版已发布。' }, link: '/new', until: '2026-01-31' },
  { id: 'v3', text: 'See [Tea](https://tea.example).', closable: false, words: { zh: { label: '通知' } }, from: '2026-03-01' },
]`;

const files = {
  'lectern.config.mjs': config(OPTIONS),
  'docs/en/index.md': '# Home',
  'docs/en/new.md': '---\nannouncement: false\n---\n\n# New',
  'docs/en/bare.md': '---\npageType: blank\n---\n\n# Bare',
  'docs/zh/index.md': '# 首页',
};

const { SOURCE_DATE_EPOCH: epoch } = process.env;
const buildAt = (folder: string, moment: string, workers = 1) => {
  process.env.SOURCE_DATE_EPOCH = String(Date.parse(moment) / 1000);
  return build(folder, { workers });
};
afterEach(() => {
  if (epoch === undefined) delete process.env.SOURCE_DATE_EPOCH;
  else process.env.SOURCE_DATE_EPOCH = epoch;
});

const SCRIPT =
  'try{if(localStorage.getItem("announcement-v2"))document.documentElement.dataset.announcement="closed"}catch{}';

it('is a bar on each page in its language, by the date of the build', async () => {
  const folder = siteWithPackages(files);
  const read = (name: string) => readFileSync(join(folder, 'dist', name), 'utf8');
  const bar = (name: string) => /<section class="announcement".*?<\/section>/s.exec(read(name))?.[0];
  await buildAt(folder, '2026-01-15');
  const first = tree(join(folder, 'dist'));
  const button = (label: string) =>
    `<button type="button" class="tool" aria-label="${label}"><span class="icon icon-close"></span></button>`;
  expect(bar('index.html')).toBe(
    `<section class="announcement" aria-label="Announcement"><p><a href="/docs/new"><strong>Version 2</strong> is out.</a></p>${button('Close announcement')}</section>`,
  );
  expect(bar('zh/index.html')).toBe(
    `<section class="announcement" aria-label="公告"><p><a href="/docs/zh/new">第二版已发布。</a></p>${button('关闭公告')}</section>`,
  );
  expect(read('404.html').match(/class="announcement"/g)).toHaveLength(2);
  expect([bar('new.html'), bar('bare.html')]).toEqual([undefined, undefined]);
  const hash = createHash('sha256').update(SCRIPT).digest('base64');
  for (const name of ['index.html', '404.html']) {
    expect(read(name)).toContain(`<script>${SCRIPT}</script>`);
    expect(read(name)).toContain(`'sha256-${hash}'`);
  }

  // Only the date changes. The config file stays the same.
  await buildAt(folder, '2026-03-15');
  expect(bar('index.html')).toMatch(
    /^<section class="announcement" aria-label="Announcement"><p>See <a href="https:\/\/tea.example" target="_blank" rel="noopener noreferrer">Tea<span class="sr-only"> \(opens in a new tab\)<\/span><\/a>\.<\/p><\/section>$/,
  );
  expect(bar('zh/index.html')).toContain('aria-label="通知"');
  expect(read('index.html')).not.toContain('dataset.announcement');

  rmSync(join(folder, '.lectern'), { recursive: true });
  await buildAt(folder, '2026-01-20', 2);
  expect(tree(join(folder, 'dist'))).toEqual(first);

  await buildAt(folder, '2026-02-15');
  const all = Object.values(tree(join(folder, 'dist'))).map((text) => Buffer.from(text, 'base64').toString());
  expect(
    all.filter((text) => /\.announcement|class="announcement|announcement-v|__LECTERN/.test(text)),
  ).toEqual([]);
}, 180_000);

it('leads to a page that there is', async () => {
  const folder = siteWithPackages({
    ...files,
    'lectern.config.mjs': config(`{ id: 'v2', text: '[A](/nwe#x), [B](/new), [C](/c.pdf), [D](#d)' }`),
  });
  expect(await failure(folder)).toBe(
    'Plugin "announcement": The announcement "v2" links to /nwe#x, but there is no such page.\n  Links go to the path of a page, without the prefix of a language: "/blog/v2".',
  );
}, 180_000);
