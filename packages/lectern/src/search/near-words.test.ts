import { describe, expect, it } from 'vitest';
import { indexOf, page } from '../../tests/search-index.ts';

describe('a Chinese query without an answer', () => {
  const { search } = indexOf([
    page('/plugins', '插件开发', '<p>这里说明开发流程。</p>'),
    page('/shim', '兼容性', '<p>安装垫片，再检查浏览器。</p>'),
  ]);

  it.each([
    // The name of a page takes precedence over a bigram of a text.
    ['插键开法', '插件开发'],
    ['垫骗', '垫片'],
    ['浏缆气 abc', '浏览 abc'],
  ])('%s: the word that has most characters in common is offered', async (query, near) => {
    expect(await search.suggest(query)).toBe(near);
  });

  it('offers nothing where no character is known', async () => {
    expect(await search.suggest('鲸鲨')).toBeNull();
  });
});
