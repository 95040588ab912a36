import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { build } from '../../dist/index.js';
import { areUnchanged, type BundleInputs } from '../../src/build/bundle-inputs.ts';
import { site, siteWithPackages, tree, write } from './testing.ts';

/** A site with every kind of input that a bundle can have. */
const files = {
  // With an origin, the build also writes cards, a sitemap and more.
  'lectern.config.mjs': 'export default { base: "/docs/", siteOrigin: "https://a.dev" };',
  'docs/index.mdx': `import { Note } from '../components/Note';\nimport Counter from '../components/Counter.tsx';\n\n# Home\n\n![a](./a.svg)\n\n<Note />\n\n<Counter start={1} />\n\n[guide](/guide/start)\n`,
  'docs/guide/start.md': '# Start\n\n:::tip\nText\n:::\n\n## Part {#own}\n\n```js\nlet a = 1;\n```\n',
  'docs/guide/more.md': '# More\n\n[own](./start.md#own)\n',
  'docs/a.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="3" height="4"/>',
  'components/Note.tsx': `import './note.css';\nimport { word } from './word';\nimport { unused } from './unused.js';\nexport function Note() { return <p className="note">{word} {unused.name && ''}</p>; }`,
  'components/word.ts': `export const word = 'first';`,
  'components/unused.js': `export const unused = { name: '' };`,
  'components/note.css': `@import './base.css';\n.note { background: url('./bg.svg'); }`,
  'components/base.css': '.base { color: red; }',
  'components/bg.svg': '<svg xmlns="http://www.w3.org/2000/svg"><!-- old --></svg>',
  'components/Counter.tsx': `'use client';\nimport { useState } from 'react';\nexport default function Counter({ start }: { start: number }) {\n  const [count] = useState(start);\n  return <button type="button" data-mode={import.meta.env.VITE_MODE}>{count}</button>;\n}`,
  'theme/index.tsx': `import './theme.css';\nexport * from 'lectern/theme';`,
  'theme/theme.css': ':root { --own: 1px; }',
};

const svg = (text: string) => `<svg xmlns="http://www.w3.org/2000/svg"><!-- ${text} --></svg>`;

/** Edits of files that are part of the bundle. */
const edits: [name: string, Record<string, string>][] = [
  ['image of a stylesheet', { 'components/bg.svg': svg('new') }],
  ['imported stylesheet', { 'components/base.css': '.base { color: blue; }' }],
  ['stylesheet', { 'components/note.css': '.note { color: blue; }' }],
  ['module of a component', { 'components/word.ts': `export const word = 'second';` }],
  ['new file that is found first', { 'components/word.js': `export const word = 'third';` }],
  ['setting in a new file', { 'tsconfig.json': '{ "compilerOptions": { "target": "es2022" } }' }],
  ['new environment file', { '.env': 'VITE_MODE=fast' }],
  ['setting: installed versions', { 'package.json': '{}', 'package-lock.json': '{ "lockfileVersion": 3 }' }],
  [
    'island',
    { 'components/Counter.tsx': `'use client';\nexport default function Counter() { return <b>new</b>; }` },
  ],
  ['component', { 'components/Note.tsx': 'export function Note() { return <p>new</p>; }' }],
  [
    'component that becomes an island',
    { 'components/Note.tsx': `'use client';\nexport function Note() { return <p>new</p>; }` },
  ],
  ['stylesheet of the theme', { 'theme/theme.css': ':root { --own: 2px; }' }],
  ['theme', { 'theme/index.tsx': `export { Layout } from 'lectern/theme';` }],
];

const output = (folder: string) => tree(join(folder, 'dist'));
const keptBundles = (folder: string) => {
  const root = join(folder, '.lectern/bundle');
  return readdirSync(root).map((name) => join(root, name, 'bundle.json'));
};
const inputsOf = (folder: string): BundleInputs => {
  const [kept = ''] = keptBundles(folder);
  return JSON.parse(readFileSync(kept, 'utf8')).inputs;
};
const bundles = (folder: string) => keptBundles(folder).map((file) => statSync(file).mtimeMs);

function undo(folder: string, edit: Record<string, string>): void {
  const first: Record<string, string> = files;
  for (const name of Object.keys(edit)) {
    if (name in first) write(folder, { [name]: first[name] as string });
    else rmSync(join(folder, name));
  }
}

