import { describe, expect, it } from 'vitest';
import type { Page } from './extract.js';
import { pagesNamed } from './page-filter.js';

const page = (lang: string, key: string): Page => ({
  path: `site/docs/${lang}/${key}.md`,
  lang,
  key,
  source: '',
  samples: [],
  problems: [],
});
const pages = ['guide/start/index', 'guide/start/quick-start'].flatMap((key) => [
  page('en', key),
  page('zh', key),
]);
const paths = (wanted: string) => pagesNamed(pages, wanted).map(({ path }) => path);

describe('pagesNamed', () => {
  it.each([
    'guide/start/quick-start',
    '/guide/start/quick-start',
    'zh/guide/start/quick-start.mdx',
    'site/docs/en/guide/start/quick-start.md',
  ])('finds the page and its translation by %s', (wanted) => {
    expect(paths(wanted)).toEqual([
      'site/docs/en/guide/start/quick-start.md',
      'site/docs/zh/guide/start/quick-start.md',
    ]);
  });

  it('finds the first page of a folder by its folder', () => {
    expect(paths('guide/start/')).toHaveLength(2);
  });

  it('says what to do about a page that does not exist, and names the nearest', () => {
    expect(() => paths('guide/quickstart')).toThrow(
      'There is no page "guide/quickstart". Name it by its path in the docs, without language and ending. Did you mean "guide/start/quick-start"?',
    );
  });
});
