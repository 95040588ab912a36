import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { build } from '../../dist/index.js';
import { failure, fixture, site } from './testing.ts';

const bilingual = {
  'lectern.config.mjs': `export default { base: '/docs/', locales: [{ lang: 'en', label: 'English' }, { lang: 'zh', label: '中文' }] };`,
  'docs/en/index.md':
    '---\npageType: home\nhero:\n  name: T\n  actions:\n    - text: Go\n      link: /guide/start\n---\n',
  'docs/en/guide/start.md': '# Start\n\n## Part\n\n[home](/)',
  'docs/zh/index.md':
    '---\npageType: home\nhero:\n  name: T\n  actions:\n    - text: Go\n      link: /guide/start\n---\n',
  'docs/zh/guide/start.md': '# 开始\n\n## 部分 {#part}\n\n[首页](/) [部分](#part)',
};

describe('build', () => {
  it('writes documents and payloads of two languages under a base', async () => {
    const folder = site(bilingual);
    await build(folder);
    const read = (name: string) => readFileSync(join(folder, 'dist', name), 'utf8');
    expect(read('guide/start.html')).toContain('<html lang="en">');
    expect(read('zh/guide/start.html')).toContain('<html lang="zh-CN">');
    expect(read('zh/guide/start.html')).toContain('href="/docs/zh/"');
    expect(read('zh/index.html')).toContain('href="/docs/zh/guide/start"');
    expect(JSON.parse(read('zh/guide/start.json')).page.alternates).toEqual({
      en: '/guide/start',
      zh: '/zh/guide/start',
    });
    expect(read('404.html')).toContain('PAGE NOT FOUND');
  });

  it('has the font of headings fetched early where letters are Latin, and not at all where it is off', async () => {
    const preloads = (html: string) => /<link rel="preload" as="font"[^>]*>/.exec(html)?.[0];
    const folder = site(bilingual);
    const read = (name: string) => readFileSync(join(folder, 'dist', name), 'utf8');
    await build(folder);
    const [, url = ''] = /href="\/docs(.*?)"/.exec(preloads(read('guide/start.html')) ?? '') ?? [];
    expect(existsSync(join(folder, 'dist', url))).toBe(true);
    expect(url).toMatch(/\.woff2$/);
    expect(preloads(read('zh/guide/start.html'))).toBeUndefined();

    const config = bilingual['lectern.config.mjs'].replace('{', '{ themeConfig: { headingFont: false },');
    writeFileSync(join(folder, 'lectern.config.mjs'), config);
    await build(folder);
    expect(preloads(read('guide/start.html'))).toBeUndefined();
    expect(read('guide/start.html')).toContain('<html lang="en" data-heading-font="none">');
  });

  it('writes .html links when clean URLs are off', async () => {
    const folder = site({
      'lectern.config.mjs': 'export default { route: { cleanUrls: false } };',
      'docs/index.md': '[a](/a) [b](./sub/)',
      'docs/a.md': '# A',
      'docs/sub/index.md': '# Sub',
    });
    await build(folder);
    const html = readFileSync(join(folder, 'dist/index.html'), 'utf8');
    expect(html).toContain('href="/a.html"');
    expect(html).toContain('href="/sub/index.html"');
  });

  it('names every dead link, anchor and image with file, line and the nearest match, and keeps the old output', async () => {
    const folder = site({
      'docs/index.md': '# A\n\n[b](/guid)',
      'docs/guide/index.md': '# G\n\n[x](#git) [y](/nope.pdf) ![i](./logo.sgv) ![j](/photo.png)\n\n## Gits',
      'docs/guide/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    });
    mkdirSync(join(folder, 'dist'));
    writeFileSync(join(folder, 'dist/old.html'), 'old');
    expect(await failure(folder)).toBe(
      [
        'The site has 5 errors:',
        '  docs/guide/index.md:3  The link #git names an anchor that /guide/ does not have.',
        '    Did you mean #gits?',
        '  docs/guide/index.md:3  The link /nope.pdf leads to no file.',
        '    Put the file at public/nope.pdf, or fix the link.',
        '  docs/guide/index.md:3  There is no image ./logo.sgv.',
        '    Did you mean ./logo.svg?',
        '  docs/guide/index.md:3  There is no image /photo.png.',
        '    Paths that start with "/" are looked up in the public folder.',
        '  docs/index.md:3  The link /guid leads to no page.',
        '    Did you mean /guide/?',
        '5 errors: 3 links, 2 images',
      ].join('\n'),
    );
    expect(readFileSync(join(folder, 'dist/old.html'), 'utf8')).toBe('old');
  });

  it('takes a link with or without a slash at its end for the page that is there, also when that comes later', async () => {
    const folder = site({
      'docs/index.md': '# A\n\n[a](/guide#x) [b](/guide/b/) [c](./guide) [d](/v_1.x) [e](/v_1.x#y)',
      'docs/guide/index.md': '# G\n\n[b](./b/)\n\n## X',
      'docs/guide/b.md': '# B\n\n[home](../)',
      'docs/v_1.x.md': '# V\n\n## Y',
    });
    await build(folder);
    const hrefs = (name: string) =>
      [...readFileSync(join(folder, 'dist', name), 'utf8').matchAll(/<p>(.*?)<\/p>/g)].flatMap(
        ([, text = '']) => [...text.matchAll(/href="([^"]+)"/g)].map(([, href]) => href),
      );
    expect(hrefs('index.html')).toEqual(['/guide/#x', '/guide/b', '/guide/', '/v_1.x', '/v_1.x#y']);
    expect(hrefs('guide/index.html')).toEqual(['/guide/b']);
    // The cached page with the link must be compiled again.
    rmSync(join(folder, 'docs/guide/b.md'));
    expect(await failure(folder)).toContain('docs/guide/index.md:3  The link ./b/ leads to no page.');
    mkdirSync(join(folder, 'docs/guide/b'));
    writeFileSync(join(folder, 'docs/guide/b/index.md'), '# B');
    await build(folder);
    expect(hrefs('index.html')[1]).toBe('/guide/b/');
  });

  it('takes an image that came after the page was compiled', async () => {
    const folder = site({ 'docs/index.md': '# A\n\n![b](./b.svg)' });
    expect(await failure(folder)).toContain('There is no image ./b.svg.');
    writeFileSync(join(folder, 'docs/b.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
    expect(await failure(folder)).toBe('the build passed');
  });

  it('refuses two files for one route', async () => {
    const folder = site({ 'docs/a.md': '# A', 'docs/a.mdx': '# A' });
    expect(await failure(folder)).toBe(
      'The site has an error:\n  docs/a.mdx  The route /a has 2 files: docs/a.md, docs/a.mdx.\n    Keep one of them, or rename the others.',
    );
  });

  it('names a wrong config key and the nearest valid one', async () => {
    const folder = site({ 'docs/index.md': '# A', 'lectern.config.mjs': 'export default { titel: "x" };' });
    expect(await failure(folder)).toBe(
      'lectern.config.mjs has a mistake:\n  lectern.config.mjs:1:18  titel is not an option.\n    Did you mean "title"?',
    );
  });
});

describe('islands', () => {
  it('renders an island with its own chunk and its children static', async () => {
    const folder = fixture('islands');
    await build(folder);
    const html = readFileSync(join(folder, 'dist/guide/counter.html'), 'utf8');
    const src = /<lectern-island data-src="([^"]+)"/.exec(html)?.[1] ?? '';
    expect(existsSync(join(folder, 'dist', src))).toBe(true);
    expect(html).toContain('<strong>child</strong>');
    expect(html).not.toContain('lectern-raw');
  });

  it.each([
    [
      'a function prop on static content',
      '<button onClick={() => 1}>x</button>',
      'The prop "onClick" of <button> is a function, but static content cannot run it.',
    ],
    [
      'a function prop on an island',
      '<Counter start={1} onDone={() => 1} />',
      'The prop "onDone" of <Counter> is a function.',
    ],
    [
      'a prop that is not JSON',
      '<Counter start={new Date(0)} />',
      'The prop "start" of <Counter> is a Date or holds one.',
    ],
    [
      'an image as a component',
      '<Pot className="big" />',
      'The component that is used here is the address of a file.\n    An import of an image gives its address: write <img src={Name} alt="" />.',
    ],
  ])('fails for %s, naming file and line', async (_name, jsx, message) => {
    const folder = fixture('islands');
    writeFileSync(
      join(folder, 'docs/guide/counter.mdx'),
      `import Counter from '../../components/Counter';\nimport Pot from './pot.svg';\n\n# A\n\n${jsx}\n`,
    );
    writeFileSync(join(folder, 'docs/guide/pot.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
    expect(await failure(folder)).toContain(`docs/guide/counter.mdx:6:1  ${message}`);
  });

  it('says what an image is that a component uses as a component', async () => {
    const folder = fixture('islands');
    writeFileSync(
      join(folder, 'docs/guide/counter.mdx'),
      "import { Pot } from '../../components/Pot';\n\n# A\n\n<Pot />\n",
    );
    writeFileSync(
      join(folder, 'components/Pot.tsx'),
      "import Drawing from './pot.svg';\nexport const Pot = () => <Drawing />;\n",
    );
    writeFileSync(join(folder, 'components/pot.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
    expect(await failure(folder)).toMatch(
      /docs\/guide\/counter\.mdx:5:1 {2}A component of the page failed: Error: Invalid tag: data:image.{30,60}\n {4}An import of an image gives its address: write <img src=\{Name\} alt="" \/>\./,
    );
  });
});
