import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { build } from '../../dist/index.js';
import { type ServerProcess, startServer } from '../dev-server.ts';
import { site, write } from './testing.ts';

/** A plugin that makes pages from other pages: it reads them, orders its pages, and sets previous and next pages. */

const config = `export default {
  title: 'T',
  siteOrigin: 'https://t.example',
  locales: [{ lang: 'en', label: 'English' }, { lang: 'zh', label: '中文' }],
  plugins: [{
    name: 'teas',
    pages(site) {
      return site.editions.flatMap(({ folder, tag }) => {
        const teas = site.pagesIn(folder + '/teas');
        if (teas.length > 0) this.teas = teas;
        const lines = teas.map(({ path, source, title, lead, frontmatter }) => [path, source, title, lead, frontmatter.date].join('|'));
        return teas.length === 0 ? [] : [
          { path: folder + '/teas/index.md', text: '# Teas ' + tag + '\\n\\n' + lines.join('\\n\\n') },
          { path: folder + '/teas/_meta.json', text: JSON.stringify([{ type: 'section-header', label: 'Teas' }, 'oolong', 'assam']) },
        ];
      });
    },
    markdown: ({ path, locale }) => ({
      mdast: [{ name: 'a', before(root, context) { context.appendChild(root, { type: 'html', value: '<i>' + path + ' ' + locale.tag + '</i>' }); } }],
    }),
    page({ route }) {
      if (route.path !== '/teas/oolong') return;
      const [first] = this.teas.filter(({ path }) => path !== route.filePath);
      return { structuredData: { '@type': 'BlogPosting', datePublished: '2024' }, prev: { label: 'Before', text: first.title, link: '/teas/' }, next: null };
    },
  }],
};`;

const files = {
  'lectern.config.mjs': config,
  'docs/en/index.md': '# Home',
  'docs/en/teas/assam.md':
    '---\ndate: soon\n---\n\n# *Assam* {#a}\n\n![no](../a.png)\n\nStrong `tea` &\n[more](../index.md).',
  'docs/en/teas/oolong.mdx': '---\ndate: 2024-03-19\n---\n\n# Oolong\n\n<Badge>x</Badge>\n\nBlue.',
  'docs/en/teas/draft.md': '---\ndraft: true\n---\n\n# Unfinished',
  'docs/en/teas/_part.md': '# Part',
  'docs/en/a.png': '',
};

describe('a plugin', () => {
  it('reads pages before their compile, puts its pages in order, and says what is before and after', async () => {
    const folder = site({
      ...files,
      'docs/en/teas/assam.md': files['docs/en/teas/assam.md'].replace('soon', '2024-01-01'),
    });
    await build(folder);
    const read = (name: string) => readFileSync(join(folder, 'dist', name), 'utf8');
    const list = read('teas/index.html');
    expect(list).toContain(
      '<p>en/teas/assam.md|docs/en/teas/assam.md|Assam|Strong tea &amp; more.|2024-01-01</p>',
    );
    expect(list).not.toContain('Unfinished');
    expect(list).toContain('<p>en/teas/oolong.mdx|docs/en/teas/oolong.mdx|Oolong|Blue.|2024-03-19</p>');
    expect(list).not.toContain('_part');
    expect(list).toContain('<i>en/teas/index.md en</i>');
    const tea = read('teas/oolong.html');
    expect(tea).toContain('"@type":"BlogPosting","headline":"Oolong"');
    expect(tea).toContain('"datePublished":"2024"');
    expect(tea).toContain('"prev":{"label":"Before","text":"Assam","link":"/teas/"},"next":null');
    expect(tea).toContain('<span>Before</span>Assam');
    const shown = tea.slice(tea.indexOf('lectern-sidebar'));
    expect(shown.indexOf('>Oolong<')).toBeLessThan(shown.indexOf('>Assam<'));
    // The text of an untranslated page is in its original language. Its sidebar has the entries of that language, with
    // links in the reader's language.
    expect(read('zh/teas/assam.html')).toContain('<i>en/teas/assam.md en</i>');
    expect(read('zh/teas/assam.html')).toContain('href="/zh/teas/oolong"');
  }, 180_000);
});

describe('the dev server', () => {
  let server: ServerProcess;
  afterEach(() => server.stop());

  it('asks again after an edit of a page that was read, and forgets what was said of the others', async () => {
    const folder = site(files);
    server = await startServer('dev', folder);
    const get = async (path: string) =>
      (await fetch(new URL(path, server.url), { headers: { accept: 'text/html' } })).text();
    // A wrong key is not passed to plugins: compiling that page reports it.
    expect(await get('/teas/')).toContain('Strong tea &amp; more.|</p>');
    expect(await get('/teas/oolong')).toContain('"text":"Assam","link":"/teas/"');
    write(folder, { 'docs/en/teas/assam.md': '# Black\n\nTea.' });
    await expect.poll(() => get('/teas/'), { timeout: 60_000 }).toContain('assam.md|Black|Tea.|</p>');
    expect(await get('/teas/oolong')).toContain('"text":"Black","link":"/teas/"');
  }, 180_000);
});
