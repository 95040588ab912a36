import { expect, it } from 'vitest';
import { choosePages } from './choose-pages.mjs';

const page = (name: string, words = 10, components = 0, isFragment = false) => ({
  name,
  isFragment,
  components,
  words: Array(words).fill(null),
});

it('chooses ten pages of the main language, spread over the tree', () => {
  const sources = [
    page('en/guide/a.md'),
    page('en/guide/long.md', 99),
    page('en/index.md'),
    page('en/api/rich.mdx', 5, 9),
    page('en/shared/x.md', 999, 99, true),
    page('zh/guide/a.md', 999),
    ...Array.from({ length: 20 }, (_, index) => page(`en/config/${index}.md`)),
  ];
  const chosen = choosePages(sources);
  const names = chosen.map(({ source }: { source: { name: string } }) => source.name);
  expect(names.slice(0, 5)).toEqual([
    'index.md',
    'guide/long.md',
    'api/rich.mdx',
    'guide/a.md',
    'config/0.md',
  ]);
  expect(names).toHaveLength(10);
  const narrow = chosen.filter(({ isNarrow }: { isNarrow: boolean }) => isNarrow);
  expect(narrow.map(({ source }: { source: { name: string } }) => source.name)).toEqual([
    'index.md',
    'api/rich.mdx',
  ]);
});

it('leaves out folders of other languages beside pages of the main one', () => {
  const chosen = choosePages([page('index.md'), page('guide/a.md'), page('pt-br/index.md'), page('de/a.md')]);
  expect(chosen.map(({ source }: { source: { name: string } }) => source.name)).toEqual([
    'index.md',
    'guide/a.md',
  ]);
});
