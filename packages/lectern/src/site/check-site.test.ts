import { describe, expect, it } from 'vitest';
import { compiled } from '../../tests/compiled-site.ts';
import { folderOf } from '../../tests/folders.ts';
import { formatError } from '../shared/error.ts';
import { inOrder, toError } from '../shared/mistake.ts';
import { checkSite } from './check-site.ts';

/** Returns the errors that a build of these files would report. */
async function complaints(files: Record<string, string>): Promise<string[]> {
  const { mistakes } = checkSite(await compiled(folderOf(files)));
  return inOrder(mistakes).map((mistake) => formatError(toError(mistake)));
}

const config = (text: string) => ({ 'lectern.config.mjs': `export default {\n${text}\n};` });

describe('dead links that are in no text of a page', () => {
  it('are found in the navigation and the sidebars of the config, on their lines', async () => {
    const found = await complaints({
      ...config(`  themeConfig: {
    nav: [{ text: 'A', link: '/nopage/' }, { text: 'B', items: [{ text: 'C', link: '/gude' }] }],
    sidebar: { '/': ['/gone', { text: 'G', link: '/guide#none', items: [{ link: '/missing.pdf' }] }] },
    products: [{ name: 'P', desc: '', descEn: '', logo: '/no.svg', url: 'https://a.dev' }],
  },`),
      'docs/index.md': '# A',
      'docs/guide.md': '# Guide\n\n## Part\n',
    });
    expect(found).toEqual([
      'lectern.config.mjs:3  The link /nopage/ leads to no page.\n  Fix the link, or write the page.',
      'lectern.config.mjs:3  The link /gude leads to no page.\n  Did you mean /guide?',
      'lectern.config.mjs:4  The link /gone leads to no page.\n  Fix the link, or write the page.',
      'lectern.config.mjs:4  The link /guide#none names an anchor that /guide does not have.\n  Fix the hash, or give the heading that id: ## Heading {#id}.',
      'lectern.config.mjs:4  The link /missing.pdf leads to no file.\n  Put the file at public/missing.pdf, or fix the link.',
      'lectern.config.mjs:5  The link /no.svg leads to no file.\n  Put the file at public/no.svg, or fix the link.',
    ]);
  });

  it('are found in _nav.json and _meta.json of each language', async () => {
    const found = await complaints({
      ...config(`lang: 'en', locales: [{ lang: 'en', label: 'E' }, { lang: 'zh', label: 'Z' }],`),
      'docs/en/_nav.json': '[\n  { "text": "A", "link": "/nav-dead" }\n]',
      'docs/en/index.md': '# A',
      'docs/en/guide/_meta.json':
        '[\n  "a",\n  { "type": "custom-link", "label": "X", "link": "/meta-dead" }\n]',
      'docs/en/guide/a.md': '# A',
      'docs/zh/_meta.json':
        '[\n\n  { "text": "A", "link": "/guide/a" },\n  { "text": "A", "link": "/zh-dead" }\n]',
    });
    // The first file is also the navigation of the other language, but the mistake counts once.
    expect(found).toEqual([
      'docs/en/_nav.json:2  The link /nav-dead leads to no page.\n  Fix the link, or write the page.',
      'docs/en/guide/_meta.json:3  The link /meta-dead leads to no page.\n  Fix the link, or write the page.',
    ]);
  });

  it('are found in hero, features and attributes of components, in their pages', async () => {
    const found = await complaints({
      'docs/index.md':
        '---\nhero:\n  image:\n    src: /gone.svg\n  actions:\n    - text: A\n      link: /guide\n    - text: B\n      link: /no-hero\nfeatures:\n  - title: T\n    details: D\n    icon: /icon.svg\n    link: /no-feature\n---\n',
      'docs/guide.mdx': `# Guide\n\n<Card to="/no-to" />\n\n<Card href={'/no-href'} icon="star" link="./own" />\n\n<Card src="/no.png" />\n\n<video src="/no.mp4" poster={\`/no.jpg\`} />\n`,
      'docs/raw.md': '# Raw\n\n<video src="/raw.mp4"></video>\n\n<a href="/guide">x</a>\n',
    });
    expect(found.map((text) => text.split('\n')[0])).toEqual([
      'docs/guide.mdx:3  The link /no-to leads to no page.',
      'docs/guide.mdx:5  The link /no-href leads to no page.',
      'docs/guide.mdx:7  The link /no.png leads to no file.',
      'docs/guide.mdx:9  The link /no.mp4 leads to no file.',
      'docs/guide.mdx:9  The link /no.jpg leads to no file.',
      'docs/index.md:4  There is no image /gone.svg.',
      'docs/index.md:9  The link /no-hero leads to no page.',
      'docs/index.md:13  There is no image /icon.svg.',
      'docs/index.md:14  The link /no-feature leads to no page.',
      'docs/raw.md:3  The link /raw.mp4 leads to no file.',
    ]);
  });

  it('may lead to files of the public folder, whatever their names', async () => {
    const found = await complaints({
      'docs/index.md':
        '# A\n\n[a](/demo.html#x) [b](/LICENSE) [c](/play/) [d](/play) [e](./public/notes.md) [f](/gone.html) [g](/guide/b.html)\n',
      'docs/guide/a.md': '# A\n\n[b](./b.html)\n',
      'docs/guide/b.html': '',
      'docs/public/demo.html': '',
      'docs/public/LICENSE': '',
      'docs/public/play/index.html': '',
      'docs/public/notes.md': '',
    });
    expect(found.map((text) => text.split('\n')[0])).toEqual([
      'docs/guide/a.md:3  The link ./b.html leads to no page.',
      'docs/index.md:3  The link /gone.html leads to no page.',
      'docs/index.md:3  The link /guide/b.html leads to no page.',
    ]);
  });

  it('to files beside pages are told, for only those of the public folder are copied', async () => {
    const found = await complaints({
      'docs/index.md': '# A',
      'docs/guide/a.md': '# A\n\n[b](./b.csv) [c](./c.csv) [d](../public/d.csv)\n',
      'docs/guide/b.csv': '',
      'docs/public/d.csv': '',
    });
    expect(found).toEqual([
      'docs/guide/a.md:3  The link ./b.csv leads to a file that is not published.\n  Put the file into the public folder, and link to /b.csv.',
      'docs/guide/a.md:3  The link ./c.csv leads to no file.\n  Put the file at public/c.csv, or fix the link.',
    ]);
  });

  it('to files that a build makes for programs are told only where it makes none', async () => {
    const files = {
      'docs/en/index.md': '# A\n\n[a](/llms.txt) [b](/llms-full.txt) [c](/robots.txt) [d](/sitemap.xml)\n',
      'docs/zh/index.md': '# B\n\n[a](/llms.txt) [b](/zh/llms-full.txt)\n',
    };
    const languages = `locales: [{ lang: 'en', label: 'E' }, { lang: 'zh', label: 'Z' }],`;
    expect(await complaints({ ...config(`siteOrigin: 'https://a.dev', ${languages}`), ...files })).toEqual(
      [],
    );
    expect(await complaints({ ...config(languages), ...files })).toEqual([
      'docs/en/index.md:3  The link /sitemap.xml leads to a sitemap that is not written without "siteOrigin".\n  Set "siteOrigin" to where the site is published, or remove the link.',
    ]);
  });

  it('are let pass where the config says so, images with them', async () => {
    const files = {
      ...config(
        `markdown: { checkLinks: { ignore: ['/no*'] } }, themeConfig: { nav: [{ text: 'A', link: '/nopage/' }] },`,
      ),
      'docs/index.md':
        '---\nhero:\n  actions:\n    - text: B\n      link: /no-hero\n---\n\n![A](/nowhere.png) ![B](gone.png)\n',
    };
    expect(await complaints(files)).toEqual([
      'docs/index.md:8  There is no image gone.png.\n  The path is relative to the file it is in.',
    ]);
  });
});

describe('handlers in tags of the head', () => {
  const head = `head: [
    ['link', { rel: 'preload', href: '/a.css', onload: "this.rel='stylesheet'" }],
    ['script', { src: '/a.js', async: true }],
  ],`;
  const warningsOf = async (text: string) =>
    checkSite(await compiled(folderOf({ ...config(text), 'docs/index.md': '# A' }))).warnings;

  it('are warned of where the policy of the pages does not run them', async () => {
    expect(await warningsOf(head)).toEqual([
      'lectern.config.mjs:3  "onload" of a <link> in "head" does not run: the policy of the pages allows no code in attributes. Leave it out, or put the code into a <script> of "head".',
    ]);
    expect(await warningsOf(`csp: { 'script-src': ["'self'"] }, ${head}`)).toHaveLength(1);
  });

  it('are left alone where it does', async () => {
    expect(await warningsOf(`csp: false, ${head}`)).toEqual([]);
    expect(await warningsOf(`csp: { 'script-src': ["'unsafe-inline'"] }, ${head}`)).toEqual([]);
  });
});
