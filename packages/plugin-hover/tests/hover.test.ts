import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { build } from '../../lectern/dist/index.js';
import { failure, siteWithPackages, tree, write } from '../../lectern/tests/scenarios/testing.ts';
import type { BlockData } from '../src/block.ts';

/** Builds small sites with the plugin, which is loaded from its source. */

const source = fileURLToPath(new URL('../src/index.ts', import.meta.url));

const config = (options = '', more = '') =>
  `import { hover } from ${JSON.stringify(source)};\nexport default { title: 'T', plugins: [hover(${options})]${more} };`;

const GREET = [
  '```ts twoslash',
  '// @errors: 2322',
  'interface User {',
  '  /** Its {@link String name}. */',
  '  name: string;',
  '}',
  '// ---cut---',
  "const user: User = { name: 'Ada' };",
  '//    ^?',
  'const age: number = user.name;',
  '```',
].join('\n');

const TEA = "```ts hover\nimport { tea } from 'tea';\n```\n";

const read = (folder: string, name: string) => readFileSync(join(folder, 'dist', name), 'utf8');

/** Returns the data of the first block of a page. */
function dataOf(folder: string, page: string): BlockData {
  const [, file = ''] = /data-hover="\/([^"]*)"/.exec(read(folder, page)) ?? [];
  return JSON.parse(read(folder, file));
}

describe('types of the compiler', () => {
  const files = {
    'lectern.config.mjs': config(
      '',
      `, siteOrigin: 'https://t.test', feeds: [{ folder: 'news', title: 'N' }]`,
    ),
    'docs/index.md': `# Home\n\n${GREET}\n\n\`\`\`ts\nconst plain = 1;\n\`\`\`\n`,
    'docs/plain.md': '# Plain\n\n```js\nlet a;\n```\n',
    'docs/news/index.md': '# News\n',
    'docs/news/one.md': `---\ndate: 2024-01-01\n---\n\n# One\n\n${GREET}\n`,
  };

  it('are in files of their own, and no part of the text', async () => {
    const folder = siteWithPackages(files);
    await build(folder, { workers: 1 });
    const { texts } = dataOf(folder, 'index.html');
    expect(texts).toEqual([
      ['const user: User'],
      ['interface User'],
      ['(property) User.name: string', 'Its String name.'],
      ['const age: number'],
    ]);
    const home = read(folder, 'index.html');
    expect(home.match(/data-hover=/g)).toHaveLength(1);
    expect(home).toContain('data-note="const user: User"');
    expect(home).toContain("data-note=\"Type 'string' is not assignable to type 'number'.\"");
    expect(home).toMatch(/<span class="line error">/);
    expect(home).not.toContain('^?');
    const stylesOf = (page: string) =>
      [...read(folder, page).matchAll(/<link rel="stylesheet" href="\/([^"]*)"/g)].map(([, url = '']) => url);
    expect(stylesOf('index.html')).toEqual([expect.stringContaining('notes.'), ...stylesOf('plain.html')]);
    expect(read(folder, stylesOf('plain.html')[0] ?? '')).not.toContain('code-note');
    expect(read(folder, 'plain.html')).not.toMatch(/data-hover|hover\.|code-note/);
    const others = Object.entries(tree(join(folder, 'dist'))).filter(([name]) =>
      /\.(?:md|txt|xml)$|^search_index|^feeds/.test(name),
    );
    expect(others.length).toBeGreaterThan(8);
    for (const [name, content] of others) {
      const text = Buffer.from(content, 'base64').toString();
      expect(text.match(/not assignable|const user: User\b(?! =)|interface User/), name).toBeNull();
    }

    const first = tree(join(folder, 'dist'));
    rmSync(join(folder, '.lectern'), { recursive: true });
    await build(folder, { workers: 2 });
    expect(tree(join(folder, 'dist'))).toEqual(first);
  });

  it('are asked for again when code, or a file that it leads to, has changed', async () => {
    const folder = siteWithPackages({
      'lectern.config.mjs': config(`{ compilerOptions: { paths: { tea: ['../../tea.ts'] } } }`),
      'tea.ts': 'export const tea = 1;',
      'docs/index.md': `# Home\n\n${TEA}`,
    });
    await build(folder);
    expect(dataOf(folder, 'index.html').texts).toEqual([['const tea: 1']]);
    // The compiler would not return this text, so it must come from the cache.
    const [name = ''] = readdirSync(join(folder, '.lectern/hover'));
    const answer = join(folder, '.lectern/hover', name);
    writeFileSync(answer, readFileSync(answer, 'utf8').replace('const tea', 'const kept'));
    write(folder, { 'docs/index.md': `# Home, edited\n\n${TEA}` });
    await build(folder);
    expect(dataOf(folder, 'index.html').texts).toEqual([['const kept: 1']]);
    write(folder, { 'tea.ts': "export const tea = 'green';" });
    await build(folder);
    expect(dataOf(folder, 'index.html').texts).toEqual([['const tea: "green"']]);
  });
});

describe('mistakes', () => {
  it('of the code are those of the page, at their lines', async () => {
    const folder = siteWithPackages({
      'lectern.config.mjs': config(),
      'docs/index.md': [
        '# Home',
        '',
        '```ts twoslash',
        'const a: string = 1;',
        '```',
        '',
        '```ts twoslash',
        '// @errors: 2345',
        'const b = 1;',
        '```',
        '',
        '```ts hover',
        'const c = 1;',
        '//   ^?',
        '```',
      ].join('\n'),
    });
    expect(await failure(folder)).toBe(
      [
        'The site has 3 errors:',
        `  docs/index.md:4  Plugin "hover": Type 'number' is not assignable to type 'string'. (2322)`,
        '    Fix the code, or announce the error in it: "// @errors: 2322".',
        '  docs/index.md:8  Plugin "hover": The error 2345 is announced, but the compiler does not find it.',
        '    Remove it from "// @errors".',
        '  docs/index.md:14  Plugin "hover": The question "^?" is below no name.',
        '    Put its sign below a name of the line above.',
        '3 syntax errors',
      ].join('\n'),
    );
  });

  it('of the settings are told as those of tsconfig.json', async () => {
    const folder = siteWithPackages({
      'lectern.config.mjs': config(`{ compilerOptions: { target: 'es1' } }`),
      'docs/index.md': '# Home\n\n```ts hover\nlet a;\n```\n',
    });
    expect(await failure(folder)).toMatch(
      /^The site has an error:\n {2}docs\/index\.md:4 {2}Plugin "hover": Argument for '--target' option must be: [^\n]*\n {4}Fix "compilerOptions" of the plugin: they use the same names and values as tsconfig\.json\.$/,
    );
  });
});

describe('types of a source', () => {
  it('are those of the blocks that it includes', async () => {
    const options = `{
      include: ({ lang, file }) => lang === 'tea' && file.endsWith('index.md'),
      source: ({ code, line }) => code === 'none' ? null : [{ line: 1, column: 5, length: 3, text: 'tea: ' + line }],
    }`;
    const folder = siteWithPackages({
      'lectern.config.mjs': config(options),
      'docs/index.md': '# Home\n\n```tea\nthe tea\n```\n\n```tea\nnone\n```\n\n```ts hover\nlet a;\n```\n',
    });
    await build(folder);
    expect(dataOf(folder, 'index.html')).toEqual({ texts: [['tea: 4']], words: [4, 3, 0] });
    expect(read(folder, 'index.html').match(/data-hover=/g)).toHaveLength(1);
    expect(existsSync(join(folder, '.lectern/hover'))).toBe(false);
  });
});
