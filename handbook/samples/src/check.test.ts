import { mkdirSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, it } from 'vitest';
import type { Page } from '../../../site/samples/src/extract.js';
import { checkPages } from './check.js';
import { readSamples } from './read-samples.js';

const root = fileURLToPath(new URL('../../..', import.meta.url));
/** A folder inside the repository, so that packages are found from it. */
const folder = fileURLToPath(new URL('../.test', import.meta.url));

afterAll(() => rmSync(folder, { recursive: true, force: true }));

function page(lang: string, ...lines: string[]): Page {
  const [path, source] = [`${lang}/a.mdx`, lines.join('\n')];
  return { path, lang, key: 'a', source, ...readSamples(source, path) };
}

/** Returns the problems of pages, as `a.mdx:3 message`. */
async function problemsOf(...pages: Page[]): Promise<string[]> {
  mkdirSync(folder, { recursive: true });
  const problems = await checkPages(pages, { root, folder });
  return problems.map(({ page, line, message }) => `${page}:${line} ${message}`);
}

const fence = (meta: string, ...code: string[]) => ['', `\`\`\`${meta}`, ...code, '```'];

const config = (...lines: string[]) => [
  "import { defineConfig } from 'lectern';",
  'export default defineConfig({',
  ...lines,
  '});',
];

it('finds nothing wrong with samples that are right', async () => {
  const right = [
    ...fence('ts title="lectern.config.ts"', ...config("  title: 'A',")),
    ...fence(
      'ts title="lectern.config.ts"',
      ...config("  title: 'B',", "  root: 'pages',", "  logo: '/logo.svg',"),
    ),
    ...fence('ts title="src/add.ts"', 'export const add = (a: number, b: number) => a + b;'),
    ...fence('tsx', "import { add } from './src/add';", 'export const Sum = () => <b>{add(1, 2)}</b>;'),
    ...fence('json title="docs/en/guide/_meta.json"', '["index", { "type": "divider" }]'),
    ...fence('jsonc', '{ "a": "// b" } // c'),
    ...fence('yaml', 'title: A'),
    ...fence('css', '.a { color: red }'),
    ...fence('mdx', 'export const a = 1;', '', '<Tabs><Tab label="A">{a}</Tab></Tabs>'),
    ...fence('bash', 'npm create lectern docs -- --yes', 'npx lectern host nginx > a.conf', 'git status'),
    ...fence('text', 'anything'),
    ...fence('ruby nocheck="what migrants have"', 'puts 1'),
  ];
  const chinese = right.map((line) => line.replace("title: 'A'", "title: '甲'"));
  expect(await problemsOf(page('en', ...right), page('zh', ...chinese))).toEqual([]);
});

it('tells all that is wrong in one run, with the line on the page', async () => {
  const wrong = page(
    'en',
    ...fence('ts title="lectern.config.ts"', ...config("  titel: 'A',")),
    ...fence('ts', 'const a: number = "b";', "import { x } from './nowhere';", 'export { a, x };'),
    ...fence('json', '{', '  "a": 1,', '}'),
    ...fence('json title="docs/en/guide/_meta.json"', '[{ "type": "folder" }]'),
    ...fence('yaml', 'a: 1', 'a: 2'),
    ...fence('css', 'a {', '  color red', '}'),
    ...fence('mdx', 'Text', '', '<Tab>'),
    ...fence('md', '!!! note'),
    ...fence('ruby', 'puts 1'),
    ...fence('ts nocheck', 'const'),
  );
  expect(await problemsOf(wrong)).toEqual([
    expect.stringMatching(/^en\/a.mdx:5 .*'titel' does not exist in type 'UserConfig'/),
    'en/a.mdx:5 titel is not an option. Did you mean "title"?',
    "en/a.mdx:10 Type 'string' is not assignable to type 'number'.",
    "en/a.mdx:11 Cannot find module './nowhere' or its corresponding type declarations.",
    expect.stringMatching(/^en\/a.mdx:18 .*JSON/),
    expect.stringMatching(/^en\/a.mdx:22 .* has an entry of no known form at \[0\]: {"type":"folder"}/),
    'en/a.mdx:27 Map keys must be unique',
    'en/a.mdx:32 Unexpected token Ident("red")',
    expect.stringMatching(/^en\/a.mdx:39 The tag <Tab> is never closed/),
    expect.stringMatching(/^en\/a.mdx:43 Admonitions of MkDocs are plain text here/),
    'en/a.mdx:46 Nobody checks "ruby": make it text, or say nocheck="reason".',
    'en/a.mdx:50 Say why this fence is not checked: nocheck="reason".',
  ]);
});

it('knows the commands and flags of the command line', async () => {
  const shell = page(
    'en',
    ...fence(
      'sh',
      'npx lectern biuld',
      'lectern build --lenient --drafs',
      'lectern build \\',
      '  --dry-run',
      'lectern host apache > x',
      'npm create lectern -- --tempate docs',
      'npm install @lectern/plugin-nothing',
      'npm isntall',
    ),
    ...fence('bash', 'echo "a'),
    ...fence('sh', '$ lectern dev'),
  );
  expect(await problemsOf(shell)).toEqual([
    expect.stringMatching(/^en\/a.mdx:3 lectern has no command "biuld"\. It has: dev, build, /),
    'en/a.mdx:4 lectern build has no flag --drafs.',
    'en/a.mdx:5 lectern build has no flag --dry-run.',
    expect.stringMatching(/^en\/a.mdx:7 lectern host has no "apache"\. It has: nginx, /),
    expect.stringMatching(/^en\/a.mdx:8 npm create lectern has no flag --tempate\. It has: --title, /),
    'en/a.mdx:9 There is no package @lectern/plugin-nothing.',
    expect.stringMatching(/^en\/a.mdx:10 npm isntall is not among the npm commands of the handbook: ci, /),
    expect.stringMatching(/^en\/a.mdx:14 unexpected EOF/),
    'en/a.mdx:18 Leave the prompt out: readers copy the line.',
  ]);
});

it('compares languages', async () => {
  const english = page('en', ...fence('sh', 'lectern dev'), ...fence('text', 'a'));
  const chinese = page('zh', ...fence('sh', '# 开发', 'lectern build'), ...fence('text', 'a'));
  expect(await problemsOf(english, chinese)).toEqual([
    'zh/a.mdx:4 The original has lectern dev where this has lectern build (en/a.mdx:3)',
  ]);
  const shorter = page('zh', ...fence('sh', '# 开发', 'lectern dev'));
  expect(await problemsOf(english, shorter)).toEqual([
    'en/a.mdx:7 zh/a.mdx has 1 samples, its original en/a.mdx 2: this one has no counterpart.',
  ]);
});
