import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { build } from '../../packages/lectern/dist/index.js';
import { makeCorpus } from './corpus.mjs';
import { plainPage } from './plain.mjs';

const folders: string[] = [];

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

function folderOf(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  folders.push(folder);
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return folder;
}

const bilingual = {
  'lectern.config.mjs': `export default { locales: [{ lang: 'en', label: 'English' }, { lang: 'zh', label: '中文' }] };`,
  'docs/en/index.md': '# Home\n\n[a](./guide/a.md)',
  'docs/en/guide/_meta.json': '["a", "b"]',
  'docs/en/guide/a.md': '# A\n\n[b](./b.md#part) [home](/)\n\n```md\n[b](./b.md)\n```\n',
  'docs/en/guide/b.md': '# B\n\n## Part\n\n[a](/guide/a)',
  'docs/zh/guide/a.md': '# 甲\n\n[甲](/guide/a)',
};

describe('makeCorpus', () => {
  it('copies sections until there are enough pages, and every link leads somewhere', async () => {
    const dir = join(folderOf({}), 'corpus');
    const corpus = await makeCorpus(folderOf(bilingual), 13, dir);
    expect(corpus.pages).toHaveLength(13);
    expect(readFileSync(join(dir, 'docs/en/guide-2/2/a.md'), 'utf8')).toBe(
      '# A\n\n[b](/guide-2/2/b#part) [home](/)\n\n```md\n[b](./b.md)\n```\n',
    );
    expect(readFileSync(join(dir, 'docs/zh/guide-2/2/a.md'), 'utf8')).toContain('[甲](/zh/guide-2/2/a)');
    // A build fails on a dead link, also in the last copy, which is cut short. Five pages are not translated and
    // therefore also built for Chinese.
    expect((await build(dir)).pages).toBe(13 + 5);
  });

  it('describes navigation and sidebars in words of its own', async () => {
    const { locales } = await makeCorpus(folderOf(bilingual), 8, join(folderOf({}), 'corpus'));
    expect(locales.map(({ sidebars }) => Object.keys(sidebars))).toEqual([
      ['guide-2', 'guide'],
      ['guide-2', 'guide'],
    ]);
    expect(locales[0].sidebars.guide).toEqual([
      { type: 'link', text: 'A', link: '/guide/a' },
      { type: 'link', text: 'B', link: '/guide/b' },
    ]);
  });

  it('takes a plain folder of Markdown, once when that is enough', async () => {
    const dir = join(folderOf({}), 'corpus');
    await makeCorpus(folderOf({ 'a.md': '# A', 'b/c.md': '# C' }), 2, dir);
    expect(readdirSync(join(dir, 'docs'), { recursive: true }).sort()).toEqual(['a.md', 'b', 'b/c.md']);
  });
});

describe('plainPage', () => {
  const rules = { containers: { note: 'info' }, title: (title: string) => `[${title}]`, headingIds: false };

  it('translates containers and heading ids outside of code', () => {
    const source =
      '---\na: 1\n---\n\n## T {#id}\n\n:::note A b\nText\n:::\n\n```md\n:::note A\n## T {#id}\n```\n';
    expect(plainPage(source, '/a.md', rules)).toBe(
      '---\na: 1\n---\n\n\n## T\n\n:::info[A b]\nText\n:::\n\n```md\n:::note A\n## T {#id}\n```\n',
    );
  });

  it('leaves out a tag of several lines', () => {
    const source =
      "Run it:\n\n<PackageManagerTabs\n  command={{\n    npm: 'npm create a',\n  }}\n/>\n\nDone.\n";
    expect(plainPage(source, '/a.mdx', { containers: {}, title: String })).toBe('Run it:\n\n\nDone.\n');
  });

  it('leaves the text of MDX, with imported Markdown in its place', () => {
    const folder = folderOf({ 'part.mdx': 'Part' });
    const source = `import Part from './part.mdx';\nimport { Tab } from 'x';\n\n<Tab>\nText\n</Tab>\n\n<Part />\n\nA <Cli flag="x" /> and \`<App />\`\n`;
    expect(plainPage(source, join(folder, 'a.mdx'), rules)).toBe('\n\nText\n\n\nPart\n\nA  and `<App />`\n');
  });
});
