import { describe, expect, it } from 'vitest';
import { labelsFor } from './strings.ts';

describe('labelsFor', () => {
  it.each([
    ['en', 'Next page'],
    ['zh', '下一页'],
    ['zh-CN', '下一页'],
    ['ZH-Hant', '下一页'],
    ['zha', 'Next page'],
    ['fr', 'Next page'],
  ])('%s', (tag, nextPage) => expect(labelsFor(tag).nextPage).toBe(nextPage));

  it('keeps the words that SPEC 9 fixes', () => {
    expect(labelsFor('en')).toMatchObject({
      outlineTitle: 'ON THIS PAGE',
      prevPage: 'Previous Page',
      nextPage: 'Next page',
      lastUpdated: 'Last Updated',
      source: 'Source',
      searchPlaceholder: 'Search Docs',
      notFoundTitle: 'PAGE NOT FOUND',
      notFoundLink: 'Take me home',
    });
  });

  it('has a word for everything in both languages, with the same gaps to fill in', () => {
    const gaps = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([gap]) => gap).sort();
    const [en, zh] = [labelsFor('en'), labelsFor('zh')];
    expect(Object.keys(zh)).toEqual(Object.keys(en));
    for (const [key, text] of Object.entries(en)) {
      expect(zh[key as keyof typeof zh], key).not.toBe('');
      expect(gaps(zh[key as keyof typeof zh]), key).toEqual(gaps(text));
    }
  });
});
