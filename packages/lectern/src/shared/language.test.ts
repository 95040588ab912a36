import { describe, expect, it } from 'vitest';
import { isRightToLeft, isWide, languageOf, scriptOf } from './language.ts';

describe('languageOf and scriptOf', () => {
  it.each([
    ['zh', 'zh', 'Hans'],
    ['zh-HK', 'zh', 'Hant'],
    ['ZH-hant', 'zh', 'Hant'],
    ['pt-PT', 'pt', 'Latn'],
    ['iw', 'he', 'Hebr'],
    ['v1', '', ''],
    ['zh_CN', '', ''],
    ['', '', ''],
  ])('%s', (tag, language, script) => expect([languageOf(tag), scriptOf(tag)]).toEqual([language, script]));
});

it('tells what is written from right to left by its script', () => {
  const tags = ['ar', 'ar-EG', 'he', 'fa', 'ur', 'ckb', 'dv', 'az-Arab', 'pa-PK', 'en-Hebr'];
  expect(tags.filter((tag) => !isRightToLeft(tag))).toEqual([]);
  expect(['en', 'zh', 'ja', 'az', 'pa', 'ku', 'ar-Latn', 'v1'].filter(isRightToLeft)).toEqual([]);
});

it('knows the languages without spaces', () => {
  expect(['zh-CN', 'ZH-TW', 'ja', 'yue', 'ko', 'zha', 'en'].filter(isWide)).toEqual([
    'zh-CN',
    'ZH-TW',
    'ja',
    'yue',
  ]);
});
