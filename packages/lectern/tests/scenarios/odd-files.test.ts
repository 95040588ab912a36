import {
  linkSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { build, createPreviewServer } from '../../dist/index.js';
import { loadConfig } from '../../dist/internals.js';
import { type ServerProcess, startServer } from '../dev-server.ts';
import { breaking, run } from '../faults.ts';
import { failure, site, write } from './testing.ts';

let server: ServerProcess | undefined;

afterEach(async () => {
  await server?.stop();
  server = undefined;
});

const read = (folder: string, name: string) => readFileSync(join(folder, 'dist', name), 'utf8');
/** Writes many files into one folder. */
function many(folder: string, count: number, file: (index: number) => [name: string, text: string]): void {
  write(folder, Object.fromEntries(Array.from({ length: count }, (_, index) => file(index))));
}

const heading = (html: string) => /<h1[^>]*>([^<]*)/.exec(html)?.[1];

describe('names of files', () => {
  /** Names with spaces, URL and HTML characters, non-Latin letters, and the maximum length of a disk. */
  const NAMES = [
    ...['with space', 'has%percent', 'has%20escape', 'party🎉', '日本語', "a&b'c", '(p) [b] {c}', 'a+b=c;d'],
    ...['$1', '~t', '@at', 'a.b.c', 'Case', 'case', `${'é'.repeat(124)}xx`],
  ];

  /** A name of 255 bytes, to which a build adds a hash. */
  const PICTURE = `${'é'.repeat(125)}x.svg`;

  it('are addresses that lead to their pages, from the sidebar and as data; those of pictures are shortened', async () => {
    const pages = NAMES.map((name) => [`docs/names/${name}.md`, `# Page of ${NAMES.indexOf(name)}`]);
    const folder = site({
      'docs/index.md': `# Home\n\n![a](./${PICTURE})`,
      ...Object.fromEntries(pages),
    });
    write(folder, { [`docs/${PICTURE}`]: '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>' });
    await build(folder);
    const [, src = ''] = /<img[^>]* src="([^"]+)"/.exec(read(folder, 'index.html')) ?? [];
    expect(read(folder, decodeURI(src))).toContain('<svg');
    const preview = createPreviewServer(await loadConfig(folder));
    await new Promise<void>((done) => preview.listen(0, 'localhost', done));
    try {
      const { port } = preview.address() as { port: number };
      const ask = async (path: string) => (await fetch(`http://localhost:${port}${path}`)).text();
      const [, list = ''] =
        /<nav[^>]*class="sidebar[\s\S]*?(<ul[\s\S]*?)<\/nav>/.exec(await ask('/names/Case')) ?? [];
      const hrefs = [...list.matchAll(/href="(\/names\/[^"]+)"/g)].map(([, href = '']) =>
        href.replaceAll('&amp;', '&').replaceAll('&#x27;', "'"),
      );
      expect(hrefs).toHaveLength(NAMES.length);
      const headings = await Promise.all(hrefs.map(async (href) => heading(await ask(href))));
      const data = await Promise.all(
        hrefs.map(async (href) => JSON.parse(await ask(`${href}.json`)).page.title),
      );
      const expected = NAMES.map((_, index) => `Page of ${index}`).sort();
      expect(headings.sort()).toEqual(expected);
      expect(data.sort()).toEqual(expected);
    } finally {
      preview.closeAllConnections();
      preview.close();
    }
  });

  it('that no address can have are told, each with its file', async () => {
    const long = 'x'.repeat(251);
    const folder = site({
      'docs/index.md': '# Home',
      'docs/what?.md': '# A',
      'docs/c#/a.md': '# B',
      'docs/a\\b.md': '# C',
      'docs/a\tb.md': '# D',
      [`docs/${long}.md`]: '# E',
    });
    const control = 'docs/a\\tb.md';
    expect((await failure(folder)).split('\n').sort()).toEqual(
      [
        'The site has 5 errors:',
        `  "${control}"  A page whose path has a control character has no address.`,
        '  docs/a\\b.md  A page whose path has "\\" has no address that browsers ask for.',
        '  docs/c#/a.md  A page whose path has "#" has no address that browsers ask for.',
        '  docs/what?.md  A page whose path has "?" has no address that browsers ask for.',
        `  docs/${long}.md  The name of this file has 251 bytes without its extension, and the page that is made of it may have 250.`,
        ...Array(5).fill('    Rename it.'),
        '5 route errors',
      ].sort(),
    );
  });
});

