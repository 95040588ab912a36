import { expect, it } from 'vitest';
import { wordsIn } from './plugin-words.ts';

const words = {
  en: { tea: 'tea', cup: 'cup' },
  zh: { tea: '茶', cup: '杯' },
  'zh-TW': { tea: '茶', cup: '盃' },
};

it.each([
  ['en', 'en', { tea: 'tea', cup: 'cup' }],
  ['zh', 'zh-CN', { tea: '茶', cup: '杯' }],
  ['tw', 'zh-TW', { tea: '茶', cup: '盃' }],
  ['de', 'de-AT', { tea: 'Tee', cup: 'cup' }],
  ['at', 'de-AT', { tea: 'Tee', cup: 'cup' }],
  ['constructor', 'fr', { tea: 'tea', cup: 'cup' }],
])('words of %s, %s', (lang, tag, expected) => {
  expect(wordsIn(words, { lang, tag }, { de: { tea: 'Tee' } })).toEqual(expected);
});

it('words of a language that the plugin does not know are those that it has for them', () => {
  expect(wordsIn({ ...words, '': { tea: '🍵', cup: '' } }, { lang: 'de', tag: 'de' })).toEqual({
    tea: '🍵',
    cup: '',
  });
});
