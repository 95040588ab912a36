import { expect, it } from 'vitest';
import { choosePages } from './choose-pages.mjs';

interface Chosen {
  source: { name: string };
  shows: string;
  heading: string | null;
  isNarrow: boolean;
}

const page = (name: string, text = '', words = 10, isFragment = false) => ({
  name,
  file: name,
  text,
  isFragment,
  words: Array(words).fill(null),
});

const choose = (pages: ReturnType<typeof page>[]): string[] =>
  choosePages(pages, 'rspress').map(
    ({ source, shows, heading, isNarrow }: Chosen) =>
      `${shows}${isNarrow ? ' on a phone' : ''}: ${source.name}${heading ? `, ${heading}` : ''}`,
  );

it('chooses pages of the main language by what they show, each once', () => {
  const code = '```js title="a.js"\n```\n';
  const sources = [
    page('en/guide/a.md', '# A\n\n```md\n<Tabs>\n```\n'),
    page('en/guide/long.md', '', 99),
    page('en/index.md'),
    page('en/api/tabs.mdx', `# T\n\n## The \`x\` {#x}\n\n<Tabs>\n\n## Second\n\n<Tabs>\n${code}${code}`),
    page('en/api/code.mdx', `# C\n\n${code}\n## Later\n`),
    page('en/api/index.md', 'overview: true'),
    page('en/api/trees.mdx', '## Here\n\n```tree\na\n```\n\n| a | b |\n| - | - |\n'),
    page('en/shared/x.md', '<Tabs>'.repeat(9), 999, true),
    page('zh/api/tabs.mdx', '<Tabs>', 999),
    ...Array.from({ length: 20 }, (_, index) => page(`en/config/${index}.md`)),
  ];
  expect(choose(sources)).toEqual([
    'home: index.md',
    'tabs: api/tabs.mdx, The x',
    'code with titles: api/code.mdx',
    'tables: api/trees.mdx, Here',
    'overview: api/index.md',
    'a long page: guide/long.md',
    'the start of a section: guide/a.md',
    'the start of a section: config/0.md',
    'another page: config/1.md',
    'another page: config/3.md',
    'home on a phone: index.md',
    'Chinese: zh/api/tabs.mdx',
  ]);
});

it('leaves out folders of other languages beside pages of the main one', () => {
  const pages = ['index.md', 'guide/a.md', 'pt-br/index.md', 'de/a.md'].map((name) => page(name));
  expect(choose(pages)).toEqual(['home: index.md', 'a long page: guide/a.md', 'home on a phone: index.md']);
});
