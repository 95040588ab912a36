import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { build } from '../../dist/index.js';
import { jsonAnswer, searchSite, textAnswer } from '../../src/preview/search-site.ts';
import { lastingSite, site } from './testing.ts';

const bin = join(import.meta.dirname, '../../bin/lectern.js');
const LOCALES = "locales: [{ lang: 'en', label: 'English' }, { lang: 'zh', label: '中文' }]";

describe('lectern search', () => {
  const root = lastingSite({
    'lectern.config.mjs': `export default { lang: 'en', ${LOCALES} };`,
    'docs/en/index.md': '# Start\n\nHello.',
    'docs/en/tea.md':
      '# Tea\n\nLeaves.\n\n## Kettle\n\nBoil the water: <b data-lectern-fact="Time">5 minutes</b>.',
    'docs/zh/index.md': '# 开始\n\n你好。',
    'docs/zh/tea.md': '# 茶\n\n茶叶。\n\n## 水壶\n\n先把水烧开。',
  });
  beforeAll(async () => {
    await build(root);
  });

  it('answers from the built site', async () => {
    const answer = await searchSite('boil the water', root, {});
    expect(textAnswer(answer)).toBe(
      'Tea › Kettle\n  /tea#kettle\n  Time: 5 minutes\n  Boil the water: 5 minutes.',
    );
    expect(JSON.parse(jsonAnswer(answer))).toEqual({
      version: 1,
      query: 'boil the water',
      lang: 'en',
      hits: [
        {
          title: 'Tea',
          header: 'Kettle',
          link: '/tea#kettle',
          statement: 'Boil the water: 5 minutes.',
          type: 'content',
          facts: { Time: '5 minutes' },
        },
      ],
      suggestion: null,
    });
  });

  it('has facts that documents do not name', () => {
    const html = readFileSync(join(root, 'dist/tea.html'), 'utf8');
    expect(html).toContain('<b>5 minutes</b>');
    expect(readFileSync(join(root, 'dist/tea.json'), 'utf8')).not.toContain('data-lectern-fact');
  });

  it('answers in another language', async () => {
    const { hits } = await searchSite('水壶', root, { lang: 'zh' });
    expect(hits[0]?.title).toBe('茶');
    await expect(searchSite('a', root, { lang: 'fr' })).rejects.toMatchObject({
      message: '--lang fr: the site has no such language.',
      hint: 'It has en, zh.',
    });
  });

  it('is a command, whose exit code says whether there are answers', () => {
    const run = (...args: string[]) =>
      spawnSync(process.execPath, [bin, 'search', ...args], { cwd: root, encoding: 'utf8' });
    const none = run('xylophone');
    expect([none.stdout, none.status]).toEqual(['No results for "xylophone".\n', 1]);
    const found = run('kettle', root, '--json');
    expect([JSON.parse(found.stdout).hits[0].link, found.status]).toEqual(['/tea#kettle', 0]);
  });

  it('says what is missing', async () => {
    await expect(searchSite(' ', root, {})).rejects.toMatchObject({
      message: 'There are no words to search for.',
      hint: 'Write them after the command, in quotation marks: lectern search "dev server port".',
    });
    const bare = site({ 'docs/index.md': '# A' });
    await expect(searchSite('a', bare, {})).rejects.toMatchObject({
      message: `${join(bare, 'dist')} has no search index.`,
      hint: 'Build the site first: lectern build.',
    });
    const off = site({
      'lectern.config.mjs': 'export default { themeConfig: { search: false } };',
      'docs/index.md': '# A',
    });
    await expect(searchSite('a', off, {})).rejects.toMatchObject({
      message: 'The site has no index of its own.',
    });
  });
});
