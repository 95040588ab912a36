import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { build } from '../../dist/index.js';
import { startServer } from '../dev-server.ts';
import { failure, site, siteWithPackages, tree, write } from './testing.ts';

/**
 * Config of a site. In these tests, authors write their own page for missing addresses, from which `404.html` is made.
 */

const languages = (...langs: string[]) => ({
  'lectern.config.mjs': `export default { siteOrigin: 'https://a.dev', locales: ${JSON.stringify(
    langs.map((lang) => ({ lang, label: lang })),
  )} };`,
});

const read = (folder: string, name: string) => readFileSync(join(folder, 'dist', name), 'utf8');

describe('a page at /404', () => {
  it('is the page for addresses that do not exist, in each language, and none to be found', async () => {
    const folder = site({
      ...languages('en', 'zh', 'de'),
      'docs/en/index.md': '# Home\n\nText.',
      'docs/en/404.md': '---\ntitle: Lost\n---\n\n# Lost tea\n\n[Home](./index.md)\n\n![](./a.svg)',
      'docs/en/a.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="3" height="4"/>',
      'docs/zh/index.md': '# 首页',
      'docs/zh/404.md': '---\nhero:\n  text: 茶不见了\n---',
      'docs/de/index.md': '# Anfang',
    });
    expect((await build(folder)).warnings).toEqual([]);
    const html = read(folder, '404.html');
    const [page = '', zh = '', de = ''] = html.split('<template');
    expect(page).toContain('<title>Lost');
    expect(page).toMatch(/<div class="prose"[^>]*><h1 id="lost-tea">Lost tea/);
    expect(page).toContain('<meta name="robots" content="noindex">');
    expect(zh).toContain('data-prefix="/zh/"');
    expect(zh).toContain('data-title="页面不存在 |');
    expect(zh).toContain('茶不见了');
    // An untranslated page is shown in its original language.
    expect(de).toContain('data-prefix="/de/"');
    expect(de).toContain('Lost tea');
    const [, image = ''] = /src="\/(assets\/[^"]*\.svg)"/.exec(page) ?? [];
    expect(existsSync(join(folder, 'dist', image))).toBe(true);
    expect(Object.keys(tree(join(folder, 'dist'))).filter((name) => /(?:^|\/)404\./.test(name))).toEqual([
      '404.html',
    ]);
    const others = Object.entries(tree(join(folder, 'dist'))).filter(
      ([name]) => name !== '404.html' && !name.startsWith('assets/routes.'),
    );
    expect(others.filter(([, text]) => /Lost|茶不见了|\/404\b/.test(text)).map(([name]) => name)).toEqual([]);
  });

  it('is taken from the last output, until it is edited, and is then what a cold build makes', async () => {
    const files = { 'docs/index.md': '# Home', 'docs/404.md': '# Lost' };
    const folder = site(files);
    await build(folder);
    await build(folder);
    expect(read(folder, '404.html')).toContain('Lost');
    write(folder, { 'docs/404.md': '# Lost again' });
    await build(folder);
    const cold = site({ ...files, 'docs/404.md': '# Lost again' });
    await build(cold);
    expect(tree(join(folder, 'dist'))).toEqual(tree(join(cold, 'dist')));
  });

  it('is told with its line where it fails, and is a notice with --lenient', async () => {
    const folder = siteWithPackages({
      'docs/index.md': '# Home',
      'docs/404.mdx': `import { Part } from '../Part';\n\n# Lost\n\n<Part />\n\n[gone](./gone.md)\n`,
      'Part.tsx': `export function Part() {\n  throw new Error('Not today.');\n}`,
    });
    expect(await failure(folder)).toContain('docs/404.mdx:7  The link ./gone.md leads to no page.');
    write(folder, { 'docs/404.mdx': `import { Part } from '../Part';\n\n# Lost\n\n<Part />\n` });
    expect(await failure(folder)).toMatch(
      /docs\/404\.mdx:5:1 {2}A component of the page failed: Error: Not today\.\n {4}It happened at Part \(Part\.tsx:2:/,
    );
    write(folder, { 'docs/404.mdx': '# Lost\n\n{missing.value}\n' });
    expect(await failure(folder)).toContain('docs/404.mdx:3  An expression of the page failed');
    const { warnings } = await build(folder, { lenient: true });
    expect(warnings).toHaveLength(1);
    expect(read(folder, '404.html')).toContain('An expression of the page failed');
  });

  it('is shown in development, where it is edited at its own address', async () => {
    const folder = siteWithPackages({ 'docs/index.md': '# Home', 'docs/404.md': '# Lost tea' });
    const server = await startServer('dev', folder);
    try {
      const ask = async (path: string) => {
        const answer = await fetch(new URL(path, server.url), { headers: { accept: 'text/html' } });
        return `${answer.status} ${await answer.text()}`;
      };
      expect(await ask('nowhere')).toMatch(/^404 [\s\S]*Lost tea/);
      expect(await ask('404')).toMatch(/^200 [\s\S]*Lost tea/);
      write(folder, { 'docs/404.md': '# Lost milk' });
      await expect.poll(() => ask('nowhere'), { timeout: 60_000 }).toContain('Lost milk');
    } finally {
      await server.stop();
    }
  });
});
