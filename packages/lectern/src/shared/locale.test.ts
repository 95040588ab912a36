import { describe, expect, it } from 'vitest';
import { en, zh } from '../../tests/locales.ts';
import { localeOf, swapLocale, withoutLocale } from './locale.ts';
import type { LocaleInfo } from './types.ts';

const locales = [en, zh];

describe('localeOf', () => {
  it('takes the longest prefix', () => {
    const old: LocaleInfo = { ...en, edition: 'v1-en', version: 'v1', prefix: '/v1' };
    const oldZh: LocaleInfo = { ...zh, edition: 'v1-zh', version: 'v1', prefix: '/v1/zh' };
    expect(localeOf('/v1/zh/a', [en, zh, old, oldZh])).toBe(oldZh);
    expect(swapLocale('/v1/zh/a', en, [en, zh, old, oldZh])).toBe('/a');
  });

  it.each([
    ['/', en],
    ['/guide/', en],
    ['/zh', zh],
    ['/zh/', zh],
    ['/zh/guide/', zh],
    ['/zhang/', en],
    ['/guide/zh/', en],
  ])('%s', (path, locale) => expect(localeOf(path, locales)).toBe(locale));

  it('is the first one where no locale is the default', () => expect(localeOf('/guide/', [zh])).toBe(zh));
  it('fails without locales', () =>
    expect(() => localeOf('/', [])).toThrow('A site has at least one locale.'));
});

describe('withoutLocale', () => {
  it.each([
    ['/guide/', '/guide/'],
    ['/zh/guide/', '/guide/'],
    ['/zh/', '/'],
    ['/zh', '/'],
  ])('%s', (path, expected) => expect(withoutLocale(path, locales)).toBe(expected));
});

describe('swapLocale', () => {
  it.each([
    ['/guide/a', zh, '/zh/guide/a'],
    ['/zh/guide/a', en, '/guide/a'],
    ['/zh/', en, '/'],
    ['/', zh, '/zh/'],
    ['/zh/guide/a', zh, '/zh/guide/a'],
  ])('%s', (path, to, expected) => expect(swapLocale(path, to, locales)).toBe(expected));
});
