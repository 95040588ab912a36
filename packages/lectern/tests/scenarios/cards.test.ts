import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { build } from '../../dist/index.js';
import { failure, tree, warmSite, write } from './testing.ts';

const config = (more = '') =>
  `export default { title: 'Tea', siteOrigin: 'https://tea.dev', logo: '/logo.svg', ${more} locales: [{ lang: 'en', label: 'English' }, { lang: 'zh', label: '简体中文' }] };`;

const files = {
  'lectern.config.mjs': config(),
  'docs/public/logo.svg':
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M1 1h7v7z"/></svg>',
  'docs/public/own.png': 'own',
  'docs/en/index.md': '# Home',
  'docs/en/guide/index.md': '# Guide',
  'docs/en/guide/brew.md': '# Brew',
  'docs/en/guide/own.md': '---\nimage: /own.png\n---\n# Own',
  'docs/en/guide/far.md': '---\nimage: https://img.dev/far.png\n---\n# Far',
  'docs/zh/index.md': '# 首页',
  'docs/zh/guide/brew.md': '# 泡茶',
};

const cardsOf = (folder: string) =>
  Object.fromEntries(Object.entries(tree(join(folder, 'dist'))).filter(([name]) => name.startsWith('og/')));
const imageOf = (folder: string, name: string) =>
  /property="og:image" content="([^"]*)"/.exec(
    readFileSync(join(folder, 'dist', `${name}.html`), 'utf8'),
  )?.[1];

describe('cards', () => {
  it('are drawn for pages without their own picture, and are the same from the cache', async () => {
    const folder = warmSite(files);
    await build(folder);
    const first = cardsOf(folder);
    expect(Object.keys(first)).toEqual([
      'og/guide/brew.png',
      'og/guide/index.png',
      'og/index.png',
      'og/zh/guide/brew.png',
      'og/zh/index.png',
    ]);
    expect(new Set(Object.values(first)).size).toBe(5);
    expect(imageOf(folder, 'guide/brew')).toBe('https://tea.dev/og/guide/brew.png');
    expect(imageOf(folder, 'guide/own')).toBe('https://tea.dev/own.png');
    expect(imageOf(folder, 'guide/far')).toBe('https://img.dev/far.png');
    await build(folder);
    expect(cardsOf(folder)).toEqual(first);
    const other = warmSite(files);
    await build(other, { workers: 1 });
    expect(cardsOf(other)).toEqual(first);
  });

  it('change with their page alone, and leave nothing in the cache', async () => {
    const folder = warmSite(files);
    await build(folder);
    const before = cardsOf(folder);
    write(folder, { 'docs/en/guide/brew.md': '# Brew well' });
    await build(folder);
    const after = cardsOf(folder);
    expect(Object.keys(after).filter((name) => after[name] !== before[name])).toEqual(['og/guide/brew.png']);
    expect(readdirSync(join(folder, '.lectern/cards'))).toHaveLength(5);
  });

  it('are not drawn without an origin, or where the config says so', async () => {
    for (const text of [config('cards: false,'), config().replace("siteOrigin: 'https://tea.dev',", '')]) {
      const folder = warmSite({ ...files, 'lectern.config.mjs': text });
      await build(folder);
      expect(cardsOf(folder)).toEqual({});
      expect(imageOf(folder, 'guide/brew')).toBeUndefined();
      expect(existsSync(join(folder, '.lectern/cards'))).toBe(false);
    }
  });

  it('say what is wrong with a logo, and leave nothing behind', async () => {
    const folder = warmSite({ ...files, 'docs/public/logo.svg': '<svg' });
    expect(await failure(folder)).toMatch(/^docs\/public\/logo\.svg {2}The logo cannot be drawn on cards: /);
    expect(readdirSync(folder).sort()).toEqual(['.lectern', 'docs', 'lectern.config.mjs']);
  });

  it('leave nothing behind when a page cannot be rendered', async () => {
    const folder = warmSite({
      ...files,
      'docs/en/bad.mdx': 'export const Bad = () => { throw new Error("no tea"); };\n\n# Bad\n\n<Bad />',
      ...Object.fromEntries(
        Array.from({ length: 40 }, (_, i) => [`docs/en/p${i}.md`, `# Page ${i} 第${i}页`]),
      ),
    });
    expect(await failure(folder)).toContain('no tea');
    expect(readdirSync(folder).sort()).toEqual(['.lectern', 'docs', 'lectern.config.mjs']);
  });

  it('give way to a public file at their address', async () => {
    const folder = warmSite({ ...files, 'docs/public/og/guide/brew.png': 'mine' });
    await build(folder);
    expect(readFileSync(join(folder, 'dist/og/guide/brew.png'), 'utf8')).toBe('mine');
    expect(imageOf(folder, 'guide/brew')).toBe('https://tea.dev/og/guide/brew.png');
    expect(readFileSync(join(folder, 'dist/guide/brew.html'), 'utf8')).not.toContain('og:image:width');
    expect(readdirSync(join(folder, '.lectern/cards'))).toHaveLength(4);
  });
});
