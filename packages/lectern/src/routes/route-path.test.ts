import { describe, expect, it } from 'vitest';
import type { LocaleInfo } from '../shared/types.ts';
import { localeFolder, PAGE_FILE, routeOf } from './route-path.ts';

const en: LocaleInfo = { lang: 'en', tag: 'en', label: 'English', prefix: '' };
const zh: LocaleInfo = { lang: 'zh', tag: 'zh-CN', label: '简体中文', prefix: '/zh' };

describe('routeOf', () => {
  it.each([
    ['en/index.md', '/', 'en'],
    ['en/guide/start/index.mdx', '/guide/start/', 'en'],
    ['en/guide/start/quick-start.md', '/guide/start/quick-start', 'en'],
    ['zh/index.md', '/zh/', 'zh'],
    ['zh/guide/start/index.mdx', '/zh/guide/start/', 'zh'],
    ['zh/my-index.md', '/zh/my-index', 'zh'],
    ['en/index/index.md', '/index/', 'en'],
    ['en/releases/v0.5.md', '/releases/v0.5', 'en'],
    ['en/中 文.md', '/中 文', 'en'],
    ['en/a.md.md', '/a.md', 'en'],
  ])('%s, a folder for each language', (filePath, path, lang) => {
    expect(routeOf(filePath, [en, zh], true)).toEqual({ path, lang, version: '', filePath });
  });

  it.each(['README.md', 'fr/index.md', 'english/index.md'])('%s lies in no language’s folder', (filePath) =>
    expect(routeOf(filePath, [en, zh], true)).toBeNull(),
  );

  it.each([
    ['index.md', '/'],
    ['en/index.md', '/en/'],
    ['guide/a.mdx', '/guide/a'],
  ])('%s, one language', (filePath, path) => {
    expect(routeOf(filePath, [en], false)).toEqual({ path, lang: 'en', version: '', filePath });
  });
});

describe('PAGE_FILE', () => {
  it.each([
    ['a.md', true],
    ['a.mdx', true],
    ['a.mdxx', false],
    ['a.md.txt', false],
    ['amd', false],
  ])('%s', (file, expected) => expect(PAGE_FILE.test(file)).toBe(expected));
});

describe('localeFolder', () => {
  it('is the language where each has one', () => {
    expect(localeFolder(zh, true)).toBe('zh');
    expect(localeFolder(zh, false)).toBe('');
  });
});
