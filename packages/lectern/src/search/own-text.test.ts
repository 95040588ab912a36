import { describe, expect, test } from 'vitest';
import { bytesKeptBy } from '../../tests/garbage.ts';
import { createIndexer } from './build-index.ts';
import { ownText } from './own-text.ts';

describe('ownText', () => {
  test.each([
    '',
    'short',
    'an-anchor-that-is-long',
    'quote " and \\',
    '设置开发服务器的端口号和主机名',
    '\ud83d lone',
  ])('gives the same text: %j', (text) => expect(ownText(text)).toBe(text));
});

test('an index keeps no article for its anchors, names and terms', () => {
  const indexer = createIndexer(1);
  const article = (page: number) =>
    `<h2 id="the-section-of-page-${page}">configuration${page}.entries</h2><p>wordsofthispage${page} ${'fill '.repeat(40_000)}</p>`;
  const { result, bytes } = bytesKeptBy(() =>
    Array.from({ length: 100 }, (_, page) => {
      const route = `/page-${page}`;
      return indexer.indexPage(article(page), { route, title: 'Page', description: '', path: route }).index;
    }),
  );
  expect(result).toHaveLength(100);
  // The articles take 20 MB.
  expect(bytes).toBeLessThan(4_000_000);
});