describe('what is in a file', () => {
  it('is the same with a byte order mark, with CRLF, and with NUL, which HTML has not; it may be 5 MB, and 2,000 headings', async () => {
    const text = '---\ntitle: T\n---\n# Home\n\n```js\nconst a = 1;\n```\n';
    const sentence = 'Some *words* of a paragraph with `code` and [a link](/bom) in it, again and again. ';
    const section = (_: unknown, index: number) =>
      `## Heading ${index}\n\n${sentence}${'Words. '.repeat(360)}`;
    const folder = site({
      'docs/index.md': text,
      'docs/bom.md': `\ufeff${text}`,
      'docs/crlf.md': text.replaceAll('\n', '\r\n'),
      'docs/nul.md': '# N\0ul',
      'docs/large.md': `# Large\n\n${Array.from({ length: 2000 }, section).join('\n\n')}\n\nThe end.`,
    });
    expect(statSync(join(folder, 'docs/large.md')).size).toBeGreaterThan(5e6);
    await build(folder);
    const article = (name: string) => JSON.parse(read(folder, name)).html;
    expect(article('bom.json')).toBe(article('index.json'));
    expect(article('crlf.json')).toBe(article('index.json'));
    expect(read(folder, 'nul.html')).toContain('N\ufffdul');
    for (const name of ['nul.html', 'nul.json', 'nul.md']) expect(read(folder, name)).not.toContain('\0');
    expect(read(folder, 'large.html')).toContain('The end.');
    const { page, html } = JSON.parse(read(folder, 'large.json'));
    expect(page.toc).toHaveLength(2000);
    expect(html.match(/<h2 /g)).toHaveLength(2000);
  });

  it('is told with its line where it is not UTF-8', async () => {
    const folder = site({ 'docs/index.md': '# Home' });
    writeFileSync(join(folder, 'docs/latin.md'), Buffer.from('# Café\n\nTwo\n\nnaïve', 'latin1'));
    writeFileSync(join(folder, 'docs/utf16.md'), Buffer.from('\ufeff# Home', 'utf16le'));
    expect(await failure(folder)).toBe(
      [
        'The site has 2 errors:',
        '  docs/latin.md:1  This file is not in UTF-8.',
        '    Save it in that encoding.',
        '  docs/utf16.md:1  This file is not in UTF-8.',
        '    Save it in that encoding.',
        '2 syntax errors',
      ].join('\n'),
    );
  });
});

