import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { build } from '../../dist/index.js';
import { failure, site } from './testing.ts';

const config = (redirects: Record<string, string>, more = '') =>
  `export default { base: '/docs/', redirects: ${JSON.stringify(redirects)}, ${more} };`;
const languages = `locales: [{ lang: 'en', label: 'English' }, { lang: 'zh', label: '中文' }]`;

describe('redirects', () => {
  it('are pages that any host can serve, and rules for hosts that know them', async () => {
    const folder = site({
      'lectern.config.mjs': config(
        { '/old': '/new#part', '/older.html': '/old', '/gone/': 'https://tea.dev/?a=1', '/zh/old': '/zh/' },
        languages,
      ),
      'docs/en/index.md': '# Home',
      'docs/en/new.md': '---\nredirectFrom:\n  - /first\n  - /second/\n---\n# New\n\n## Part',
      'docs/zh/index.md': '# 首页',
      'docs/zh/new.md': '---\nredirectFrom: /zuerst\n---\n# 新\n\n## 部分 {#part}',
    });
    await build(folder);
    const read = (name: string) => readFileSync(join(folder, 'dist', name), 'utf8');
    expect(read('_redirects').trim().split('\n')).toEqual([
      '/docs/first /docs/new 301',
      '/docs/gone/ https://tea.dev/?a=1 301',
      '/docs/old /docs/new#part 301',
      '/docs/older /docs/new#part 301',
      '/docs/second/ /docs/new 301',
      '/docs/zh/gone/ https://tea.dev/?a=1 301',
      '/docs/zh/old /docs/zh/ 301',
      '/docs/zh/older /docs/zh/ 301',
      '/docs/zh/zuerst /docs/zh/new 301',
    ]);
    expect(read('old.html')).toContain('<meta http-equiv="refresh" content="0; url=/docs/new#part">');
    expect(read('old.html')).toContain('<meta name="robots" content="noindex">');
    expect(read('gone/index.html')).toContain('<link rel="canonical" href="https://tea.dev/?a=1">');
    // What only the build needs does not go to the browser.
    expect(read('new.json')).not.toContain('redirectFrom');
  });

  it('name every one that hides a page, leads nowhere, runs in a circle, or is there twice', async () => {
    const folder = site({
      'lectern.config.mjs': config({
        '/guide': '/',
        '/logo.svg': '/',
        '/a': '/guid/',
        '/b': '/guide/#strat',
        '/c': '/d',
        '/d': '/c',
        e: '/',
        '/f': '/',
      }),
      'docs/index.md': '# Home',
      'docs/guide/index.md': '---\nredirectFrom: /f\n---\n# Guide\n\n## Start',
      'docs/public/logo.svg.html': '',
    });
    expect(await failure(folder)).toBe(`Redirects are wrong:
  lectern.config.mjs  The redirect from /guide hides the page docs/guide/index.md.
    Remove the redirect, or move the page.
  lectern.config.mjs  The redirect from /logo.svg hides the public file logo.svg.html.
    Remove one of them.
  lectern.config.mjs  The redirect from "e" has no path of this site.
    Write a path that starts with "/", without query, hash and "*".
  docs/guide/index.md  There are two redirects from /f: to / (lectern.config.mjs), and this one.
    Keep one of them.
  lectern.config.mjs  The redirect from /a leads to /guid/, which is no page.
    Did you mean /guide/?
  lectern.config.mjs  The redirect from /b names an anchor that /guide/ does not have: #strat.
    Did you mean #start?
  lectern.config.mjs  The redirect from /c runs in a circle.
    Let it lead to a page.
  lectern.config.mjs  The redirect from /d runs in a circle.
    Let it lead to a page.`);
    expect(existsSync(join(folder, 'dist'))).toBe(false);
  });

  it('are not what links of the site should lead to', async () => {
    const folder = site({
      'lectern.config.mjs': config({ '/old': '/new' }),
      'docs/index.md': '# Home\n\nSee [new](/old).',
      'docs/new.md': '# New',
    });
    expect(await failure(folder)).toBe(`1 link leads nowhere or to a redirect:
  docs/index.md:3  The link /old leads to a redirect.
    Write /new.`);
  });
});
