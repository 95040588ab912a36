import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { type BuildResult, build } from '../../dist/index.js';
import { createResolvers, loadConfig } from '../../dist/internals.js';
import { failure, lastingSite, site, write } from './testing.ts';

const FENCE = '```';
const read = (folder: string, name: string) => readFileSync(join(folder, 'dist', name), 'utf8');

describe('pages of other engines', () => {
  const folder = lastingSite({});
  let result: BuildResult;

  beforeAll(async () => {
    write(folder, {
      'lectern.config.ts': `export default { lang: 'en', locales: [{ lang: 'en', label: 'English' }, { lang: 'zh', label: '中文' }], route: { exclude: ['*/shared/**'] } };`,
      'docs/en/_nav.json': JSON.stringify([{ text: 'Guide', link: '/guide/', activeMatch: '/guide/' }]),
      'docs/en/index.md': '---\npageType: home\ntitle: Home\nhero:\n  name: Site\n---\n',
      'docs/en/shared/part.md': 'Text of the part.',
      'docs/en/guide/index.mdx': [
        '---\ntitle: Guide\noverview: true\n---',
        "import { Badge, FileTree } from '@rspress/core/theme';",
        "import { Badge as Old } from 'rspress/theme';",
        "import Part from '@en/shared/part.md';\n",
        '<Part />\n\n<Badge text="two" /> <Old text="one" />\n',
        '<FileTree>\n\n- content/\n- **src/** the code\n- a/b.md\n\n</FileTree>\n',
      ].join('\n'),
      'docs/en/guide/a.md': [
        '---\noverviewHeaders: [3]\n---\n\n# A\n\n## Two\n\n### Three\n',
        `::: code-group\n\n${FENCE}sh [npm]\nnpm i\n${FENCE}\n\n${FENCE}sh [pnpm]\npnpm i\n${FENCE}\n\n:::\n`,
        '<<< @/snippets/a.js#part{2}\n',
        `${FENCE}js file="<root>/package.json"\n${FENCE}\n`,
      ].join('\n'),
      'docs/en/guide/run.mdx': [
        '# Run\n',
        `${FENCE}tsx preview`,
        "import { useState } from 'react';",
        "import { start } from './_start.ts';",
        'export default function Count() {',
        '  const [count, setCount] = useState(start);',
        '  return <button onClick={() => setCount(count + 1)}>Count {count}</button>;',
        `}\n${FENCE}\n`,
        `${FENCE}tsx file="./_demo.tsx" preview\n${FENCE}\n`,
        `${FENCE}mdx preview\nimport { Badge } from '@theme';\n\n**New** <Badge text="3.0" />\n${FENCE}\n`,
        `${FENCE}mdx preview\n<Badge text="without an import" />\n${FENCE}\n`,
        `${FENCE}tsx preview\nimport { useDark } from '@rspress/core/runtime';\nexport default () => null;\n${FENCE}\n`,
        `${FENCE}tsx preview\nimport { HomeLayout } from '@rspress/core/theme';\nexport default HomeLayout;\n${FENCE}\n`,
      ].join('\n'),
      'docs/en/guide/_start.ts': 'export const start = 41;',
      'docs/en/guide/_demo.tsx': 'export default () => <em>From a file</em>;',
      'docs/snippets/a.js': '// #region part\nconst one = 1;\nconst two = 2;\n// #endregion part\n',
      'package.json': '{ "name": "of-the-project" }',
    });
    result = await build(folder);
  });

  it('build, and tell only what cannot run', () => {
    // The page is also shown in Chinese, so its warnings occur twice.
    expect([...new Set(result.warnings)]).toEqual([
      'docs/en/guide/run.mdx:25  A preview cannot run: "@rspress/core/runtime" is not installed.',
      'docs/en/guide/run.mdx:30  A preview cannot run: the theme has no "HomeLayout".',
    ]);
  });

  it('run previews above their code', () => {
    const cards = read(folder, 'guide/run.html').split('<div class="card preview">').slice(1);
    expect(cards.map((card) => card.split('</div>')[0]?.replace(/<[^>]*>/g, ''))).toEqual([
      'Count 41',
      'From a file',
      'New 3.0',
      'without an import',
    ]);
    expect(read(folder, 'guide/run.html').replace(/<[^>]*>/g, '')).toContain(
      'export default function Count()',
    );
  });

  it('tell mistakes in previews with their place on the page', async () => {
    const page = `# Run\n\nText.\n\n${FENCE}mdx preview\n**Bold**\n\n<Unknown />\n${FENCE}\n`;
    expect(await failure(site({ 'docs/index.mdx': page }))).toContain(
      'docs/index.mdx:8:1  <Unknown> is not defined.',
    );
  });

  it('have the components of the theme by the names of Rspress', () => {
    const html = read(folder, 'guide/index.html');
    expect(html).toMatch(/class="badge[^>]*>two<.*class="badge[^>]*>one</s);
    expect(html).toContain('<p>Text of the part.</p>');
  });

  it('show folders without files as folders', () => {
    const [, tree = ''] = /<div class="file-tree">(.*?)<\/div>/s.exec(read(folder, 'guide/index.html')) ?? [];
    expect(tree.replace(/\n/g, '')).toBe(
      '<ul><li>content/<ul></ul></li><li><strong>src/</strong> the code<ul></ul></li><li>a/b.md</li></ul>',
    );
  });

  it('have a navigation from _nav.json, in all languages', () => {
    expect(read(folder, 'guide/a.html')).toMatch(/<a href="\/guide\/"[^>]*>Guide/);
    expect(read(folder, 'zh/guide/a.html')).toMatch(/<a href="\/zh\/guide\/"[^>]*>Guide/);
  });

  it('have code groups as tabs, in their text as well', () => {
    const html = read(folder, 'guide/a.html');
    expect(html).toContain('<div class="tabs" data-group="package-manager"><label class="tab">');
    expect(read(folder, 'guide/a.md')).toContain('npm i');
  });

  it('show parts of files by the folders that other engines name', () => {
    const text = read(folder, 'guide/a.html').replace(/<[^>]*>/g, '');
    expect(text).toContain('const two = 2;');
    expect(text).toContain('of-the-project');
  });

  it('say which of their headings an overview lists', () => {
    expect(read(folder, 'guide/index.html')).toContain('href="/guide/a#three"');
    expect(read(folder, 'guide/index.html')).not.toContain('href="/guide/a#two"');
  });

  it('have no heading on top of a hero', () =>
    expect(read(folder, 'index.html').match(/<h1/g)).toHaveLength(1));
});

describe('paths that lead to no file', () => {
  it.each([
    ['./elsewhere.md', 'Fix the path; it is relative to the file it is in.'],
    ['@en/elsewhere.md', 'Fix the path; its start stands for a folder, and makes it docs/en/elsewhere.md.'],
    [
      '@parts/elsewhere.md',
      `If "@parts" stands for a folder, set it in the config: vite: { resolve: { alias: { '@parts': '…' } } }.`,
    ],
  ])('%s', async (path, hint) => {
    const folder = site({
      'lectern.config.ts': `export default { lang: 'en', locales: [{ lang: 'en', label: 'English' }] };`,
      'docs/en/a.md': '# A',
    });
    const { fragment } = createResolvers(await loadConfig(folder));
    let error: unknown;
    try {
      fragment(path, join(folder, 'docs/en/a.md'));
    } catch (thrown) {
      error = thrown;
    }
    expect(error).toMatchObject({ message: `There is no file ${path}.`, hint });
  });
});
