import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { type BuildResult, build } from '../../dist/index.js';
import { failure, lastingSite, site, write } from './testing.ts';

const read = (folder: string, name: string) => readFileSync(join(folder, 'dist', name), 'utf8');
const article = (html: string) => html.replace(/^.*<article>|<\/article>.*$/gs, '');
const sidebar = (html: string) => {
  const [, nav = ''] = /<nav[^>]*id="lectern-sidebar"[^>]*>(.*?)<\/nav>/s.exec(html) ?? [];
  return Array.from(nav.matchAll(/<(?:a|summary)\b[^>]*>(.*?)<\/(?:a|summary)>/gs), ([, text = '']) =>
    text
      .replace(/<[^>]*>/g, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
  );
};

describe('a folder of Markdown files as GitHub shows it', () => {
  const folder = lastingSite({});
  let result: BuildResult;

  beforeAll(async () => {
    write(folder, {
      'docs/api.md':
        '# API\n\n[From the root](/docs/guide/first.md), [its index](/docs/guide/README.md), [Guide](guide/README.md#use), [again](/guide/README), [its folder](guide), [list](#api)',
      'docs/help.md': '---\ntitle: Help\nsidebar_position: 1\nsidebar_label: Need help?\n---\n\nText.',
      'docs/away.md': '---\nsidebar: { hidden: true }\n---\n\n# Away',
      'docs/guide/README.md': '<h1 align="center">Guide</h1>\n\nBack to [API](../api.md).\n\n## Use',
      'docs/guide/last.md': '---\nsidebar: { badge: { text: New, variant: tip } }\n---\n\n# Last',
      'docs/guide/first.md': '---\nnav_order: 1\n---\n\n# First\n\n[Home](../)',
    });
    result = await build(folder);
  });

  it('begins with a list of all pages, and says so', () => {
    const html = read(folder, 'index.html');
    expect(result.notes).toContain(
      'No file is the page /, so it is a list of all pages. Write docs/index.md for one of your own.',
    );
    expect(article(html)).toContain('<h1 id="documentation">Documentation</h1>');
    for (const path of ['/api', '/help', '/guide/', '/guide/last']) expect(html).toContain(`href="${path}"`);
  });

  it('has README.md at the address of its folder, and links to it', () => {
    expect(article(read(folder, 'api.html'))).toContain('<a href="/guide/#use">');
    expect(article(read(folder, 'api.html'))).toContain('<a href="/guide/">again</a>');
    expect(article(read(folder, 'api.html'))).toContain('<a href="/guide/first">From the root</a>');
    expect(article(read(folder, 'api.html'))).toContain('<a href="/guide/">its index</a>');
    expect(read(folder, 'guide/index.html')).toContain('<title>Guide | ');
  });

  it('has all pages in the sidebar of those at the root, in the order of front matter', () => {
    expect(sidebar(read(folder, 'api.html'))).toEqual([
      'Documentation',
      'guide',
      'Guide',
      'First',
      'Last New',
      'Need help?',
      'API',
    ]);
    expect(sidebar(read(folder, 'guide/first.html'))).toEqual(['Guide', 'First', 'Last New']);
  });

  it('shows the title of the front matter, in the page and its Markdown', () => {
    expect(article(read(folder, 'help.html'))).toContain('<h1 id="help">Help</h1>');
    expect(read(folder, 'help.md')).toContain('\n# Help\n');
    expect(read(folder, 'away.md').match(/^# /gm)).toHaveLength(1);
  });
});

const TWO_LANGUAGES = `export default { lang: 'en', locales: [{ lang: 'en', label: 'English' }, { lang: 'zh', label: '中文' }] };`;

describe('languages', () => {
  it('begin in the docs folder itself where the first one has no folder', async () => {
    const folder = site({
      'lectern.config.ts': TWO_LANGUAGES,
      'docs/index.md': '# Home\n\n[A](guide/a.md)',
      'docs/guide/a.md': '# A',
      'docs/zh/guide/a.md': '# 甲\n\n[乙](/guide/b)',
      'docs/guide/b.md': '# B',
    });
    await build(folder);
    expect(read(folder, 'guide/a.html')).toContain('<html lang="en"');
    expect(read(folder, 'zh/guide/a.html')).toContain('<a href="/zh/guide/b">');
    expect(sidebar(read(folder, 'zh/guide/a.html'))).toEqual(['甲', 'B']);
    expect(sidebar(read(folder, 'index.html'))).toEqual(['Home', 'guide', 'A', 'B']);
  });

  it('begin there as well if all pages of the first one are in folders', async () => {
    const folder = site({
      'lectern.config.ts': TWO_LANGUAGES,
      'docs/guide/a.md': '# A',
      'docs/zh/guide/a.md': '# 甲',
      'docs/public/notes.md': '# No page',
    });
    await build(folder);
    expect(read(folder, 'guide/a.html')).toContain('<html lang="en"');
    expect(read(folder, 'zh/guide/a.html')).toContain('<h1 id="甲">甲</h1>');
    expect(read(folder, 'notes.md')).toBe('# No page');
  });

  it('need a folder each if the first one has one', async () => {
    const folder = site({
      'lectern.config.ts': `export default { lang: 'en', locales: [{ lang: 'en', label: 'English' }] };`,
      'docs/guide/a.md': '# A',
      'docs/en/_nav.json': '[]',
    });
    expect(await failure(folder)).toBe(
      'docs/guide/a.md is in the folder of no language.\n' +
        '  Each language of "locales" has its own folder: move the pages of the first one to docs/en.',
    );
  });
});
