import { describe, expect, it } from 'vitest';
import { LANGUAGES, labelsFor } from './index.ts';

/** Texts that are the same as in English: names, and short loanwords. */
const AS_IN_ENGLISH: Record<string, string[]> = {
  de: ['version', 'containerDetails', 'searchQuestionMark'],
  fr: ['version', 'menu', 'searchSections'],
  it: ['menu', 'searchQuestionMark'],
  'pt-BR': ['menu', 'searchQuestionMark'],
  es: ['searchQuestionMark'],
  ru: ['searchQuestionMark'],
};

describe('labelsFor', () => {
  it.each([
    ['en', 'Next page'],
    ['en-GB', 'Next page'],
    ['zh', '下一页'],
    ['zh-CN', '下一页'],
    ['zh-Hans-HK', '下一页'],
    ['zh-SG', '下一页'],
    ['ZH-Hant', '下一頁'],
    ['zh-TW', '下一頁'],
    ['zh-tw', '下一頁'],
    ['zh-HK', '下一頁'],
    ['zh-MO', '下一頁'],
    ['ja-JP', '次のページ'],
    ['ko-KR', '다음 페이지'],
    ['de-AT', 'Nächste Seite'],
    ['fr-CA', 'Page suivante'],
    ['es-419', 'Página siguiente'],
    ['pt', 'Próxima página'],
    ['pt-PT', 'Próxima página'],
    ['ru', 'Следующая страница'],
    ['it-CH', 'Pagina successiva'],
    ['ar-EG', 'الصفحة التالية'],
    // Zhuang, which has no texts; an outdated tag of a language without texts; invalid tags.
    ['zha', 'Next page'],
    ['iw', 'Next page'],
    ['v1', 'Next page'],
    ['', 'Next page'],
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
      // SPEC 8.
      searchNoResultsFor: 'No results for "{query}".',
      searchTryAnother: 'Please try again with a different keyword.',
      searchNoResults: 'No results found',
    });
  });
});

const { en, ...others } = LANGUAGES;
const english = en as unknown as Record<string, string>;

describe.each(Object.entries(others))('%s', (tag, labels) => {
  const words = Object.entries(labels);

  it('has a word for everything, in the order of the English ones', () => {
    expect(Object.keys(labels)).toEqual(Object.keys(english));
    expect(words.filter(([, text]) => text.trim() === '')).toEqual([]);
  });

  it('has the same gaps to fill in', () => {
    const gaps = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([gap]) => gap).sort();
    for (const [key, text] of words) expect(gaps(text), key).toEqual(gaps(english[key] ?? ''));
  });

  it('is translated', () => {
    const same = words.filter(([key, text]) => text === english[key]).map(([key]) => key);
    expect(same.sort()).toEqual([...(AS_IN_ENGLISH[tag] ?? [])].sort());
  });

  it('calls the outline by one name, and each kind of container by another', () => {
    expect(labels.onThisPage).toBe(labels.outlineTitle);
    const containers = words.filter(([key]) => key.startsWith('container')).map(([, text]) => text);
    expect(new Set(containers).size).toBe(8);
  });
});
