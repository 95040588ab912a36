import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { build } from '../../dist/index.js';
import { failure, lastingSite, site, siteWithPackages } from './testing.ts';

/** A site with one mistake of each kind. */
const FILES = {
  'lectern.config.mjs': `export default {
    siteOrigin: 'https://example.com', cards: false, redirects: { '/old': '/nowhere' }, feeds: [{ folder: 'news' }],
  };`,
  'tsconfig.json': '{ "extends": "@acme/tsconfig" }',
  'docs/index.mdx': `import { Failing } from '../ui/Failing.tsx';
import Nope from './nope.tsx';
import { a } from 'not-installed/a';
import { Broken } from '../ui/Broken.tsx';
import { Absent } from '../ui/word.ts';
import { Lost } from '../ui/Lost.tsx';

# Home

See [two](/guide/two#gone), [three](/guide/three#any) and [four](/guide/four).

<Failing>text</Failing>

<Nope>kept words</Nope>

<Undefined a="1">inner **words**</Undefined>

<Broken /> <Absent /> <Lost />

<button onClick={() => 1}>press</button>
`,
  'docs/guide/two.md': `---
titel: x
---

# Two

<TabItem label="a">

inside

</TabItem>

::: foo
content
:::

![A pot](./missing.png) ![](./lost.png) <img src="./gone.png">

<!--@include: ./part.md-->
`,
  'docs/guide/three.mdx': '---\ntitle: The third\n---\n\nText <b>never closed\n',
  'docs/guide/throws.mdx': '# Throws\n\nText {undefined.x}\n',
  'docs/guide/_meta.json': '["two", "three", "thre", "throws"]',
  'docs/a.md': '# A',
  'docs/a.mdx': '# Also A',
  'ui/Failing.tsx': 'export function Failing() {\n  return <p>{(undefined as any).x}</p>;\n}\n',
  'ui/Broken.tsx': 'export const = 1;\n',
  'ui/Lost.tsx': `import './nowhere.css';\nimport { x } from 'nothing';\nexport const Lost = () => <p>{x}</p>;\n`,
  'ui/word.ts': 'export const word = 1;\n',
};

const folder = lastingSite(FILES);
const read = (name: string) => readFileSync(join(folder, 'dist', name), 'utf8');

