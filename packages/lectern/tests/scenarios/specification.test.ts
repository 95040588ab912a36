import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
// The built engine, which users run: `npm test` builds it first.
import { build } from '../../dist/index.js';

const LANGUAGES = 'js ts jsx tsx json css scss less xml diff yaml md mdx bash'.split(' ');

const SAMPLES: Record<string, string> = {
  json: '{ "a": 1 }',
  css: 'a { color: red }',
  scss: 'a { color: red }',
  less: 'a { color: red }',
  xml: '<a b="c"/>',
  diff: '-a\n+b',
  yaml: 'a: 1',
  md: '# a',
  mdx: '# a',
  bash: 'echo "a"',
};

const FILES: Record<string, string> = {
  'lectern.config.mjs': `export default {
    title: 'Spec', base: '/docs/', locales: [{ lang: 'en', label: 'English' }, { lang: 'zh', label: '中文' }],
    route: { exclude: ['*/shared/**'] },
  };`,
  'docs/en/index.md': '---\npageType: home\nhero:\n  name: A\n  image:\n    src: /logo.svg\n---\n',
  'docs/zh/index.md': '# 首页',
  'docs/en/guide/a.mdx': `import Part from '../shared/part.md'\n\n# A\n\n<Part />\n\n![logo](/logo.svg) [b](/guide/b)\n\n${LANGUAGES.map((lang) => `\`\`\`${lang}\n${SAMPLES[lang] ?? 'const a = 1;'}\n\`\`\``).join('\n\n')}`,
  'docs/en/guide/b.md': '# B\n\n## Two\n\n### Three\n\n#### Four\n\n##### Five\n',
  'docs/en/shared/part.md': 'Shared words.',
  'docs/public/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="20"/>',
};

let folder = '';
let warnings: string[] = [];
const read = (name: string) => readFileSync(join(folder, 'dist', name), 'utf8');

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'lectern-'));
  for (const [name, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  ({ warnings } = await build(folder));
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('specification', () => {
  it('leaves shared folders out of the routes, and lets pages import them', () => {
    expect(existsSync(join(folder, 'dist/shared'))).toBe(false);
    expect(read('guide/a.html')).toContain('Shared words.');
  });

  it('puts the base before links and images, those of the front matter too', () => {
    expect(read('guide/a.html')).toContain('src="/docs/logo.svg"');
    expect(read('guide/a.html')).toContain('href="/docs/guide/b"');
    expect(read('index.html')).toContain('src="/docs/logo.svg"');
  });

  it.each(LANGUAGES)('highlights %s', (lang) => {
    const block = new RegExp(`<pre class="language-${lang}"[\\s\\S]*?</pre>`).exec(read('guide/a.html'))?.[0];
    expect(block).toMatch(/class="(token|line diff)/);
    expect(warnings).toEqual([]);
  });

  it('numbers no lines and wraps no code by itself', () => {
    expect(read('guide/a.html')).not.toMatch(/data-line-numbers|data-wrap/);
  });

  it('gives page data with the fields of section 3', () => {
    const { page } = JSON.parse(read('guide/b.json'));
    expect(page).toMatchObject({
      pagePath: 'en/guide/b.md',
      routePath: '/guide/b',
      pageType: 'doc',
      title: 'B',
      frontmatter: {},
      lang: 'en',
      version: '',
      lastUpdatedTime: null,
    });
    expect(page.toc.map(({ depth }: { depth: number }) => depth)).toEqual([2, 3, 4]);
  });

  it('gives site data with the fields and defaults of sections 3 and 9', () => {
    const file = readdirSync(join(folder, 'dist/assets')).find((name) => name.startsWith('site.en.')) ?? '';
    expect(JSON.parse(read(`assets/${file}`))).toMatchObject({
      title: 'Spec',
      base: '/docs/',
      lang: 'en',
      cleanUrls: true,
      multiVersion: null,
      markdown: { showLineNumbers: false, defaultWrapCode: false, highlighter: 'prism' },
      locales: [{ lang: 'en' }, { lang: 'zh', prefix: '/zh' }],
      theme: {
        hideNavbar: 'never',
        outline: true,
        darkMode: true,
        enableScrollToTop: true,
        labels: {
          outlineTitle: 'ON THIS PAGE',
          prevPage: 'Previous Page',
          nextPage: 'Next page',
          lastUpdated: 'Last Updated',
          source: 'Source',
          searchPlaceholder: 'Search Docs',
          notFoundTitle: 'PAGE NOT FOUND',
          notFoundLink: 'Take me home',
        },
      },
    });
  });
});

describe('versions', () => {
  it('are refused when the default one is not among them', async () => {
    const config = `export default { multiVersion: { default: 'v3', versions: ['v1', 'v2'] } };`;
    writeFileSync(join(folder, 'wrong.config.mjs'), config);
    await expect(build(folder, { config: 'wrong.config.mjs' })).rejects.toMatchObject({
      message: 'multiVersion.default is "v3", which "versions" does not list.',
      hint: 'Add it to "versions", or set it to one of: v1, v2.',
    });
  });
});

describe('docs-dev/spec-coverage.md', () => {
  const root = fileURLToPath(new URL('../../../../', import.meta.url));
  const rows = readFileSync(join(root, 'docs-dev/spec-coverage.md'), 'utf8')
    .split('\n')
    .filter((line) => /^\| \d/.test(line))
    .map((line) =>
      line
        .slice(1, -1)
        .split('|')
        .map((cell) => cell.trim()),
    );

  it('has four cells in every row, and none is empty', () => {
    expect(rows.length).toBeGreaterThan(100);
    expect(rows.filter((cells) => cells.length !== 4 || cells.includes(''))).toEqual([]);
  });

  it('names files that exist', () => {
    const named = rows.flatMap(([, , where = '', proof = '']) =>
      [...`${where} ${proof}`.matchAll(/`([^`\s]+\.(?:tsx?|css|mjs))`/g)].map(([, file = '']) => file),
    );
    const bases = [
      '',
      'e2e/',
      'packages/lectern/src/',
      'packages/lectern/tests/',
      'packages/lectern/tests/scenarios/',
    ];
    const missing = named.filter((file) => !bases.some((base) => existsSync(join(root, base, file))));
    expect([...new Set(missing)]).toEqual([]);
  });
});

it.each([
  ['docs-dev/open-coverage.md', 2, 50],
  ['docs-dev/handbook-coverage.md', 2, 45],
  ['docs-dev/trust-coverage.md', 2, 45],
  ['docs-dev/faults.md', 3, 35],
])('%s names files that are there, in each row', (list, cells, atLeast) => {
  const root = fileURLToPath(new URL('../../../../', import.meta.url));
  const rows = readFileSync(join(root, list), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| ') && !/^\| (?:statement|fault|---)/.test(line))
    .map((line) => line.slice(2, -2).split(' | '));
  const bases = ['', 'packages/lectern/', 'packages/lectern/tests/scenarios/'];
  const isThere = (file: string) => bases.some((base) => existsSync(join(root, base, file)));
  expect(rows.length).toBeGreaterThan(atLeast);
  for (const row of rows) {
    const named = [...(row.at(-1) ?? '').matchAll(/`([^`\s]+\.(?:tsx?|md))`/g)].map(([, file = '']) => file);
    expect([row, row.length, row.every((cell) => cell.trim() !== '')]).toEqual([row, cells, true]);
    expect([row, named.length > 0, named.filter((file) => !isThere(file))]).toEqual([row, true, []]);
  }
});