async function coldOutput(folder: string): Promise<Record<string, string>> {
  rmSync(join(folder, '.lectern'), { recursive: true, force: true });
  await build(folder);
  return output(folder);
}

describe('a warm build', () => {
  it('gives the same bytes as a cold one, with one worker or two', async () => {
    const folder = site(files);
    await build(folder, { workers: 1 });
    const cold = output(folder);
    const kept = bundles(folder);
    expect(Object.keys(cold)).toContain('guide/start.html');
    await build(folder, { workers: 2 });
    expect(output(folder)).toEqual(cold);
    expect(bundles(folder)).toEqual(kept);
    rmSync(join(folder, '.lectern'), { recursive: true });
    await build(folder, { workers: 2 });
    expect(output(folder)).toEqual(cold);
  });

  it('keeps the bundle when only pages are edited, added and removed', async () => {
    const folder = site(files);
    await build(folder);
    const kept = bundles(folder);
    write(folder, { 'docs/guide/start.md': '# Other\n\n## Own {#own}\n', 'docs/guide/new.md': '# New' });
    rmSync(join(folder, 'docs/guide/more.md'));
    await build(folder);
    expect(bundles(folder)).toEqual(kept);
    expect(output(folder)).toEqual(await coldOutput(folder));
  });

  it('takes every edit of what the bundle is made of', async () => {
    const folder = site(files);
    await build(folder);
    const before = output(folder);
    const inputs = inputsOf(folder);
    const state = join(folder, '.lectern/state');
    for (const [name, edit] of edits) {
      write(folder, edit);
      expect(areUnchanged(inputs, state), name).toBe(false);
      undo(folder, edit);
      expect(areUnchanged(inputs, state), `${name}, taken back`).toBe(true);
    }
    for (const [, edit] of edits) write(folder, edit);
    await build(folder);
    const after = output(folder);
    expect(after).not.toEqual(before);
    expect(after).toEqual(await coldOutput(folder));
  });

  it('takes the bundle of another site that adds no code either, and gives the same bytes', async () => {
    const plain = { 'docs/index.md': '# Home', 'docs/guide/start.md': '# Start' };
    const [first, second] = [site(plain), site(plain)];
    await build(first);
    await build(second);
    expect(output(second)).toEqual(output(first));
    const made = (folder: string) => readdirSync(join(folder, '.lectern'));
    expect(made(first)).not.toContain('bundle');
    write(second, { 'theme/index.tsx': `export * from 'lectern/theme';` });
    await build(second);
    expect(made(second)).toContain('bundle');
    const scripts = (folder: string) => Object.keys(output(folder)).filter((name) => name.endsWith('.js'));
    expect(scripts(second)).not.toEqual([]);
  });

  it('makes its own bundle for another base', async () => {
    const folder = site(files);
    await build(folder);
    const kept = bundles(folder);
    await build(folder, { base: '/other/' });
    expect(bundles(folder)).toHaveLength(kept.length + 1);
    const other = output(folder);
    await build(folder);
    expect(output(folder)).not.toEqual(other);
    expect(bundles(folder)).toHaveLength(kept.length + 1);
  });

  it('does not depend on the order in which islands are found', async () => {
    const island = (name: string) =>
      `'use client';\nexport default function ${name}() { return <b>${name}</b>; }`;
    const folder = site({
      'docs/index.mdx': `import B from '../B.tsx';\nimport A from '../A.tsx';\n\n<B />\n\n<A />\n`,
      'A.tsx': island('A'),
      'B.tsx': island('B'),
    });
    await build(folder);
    const [kept = ''] = keptBundles(folder);
    expect(Object.keys(JSON.parse(readFileSync(kept, 'utf8')).bundle.islandUrls)).toEqual(['A.tsx', 'B.tsx']);
  });

  it('makes a bundle again that PostCSS plugins may have added files to', async () => {
    const folder = site(files);
    write(folder, { 'postcss.config.mjs': 'export default { plugins: [] };' });
    await build(folder);
    const first = bundles(folder);
    await build(folder);
    expect(bundles(folder)).not.toEqual(first);
  });

  it('forgets pages that were removed, and survives a cache that was cut off', async () => {
    const folder = site(files);
    await build(folder);
    const pages = () => readdirSync(join(folder, '.lectern/pages'));
    expect(pages()).toHaveLength(3);
    rmSync(join(folder, 'docs/guide/more.md'));
    for (const name of pages()) writeFileSync(join(folder, '.lectern/pages', name), '{"key":');
    await build(folder);
    expect(pages()).toHaveLength(2);
    expect(output(folder)).toEqual(await coldOutput(folder));
  });

  it('renders what has changed, and what comes of the time', async () => {
    const folder = siteWithPackages({
      'docs/index.md': '# Home',
      'docs/a.md': '# A',
      'docs/b.md': '# B',
      'docs/clock.mdx': "import { Clock } from '../Clock';\n\n# Clock\n\n<Clock />\n",
      'Clock.tsx': 'export function Clock() { return <b>{new Date().getFullYear()}</b>; }',
    });
    const inodes = () =>
      Object.fromEntries(
        ['index', 'a', 'b', 'clock'].map((name) => [name, statSync(join(folder, `dist/${name}.html`)).ino]),
      );
    const rendered = async () => {
      const before = inodes();
      await build(folder);
      const after = inodes();
      return Object.keys(after).filter((name) => after[name] !== before[name]);
    };
    await build(folder);
    expect(await rendered()).toEqual(['clock']);
    write(folder, { 'docs/a.md': '# A\n\nMore.' });
    expect(await rendered()).toEqual(['a', 'clock']);
    // The sidebar of every page has an entry for it.
    write(folder, { 'docs/b.md': '# Other' });
    expect(await rendered()).toEqual(['index', 'a', 'b', 'clock']);
    writeFileSync(join(folder, 'dist/b.html'), 'by hand');
    expect(await rendered()).toEqual(['b', 'clock']);
    expect(readFileSync(join(folder, 'dist/b.html'), 'utf8')).toContain('Other');
  });

  it('leaves nothing of what an edited page had, and keeps the index of the other language', async () => {
    const sections = (count: number) =>
      Array.from({ length: count }, (_, at) => `## Part ${at}\n\nText ${at}.\n`);
    const folder = site({
      'lectern.config.mjs':
        'export default { lang: "en", locales: [{ lang: "en", label: "English" }, { lang: "zh", label: "中文" }] };',
      'docs/en/index.md': '# Home',
      'docs/en/a.md': `# A\n\n${sections(9).join('\n')}`,
      'docs/zh/index.md': '# 首页',
      'docs/zh/a.md': '# 甲\n\n正文。',
    });
    const entries = () => {
      const names = readdirSync(join(folder, 'dist')).filter((name) => /^search_index\..+\.json$/.test(name));
      return names.map((name) => statSync(join(folder, 'dist', name)).ino);
    };
    await build(folder);
    const [english, chinese] = entries();
    write(folder, { 'docs/en/a.md': `# A\n\n${sections(1).join('')}` });
    await build(folder);
    const [changed, kept] = entries();
    expect([changed === english, kept === chinese]).toEqual([false, true]);
    expect(output(folder)).toEqual(await coldOutput(folder));
  });

  it('takes the pages that link to an edited one, until another page decides where their links lead', async () => {
    const folder = site({
      'docs/index.md': '# Home\n\n[tea](/guide/tea/) and [the same](./guide/tea/)',
      'docs/guide/tea.md': '# Tea\n\n[Home](../)',
    });
    const made = async () => (await build(folder)).slowest.map(({ path }) => path).sort();
    const links = () => {
      const { html } = JSON.parse(readFileSync(join(folder, 'dist/index.json'), 'utf8'));
      return html.match(/(?<=href=")\/guide\/tea\/?(?=")/g);
    };
    expect(await made()).toEqual(['/', '/guide/tea']);
    expect(links()).toEqual(['/guide/tea', '/guide/tea']);
    write(folder, { 'docs/guide/tea.md': '# Tea\n\nGreen. [Home](../)' });
    expect(await made()).toEqual(['/guide/tea']);
    write(folder, { 'docs/guide/tea/index.md': '# Teas' });
    await build(folder);
    expect(links()).toEqual(['/guide/tea/', '/guide/tea/']);
    expect(output(folder)).toEqual(await coldOutput(folder));
    // Without that page, the links match the file name exactly again.
    rmSync(join(folder, 'docs/guide/tea'), { recursive: true });
    await build(folder);
    expect(links()).toEqual(['/guide/tea', '/guide/tea']);
    expect(output(folder)).toEqual(await coldOutput(folder));
  });
});