describe('folders', () => {
  it('linked in circles have each page once, and those of elsewhere are pages; one may have 5,000 entries', async () => {
    const outside = site({ 'sub/page.md': '# Outside', 'data.json': '{ "a": 1 }' });
    const folder = site({
      'docs/index.md': '# Home',
      'docs/a/one.md': '# One',
      'docs/b/two.md': '# Two',
    });
    const link = (target: string, name: string) => symlinkSync(target, join(folder, name));
    mkdirSync(join(folder, 'docs/public'));
    link('..', 'docs/a/up');
    link('.', 'docs/self');
    link('loop', 'docs/loop');
    link('../b', 'docs/a/b');
    link('../a', 'docs/b/a');
    link('/nowhere.md', 'docs/none.md');
    link(outside, 'docs/ext');
    link(join(outside, 'data.json'), 'docs/public/data.json');
    link(join(outside, 'sub'), 'docs/public/sub');
    await build(folder);
    const list = read(folder, 'llms.txt').match(/\]\(([^)]+)\.md\)/g);
    expect(list?.sort()).toEqual(
      [
        '](/a/b/two.md)',
        '](/a/one.md)',
        '](/b/a/one.md)',
        '](/b/two.md)',
        '](/ext/sub/page.md)',
        '](/index.md)',
      ].sort(),
    );
    // On another machine, a symbolic link would be broken.
    rmSync(outside, { recursive: true });
    expect(read(folder, 'data.json')).toBe('{ "a": 1 }');
    expect(read(folder, 'sub/page.md')).toBe('# Outside');

    rmSync(join(folder, 'docs/public'), { recursive: true });
    rmSync(join(folder, 'docs/ext'));
    many(join(folder, 'docs/many'), 1000, (index) => [`p${index}.md`, `# Page ${index}`]);
    // Hard links to one file: writing that many files takes seconds.
    for (let index = 0; index < 4000; index++)
      linkSync(join(folder, 'docs/many/p0.md'), join(folder, `docs/many/f${index}.txt`));
    server = await startServer('dev', folder);
    const ask = async (path: string) =>
      (await fetch(new URL(path, server?.url), { headers: { accept: 'text/html' } })).text();
    expect(heading(await ask('a/one'))).toBe('One');
    const html = await ask('many/p999');
    expect(heading(html)).toBe('Page 999');
    // The sidebar shows only the last hundred pages.
    expect(html).toContain('More pages: 900');
    expect(server.output()).not.toContain('ELOOP');
  });

  it('that are public may have 1,000 files', async () => {
    const folder = site({ 'docs/index.md': '# Home', 'docs/public/f0.txt': '0' });
    for (let index = 1; index < 1000; index++)
      linkSync(join(folder, 'docs/public/f0.txt'), join(folder, `docs/public/f${index}.txt`));
    await build(folder);
    expect(read(folder, 'f999.txt')).toBe('0');
    await build(folder);
  });

  it('that are public name links that cannot be copied', async () => {
    const folder = site({ 'docs/index.md': '# Home', 'docs/public/a/x.txt': '' });
    symlinkSync('/nowhere', join(folder, 'docs/public/none'));
    symlinkSync('../..', join(folder, 'docs/public/a/up'));
    expect(await failure(folder)).toBe(
      [
        'The site has 2 errors:',
        '  docs/public/a/up  This link leads to a folder that it is in.',
        '    Remove it, or let it lead to what shall be published.',
        '  docs/public/none  This link leads to nothing.',
        '    Remove it, or let it lead to what shall be published.',
        '2 route errors',
      ].join('\n'),
    );
  });
});

describe('files that change under a build', () => {
  it('are told when they are gone, or cannot be read', async () => {
    const folder = site({ 'docs/index.md': '# Home', 'docs/a.md': '# A', 'docs/b.md': '# B' });
    const before = breaking(`fs.readFileSync = (file, ...rest) => {
  if (String(file).endsWith('/docs/a.md')) real.rmSync(file, { force: true });
  if (String(file).endsWith('/docs/b.md')) throw new Error(\`EACCES: permission denied, open '\${file}'\`);
  return real.readFileSync(file, ...rest);
};`);
    const { code, output } = await run(['build', folder], { before });
    expect(output.replaceAll(folder, '')).toBe(
      [
        'The site has 2 errors:',
        "  docs/a.md  This file cannot be read: ENOENT: no such file or directory, open '/docs/a.md'.",
        "  docs/b.md  This file cannot be read: EACCES: permission denied, open '/docs/b.md'.",
        '2 syntax errors',
        'More: lectern explain unreadable',
        '',
      ].join('\n'),
    );
    expect(code).toBe(1);
  });

  it('are told when another build or "lectern dev" has compiled another text', async () => {
    const folder = site({
      'docs/index.md': '# Home',
      'lectern.config.mjs': `import { readdirSync, rmSync, writeFileSync } from 'node:fs';
      const pages = new URL('.lectern/pages/', import.meta.url);
      export default { plugins: [{ name: 'edit', page() {
        writeFileSync(new URL('docs/index.md', import.meta.url), '# Other');
        for (const name of readdirSync(pages)) rmSync(new URL(name, pages));
      } }] };`,
    });
    expect(await failure(folder)).toBe(
      'The site has an error:\n  docs/index.md  This page was changed while it was built.\n    Build again.',
    );
  });

  it('are taken by their text, whatever their times say', async () => {
    const folder = site({ 'docs/index.md': '# First', 'docs/a.md': '# A' });
    const file = join(folder, 'docs/index.md');
    await build(folder);
    const later = new Date(Date.now() + 86_400_000);
    const at = [later, new Date(0), later];
    for (const [index, time] of at.entries()) {
      // The text has the same length, and sometimes the file has the same time.
      write(folder, { 'docs/index.md': `# Text${index}` });
      utimesSync(file, time, time);
      await build(folder);
      expect(heading(read(folder, 'index.html'))).toBe(`Text${index}`);
    }
  });
});
