import { describe, expect, it } from 'vitest';
import { en, zh } from '../../tests/locales.ts';
import type { LocaleInfo } from '../shared/types.ts';
import { isBelow, PAGE_FILE, routeOf } from './route-path.ts';

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
    expect(routeOf(filePath, [en, zh])).toEqual({ path, lang, version: '', edition: lang, filePath });
  });

  it.each(['README.md', 'fr/index.md', 'english/index.md'])('%s lies in no language’s folder', (filePath) =>
    expect(routeOf(filePath, [en, zh])).toBeNull(),
  );

  it.each([
    ['index.md', '/'],
    ['en/index.md', '/en/'],
    ['guide/a.mdx', '/guide/a'],
  ])('%s, one language', (filePath, path) => {
    expect(routeOf(filePath, [{ ...en, folder: '' }])).toEqual({
      path,
      lang: 'en',
      version: '',
      edition: 'en',
      filePath,
    });
  });
});

describe('routeOf a version', () => {
  it('puts the version before the language', () => {
    const old: LocaleInfo = { ...zh, edition: 'v1-zh', version: 'v1', folder: 'v1/zh', prefix: '/v1/zh' };
    expect(routeOf('v1/zh/guide/index.md', [en, old])).toEqual({
      path: '/v1/zh/guide/',
      lang: 'zh',
      version: 'v1',
      edition: 'v1-zh',
      filePath: 'v1/zh/guide/index.md',
    });
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

describe('isBelow', () => {
  it('knows the docs folder, and no folder by the start of its name', () => {
    expect(isBelow('zh/a.md', 'zh')).toBe(true);
    expect(isBelow('zhang/a.md', 'zh')).toBe(false);
    expect(isBelow('a.md', '')).toBe(true);
  });
});