describe('the first build of a tree', () => {
  it('tells all that is wrong in one run, and writes nothing', async () => {
    mkdirSync(join(folder, 'dist'));
    writeFileSync(join(folder, 'dist/old.html'), 'old');
    expect(await failure(folder)).toMatchInlineSnapshot(`
      "The site has 25 errors:
        docs/a.mdx  The route /a has 2 files: docs/a.md, docs/a.mdx.
          Keep one of them, or rename the others.
        docs/guide/_meta.json:1  "thre" is neither a page nor a folder here.
          Did you mean "three"?
        docs/guide/three.mdx:5:6  The tag <b> is never closed.
          Close it, as in <Tag>…</Tag> or <Tag />; a tag that opens inside a paragraph closes inside it.
        docs/guide/throws.mdx:3  An expression of the page failed: TypeError: Cannot read properties of undefined (reading 'x')
          Check that all it uses is defined.
        docs/guide/two.md:2  "titel" in the front matter is not known.
          Did you mean "title"?
        docs/guide/two.md:7  <TabItem> is a component, which a Markdown file cannot run.
          Rename the file to .mdx and import a React component of that name, or write Markdown instead.
        docs/guide/two.md:13  There is no container ":::foo".
          There are :::tip, :::info, :::note, :::important, :::warning, :::caution, :::danger, :::details, :::code-group, :::tabs.
        docs/guide/two.md:17  There is no image ./missing.png.
          The path is relative to the file it is in.
        docs/guide/two.md:17  There is no image ./lost.png.
          The path is relative to the file it is in.
        docs/guide/two.md:17  There is no image ./gone.png.
          The path is relative to the file it is in.
        docs/guide/two.md:19  There is no file ./part.md.
          Fix the path; it is relative to the file it is in.
        docs/index.mdx:2  There is no module ./nope.tsx.
          Fix the path; it is relative to the file it is in.
        docs/index.mdx:3  There is no module not-installed/a.
          Install the package "not-installed", or set "vite.resolve.alias" in the config where not-installed is an alias.
        docs/index.mdx:10  The link /guide/two#gone names an anchor that /guide/two does not have.
          Fix the hash, or give the heading that id: ## Heading {#id}.
        docs/index.mdx:10  The link /guide/four leads to no page.
          Did you mean /guide/two?
        docs/index.mdx:12:1  A component of the page failed: TypeError: Cannot read properties of undefined (reading 'x')
          It happened at Failing (ui/Failing.tsx:2:33).
        docs/index.mdx:16:1  <Undefined> is not defined.
          Import it at the top of the file, or correct its name.
        docs/index.mdx:18:12  <Absent> is not exported by ui/word.ts.
          Correct the name in the import, or export it there.
        docs/index.mdx:20:1  The prop "onClick" of <button> is a function, but static content cannot run it.
          Move the element into a component file that starts with 'use client' and import that.
        feeds[0]  The feed of the folder "news" has no pages.
          Give pages of the folder a date in the front matter, such as date: 2024-03-19, or fix "folder".
        lectern.config.mjs:2  The redirect from /old leads to no page: /nowhere.
          Write the path of a page without base, with the prefix of its language, or a URL with https://.
        tsconfig.json:1  This file extends @acme/tsconfig, which does not exist.
          Install the package that contains it, or remove "extends": Lectern does not need it.
        ui/Broken.tsx:1:14  Unexpected token.
          Fix the file and build again.
        ui/Lost.tsx:1  There is no module ./nowhere.css.
          Fix the path; it is relative to the file it is in.
        ui/Lost.tsx:2  There is no module nothing.
          Install the package "nothing", or set "vite.resolve.alias" in the config where nothing is an alias.
      25 errors: 6 imports, 5 components, 3 images, 3 syntax errors, 2 links, 2 rendering errors, 1 feed, 1 redirect, 1 route, 1 sidebar"
    `);
    expect(read('old.html')).toBe('old');
  });

  it('goes on with --lenient, with the same errors as warnings', async () => {
    const { warnings, summary, pages } = await build(folder, { empty: true, lenient: true });
    expect(pages).toBe(5);
    expect(summary).toMatchInlineSnapshot(
      `"25 errors: 6 imports, 5 components, 3 images, 3 syntax errors, 2 links, 2 rendering errors, 1 feed, 1 redirect, 1 route, 1 sidebar"`,
    );
    expect(warnings).toContain(
      'docs/index.mdx:16:1  <Undefined> is not defined.\n  Import it at the top of the file, or correct its name.',
    );
    expect(existsSync(join(folder, 'dist/old.html'))).toBe(false);
  });

  it('has a notice in the place of a page that cannot be compiled or rendered', () => {
    const html = read('guide/three.html');
    expect(html).toContain('<title>The third | Documentation</title>');
    expect(html).toContain('<code>docs/guide/three.mdx:5:6</code> The tag &lt;b&gt; is never closed.');
    expect(html).toContain('&gt; 5 | Text &lt;b&gt;never closed');
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(read('guide/throws.html')).toContain('An expression of the page failed: TypeError');
    // It is listed in sidebars, and nowhere else.
    expect(read('guide/two.html')).toContain('>The third<');
    for (const name of ['sitemap.xml', 'llms.txt']) {
      expect(read(name)).toContain('/guide/two');
      expect(read(name)).not.toContain('/guide/three');
      expect(read(name)).not.toContain('/guide/throws');
    }
    const [index] = Object.values<string>(JSON.parse(read('search_index.json')));
    expect(read(`${index}.json`)).toContain('guide/two');
    expect(read(`${index}.json`)).not.toMatch(/guide\/th/);
  });

  it('has a note in the place of a part, and all the rest of the page', () => {
    const home = read('index.html');
    for (const name of ['Failing', 'Nope', 'Undefined', 'Broken', 'Absent', 'Lost']) {
      expect(home).toContain(`<span class="badge callout-danger">&lt;${name}&gt;</span>`);
    }
    expect(home).toContain('kept words');
    expect(home).toContain('inner <strong>words</strong>');
    expect(home).toContain('<button>press</button>');
    expect(home).toContain(
      '<h1 id="home">Home</h1><details class="callout callout-danger"><summary>6 errors on this page',
    );
    const two = read('guide/two.html');
    for (const text of ['&lt;TabItem&gt;', ':::foo', './part.md', 'A pot (./missing.png)', './lost.png']) {
      expect(two).toContain(`<span class="badge callout-danger">${text}</span>`);
    }
    expect(two).toContain('<img src="./gone.png" class="badge callout-danger" alt="./gone.png">');
    expect(two).not.toContain('<TabItem');
    expect(two).toMatch(/inside[\s\S]*content/);
    // The box with the mistakes is only for the authors of the page.
    const twin = read('guide/two.md');
    expect(two).toContain('errors on this page');
    expect(twin).toContain('inside');
    expect(twin).not.toContain('on this page');
    expect(twin).not.toContain('is not known');
    const [index] = Object.values<string>(JSON.parse(read('search_index.json')));
    expect(read(`${index}.json`)).not.toContain('is not known');
  });
});

it('a theme that cannot be bundled gives way to the own one of the engine', async () => {
  const folder = site({
    'docs/index.md': '# Home',
    'theme/index.tsx': `export * from 'other-engine/theme';\nimport './index.scss';\n`,
    'theme/index.scss': '.a { .b { color: red } }',
  });
  const { warnings } = await build(folder, { empty: true, lenient: true });
  expect(warnings).toContain(
    'theme/index.tsx:1  There is no module other-engine/theme.\n  Install the package "other-engine", or set "vite.resolve.alias" in the config where other-engine is an alias.',
  );
  expect(readFileSync(join(folder, 'dist/index.html'), 'utf8')).toContain('<h1 id="home">Home</h1>');
});

