import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { build } from '../../dist/index.js';
import { type ServerProcess, startServer } from '../dev-server.ts';
import { failure, site } from './testing.ts';

/** A site with drafts and unlisted pages. */

const pages = {
  'lectern.config.ts': `export default {
  siteOrigin: 'https://docs.example.com',
  cards: false,
  feeds: [{ folder: 'guide' }],
  themeConfig: { sidebar: { '/api/': ['/api/a', { text: 'Later', items: ['/api/draft'] }, '/api/hidden'] } },
};
`,
  'docs/index.md': '# Home',
  'docs/guide/_meta.json': '["a", "draft", "hidden", "z"]',
  'docs/guide/a.md': '---\ndate: 2026-01-01\n---\n\n# A',
  'docs/guide/draft.md': '---\ndraft: true\ndate: 2026-01-02\n---\n\n# Unfinished',
  'docs/guide/hidden.md': '---\nunlisted: true\ndate: 2026-01-03\n---\n\n# Hidden',
  'docs/guide/z.md': '# Z\n\nSee [this](./hidden.md).',
  'docs/api/a.md': '# API A',
  'docs/api/draft.md': '---\ndraft: true\n---\n\n# API draft',
  'docs/api/hidden.md': '---\nunlisted: true\n---\n\n# API hidden',
};

const read = (folder: string, name: string) => readFileSync(join(folder, 'dist', name), 'utf8');

describe('drafts and unlisted pages', () => {
  it('are not in a build, or not in what leads to pages', async () => {
    const folder = site(pages);
    expect((await build(folder)).pages).toBe(6);
    expect(existsSync(join(folder, 'dist/guide/draft.html'))).toBe(false);
    const guide = read(folder, 'guide/a.html');
    expect(guide).toContain('href="/guide/z"');
    expect(guide).not.toMatch(/Unfinished|Hidden/);
    const api = read(folder, 'api/a.html');
    expect(api).not.toMatch(/API draft|Later|API hidden/);
    expect(read(folder, 'guide/a.html')).toContain('rel="next"');
    expect(JSON.parse(read(folder, 'guide/a.json')).page.next).toEqual({ text: 'Z', link: '/guide/z' });
    const hidden = read(folder, 'guide/hidden.html');
    expect(hidden).toContain('<meta name="robots" content="noindex">');
    expect(read(folder, 'guide/z.html')).toContain('href="/guide/hidden"');
    for (const name of ['sitemap.xml', 'llms.txt', 'llms-full.txt', 'feeds/guide.en.rss.xml']) {
      expect(read(folder, name)).not.toMatch(/Hidden|Unfinished/);
      expect(read(folder, name)).toMatch(/guide\/a|# A/);
    }
  });

  it('are built with the flag, with a notice', async () => {
    const folder = site(pages);
    expect((await build(folder, { drafts: true })).pages).toBe(8);
    expect(read(folder, 'guide/draft.html')).toContain('This page is a draft.');
    expect(read(folder, 'guide/a.html')).toContain('Unfinished');
  });

  it('names links to drafts', async () => {
    const folder = site({ ...pages, 'docs/guide/z.md': '# Z\n\n[Soon](./draft.md)' });
    expect(await failure(folder)).toBe(
      [
        'The site has an error:',
        '  docs/guide/z.md:3  The link ./draft.md leads to a draft, which is not built.',
        '    Remove "draft: true" from the front matter of that page, or remove the link.',
      ].join('\n'),
    );
  });

  describe('in development', () => {
    let server: ServerProcess | undefined;
    afterEach(() => server?.stop());

    it('are there, with a notice, and still not in the sidebar when unlisted', async () => {
      server = await startServer('dev', site(pages));
      const get = (path: string) => fetch(`${server?.url}${path}`, { headers: { accept: 'text/html' } });
      const html = await (await get('guide/draft')).text();
      expect(html).toContain('This page is a draft.');
      expect(html).toContain('href="/guide/draft"');
      expect(html).not.toContain('href="/guide/hidden"');
      expect((await get('guide/hidden')).status).toBe(200);
    });
  });
});