describe('markdown.checkLinks', () => {
  const files = { 'docs/index.md': '# A\n\n[b](/b) [c](/play/c)' };
  const config = (value: string) => `export default { markdown: { checkLinks: ${value} } };`;
  const error = (text: string) =>
    `docs/index.md:3  The link ${text} leads to no page.\n  Fix the link, or write the page.`;

  it('lets dead links pass, with a warning or without, and leaves some out', async () => {
    const folder = site({
      ...files,
      'lectern.config.mjs': config(`{ level: 'warn', ignore: ['/play/**'] }`),
    });
    expect(await build(folder)).toMatchObject({ warnings: [error('/b')], summary: '1 link error' });
    writeFileSync(join(folder, 'lectern.config.mjs'), config('false'));
    expect(await build(folder)).toMatchObject({ warnings: [], summary: '' });
  });

  it('is checked itself', async () => {
    const folder = site({ ...files, 'lectern.config.mjs': config(`{ ignore: [1], levels: 'warn' }`) });
    expect(await failure(folder)).toMatchInlineSnapshot(`
      "lectern.config.mjs has 2 mistakes:
        lectern.config.mjs:1:53  markdown.checkLinks.ignore[0] is 1; expected a glob or a RegExp.
        lectern.config.mjs:1:57  markdown.checkLinks.levels is not an option.
          Did you mean "markdown.checkLinks.level"?"
    `);
  });
});

it('all mistakes of a config are told together', async () => {
  const folder = site({
    'lectern.config.mjs': `export default { titel: 'x', root: 'pages', outDir: '.', vite: { base: '/' } };`,
  });
  expect((await failure(folder)).replaceAll(folder, '<project>')).toMatchInlineSnapshot(`
    "lectern.config.mjs has 3 mistakes:
      lectern.config.mjs:1:18  titel is not an option.
        Did you mean "title"?
      lectern.config.mjs:1:66  vite.base cannot be set.
        Set "base" of the config, beside "vite".
      <project>  The docs folder "pages" does not exist.
        Create it, or set "root" in lectern.config.ts to the folder of your Markdown files."
  `);
});

it('renders again only pages whose code fails, to tell where, and bundles no more often than that needs', async () => {
  const pages = ['a', 'b', 'noted', 'thrown'];
  const folder = siteWithPackages({
    'lectern.config.mjs': `import { appendFileSync } from 'node:fs';
const buildStart = () => appendFileSync('FOLDER/bundled.txt', '.');
export default { vite: { plugins: [{ name: 'count', buildStart }] } };`,
    ...Object.fromEntries(
      pages.map((name) => [
        `docs/${name}.mdx`,
        `import { Part } from '../Part';\n\n# ${name}\n\n<Part name="${name}" />\n${name === 'thrown' ? '\n{missing.value}\n' : ''}`,
      ]),
    ),
    'docs/index.mdx': `import { Broken } from '../Broken';\n\n# Home\n\n<Broken />`,
    'Broken.tsx': 'export const = 1;',
    // An `import` of it would make each build render all pages.
    'Part.tsx': `export function Part({ name }: { name: string }) {
  process.getBuiltinModule('fs').appendFileSync('FOLDER/rendered.txt', name + '\\n');
  if (name === 'noted') throw new Error('Not today.');
  return <b>{name}</b>;
}`,
  });
  for (const name of ['Part.tsx', 'lectern.config.mjs']) {
    const file = join(folder, name);
    writeFileSync(file, readFileSync(file, 'utf8').replace('FOLDER', folder));
  }
  const { warnings } = await build(folder, { lenient: true });
  expect(warnings).toEqual([
    'Broken.tsx:1:14  Unexpected token.\n  Fix the file and build again.',
    'docs/noted.mdx:5:1  A component of the page failed: Error: Not today.\n  It happened at Part (Part.tsx:3:31).',
    'docs/thrown.mdx:7  An expression of the page failed: ReferenceError: missing is not defined\n  Check that all it uses is defined.',
  ]);
  const rendered = readFileSync(join(folder, 'rendered.txt'), 'utf8').trim().split('\n');
  const times = (name: string) => rendered.filter((one) => one === name).length;
  // Rendering calls a component once for the article, and once for the page around it.
  expect([times('a'), times('b')]).toEqual([2, 2]);
  expect(times('noted')).toBeGreaterThan(2);
  // For server and browsers: with the broken file, without it, and with a source map that shows the positions.
  expect(readFileSync(join(folder, 'bundled.txt'), 'utf8')).toBe('.'.repeat(2 * 3));
});
