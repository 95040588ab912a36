import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Returns numbers below `limit`; the sequence depends only on the seed. */
export type Chance = (limit: number) => number;

/** Creates a small random generator (mulberry32), so that a failure can be reproduced. */
export function chance(seed: number): Chance {
  let state = seed;
  return (limit) => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) % limit;
  };
}

/** A page that is alone in its folder. */
export const EXTRA = '# Extra\n\nMore words.\n';

/** A site with every kind of input that can affect a page. */
export const FILES: Record<string, string> = {
  'lectern.config.mjs': configFile('Site', 'Guide'),
  'theme/index.tsx': `import './theme.css';\nexport * from 'lectern/theme';`,
  'theme/theme.css': ':root { --own: 1px; }',
  'components/Note.tsx': `import { word } from './word';\nexport function Note() { return <p>{word}</p>; }`,
  'components/word.ts': `export const word = 'word 0';`,
  'components/Counter.tsx': `'use client';\nexport default function Counter({ start }: { start: number }) { return <button type="button">{start}</button>; }`,
  'components/Clock.tsx': 'export function Clock() { return <b>{new Date().getFullYear()}</b>; }',
  'docs/public/robot.txt': 'robot 0',
  'docs/en/shared/part.md': 'Shared text 0.\n',
  'docs/en/extra/page.md': EXTRA,
  'docs/en/index.md':
    '---\npageType: home\nhero: { name: Site, text: Text, actions: [{ text: Go, link: /guide/a0 }] }\n---\n',
  'docs/zh/index.md': '---\npageType: home\nhero: { name: 站点, text: 文字 }\n---\n',
  'docs/en/guide/index.md': '---\noverview: true\n---\n\n# Guide\n',
  'docs/zh/guide/index.md': '# 指南\n\n文字。\n',
  'docs/en/turn.md': '# Turn\n',
  ...pages('en', 'guide', 8),
  ...pages('zh', 'guide', 6),
  ...pages('en', 'api', 6),
  'docs/en/api/mdx.mdx':
    "import { Note } from '../../../components/Note';\nimport Counter from '../../../components/Counter';\nimport Part from '../shared/part.md';\n\n# Components\n\n<Note />\n\n<Counter start={1} />\n\n<Part />\n",
  'docs/en/api/clock.mdx': "import { Clock } from '../../../components/Clock';\n\n# Clock\n\n<Clock />\n",
};

function configFile(title: string, nav: string): string {
  return `export default { title: '${title}', lang: 'en', route: { exclude: ['**/shared/**'] }, locales: [{ lang: 'en', label: 'English' }, { lang: 'zh', label: '中文' }], themeConfig: { nav: [{ text: '${nav}', link: '/guide/' }] } };`;
}

function pages(lang: string, section: string, count: number): Record<string, string> {
  return Object.fromEntries(
    Array.from({ length: count }, (_, index) => [
      `docs/${lang}/${section}/a${index}.md`,
      pageText(lang, index, 0),
    ]),
  );
}

function pageText(lang: string, number: number, version: number): string {
  const words = lang === 'zh' ? '构建工具的配置' : 'Configure the build tool';
  return `# Page ${number} ${lang}\n\n${words} ${version}, [turn](/turn/).\n\n## Part ${version % 3}\n\n\`\`\`js\nlet a = ${version};\n\`\`\`\n`;
}

type Edit = (folder: string, pick: Chance, step: number) => void;

/** Edits that an author makes to a site, by name. */
export const EDITS: Record<string, Edit> = {
  text: (folder, pick, step) =>
    change(anyPage(folder, pick), (text) => `${text}\nText number ${step}, 文字 ${step}.\n`),
  title: (folder, pick, step) =>
    change(anyPage(folder, pick), (text) => text.replace(/^# .*$/m, `# Title ${step}`)),
  heading: (folder, pick, step) =>
    change(anyPage(folder, pick), (text) => text.replace(/^## .*$/m, `## Heading ${step}`)),
  cut: (folder, pick) => change(anyPage(folder, pick), (text) => text.split('\n').slice(0, 5).join('\n')),
  add(folder, pick, step) {
    const [lang, section] =
      (
        [
          ['en', 'guide'],
          ['zh', 'guide'],
          ['en', 'api'],
        ] as const
      )[pick(3)] ?? [];
    put(join(folder, `docs/${lang}/${section}/n${step}.md`), pageText(lang ?? 'en', step, step));
  },
  remove(folder, pick) {
    const file = anyPage(folder, pick);
    if (pagesOf(folder).length > 12) rmSync(file);
  },
  move(folder, pick, step) {
    const file = anyPage(folder, pick);
    renameSync(file, join(dirname(file), `m${step}.md`));
  },
  // All pages link to it with a trailing slash. The page is either a single file or the page of a folder.
  turn(folder, pick) {
    const files = ['turn.md', 'turn/index.md', 'turn/README.md'].map((name) => join(folder, 'docs/en', name));
    const to = files[pick(3)] as string;
    mkdirSync(dirname(to), { recursive: true });
    renameSync(files.find((file) => existsSync(file)) as string, to);
  },
  turned(folder, _pick, step) {
    for (const name of ['turn.md', 'turn/index.md', 'turn/README.md'])
      change(join(folder, 'docs/en', name), (text) => `${text}\nTurned ${step}.\n`);
  },
  // The 404 document belongs to no page: it contains the pages of all languages.
  lost(folder, pick, step) {
    const file = join(folder, `docs/${pick(2) ? 'en' : 'zh'}/404.mdx`);
    if (pick(3) === 0) rmSync(file, { force: true });
    else put(file, `---\ntitle: Lost ${step}\n---\n\n# Lost ${step}\n\n{${step} + 1} [turn](/turn/)\n`);
  },
  hide: (folder, pick) =>
    change(
      anyPage(folder, pick),
      (text) => `---\nsearch: ${pick(2) === 1}\nunlisted: true\n---\n${body(text)}`,
    ),
  describe: (folder, pick, step) =>
    change(anyPage(folder, pick), (text) => `---\ndescription: About ${step}\n---\n${body(text)}`),
  draft: (folder, pick) => change(anyPage(folder, pick), (text) => `---\ndraft: true\n---\n${body(text)}`),
  redirect: (folder, pick) =>
    change(anyPage(folder, pick), (text) => `---\nredirectFrom: /old/a${pick(3)}\n---\n${body(text)}`),
  // Some of these links are dead.
  link(folder, pick, step) {
    const to = [`/guide/a${pick(8)}`, `/api/a${pick(6)}/#part-${pick(3)}`, './index.md'][pick(3)];
    change(anyPage(folder, pick), (text) => `${text}\nText number ${step}: [to](${to}).\n`);
  },
  picture(folder, pick, step) {
    const page = anyPage(folder, pick);
    put(
      join(dirname(page), 'dot.svg'),
      `<svg xmlns="http://www.w3.org/2000/svg" width="${step}" height="9"/>`,
    );
    change(page, (text) => `${text}\nText number ${step}: ![dot](./dot.svg)\n`);
  },
  sidebar(folder, pick, step) {
    const dir = join(folder, `docs/${pick(2) ? 'en' : 'zh'}/guide`);
    const meta = join(dir, '_meta.json');
    const names = readdirSync(dir).flatMap((name) => /^(\w+)\.md$/.exec(name)?.[1] ?? []);
    const at = pick(names.length);
    const [first = 'index', ...others] = [...names.slice(at), ...names.slice(0, at)];
    if (pick(4) === 0) rmSync(meta, { force: true });
    else
      put(
        meta,
        JSON.stringify([{ type: 'file', name: first, label: `Label ${step}` }, ...others.slice(pick(3))]),
      );
  },
  undo: (folder, pick) => change(anyPage(folder, pick), (text) => body(text).replace(/\nText number.*/g, '')),
  config: (folder, _pick, step) =>
    put(join(folder, 'lectern.config.mjs'), configFile(`Site ${step % 3}`, `Nav ${step % 2}`)),
  fragment: (folder, _pick, step) => put(join(folder, 'docs/en/shared/part.md'), `Shared text ${step}.\n`),
  public: (folder, pick, step) => put(join(folder, `docs/public/p${pick(3)}.txt`), `Public ${step}`),
  // A public file takes precedence over a page at the same path.
  cover: (folder, pick) => put(join(folder, `docs/public/guide/a${pick(3)}.md`), 'covered'),
  uncover: (folder) => rmSync(join(folder, 'docs/public/guide'), { recursive: true, force: true }),
  // Changes or deletes a file in the output, like a user or another program.
  spoil: (folder, pick) => change(anyOutput(folder, pick), (text) => text.replace(/./, 'X')),
  lose: (folder, pick) => rmSync(anyOutput(folder, pick)),
  component: (folder, _pick, step) =>
    put(join(folder, 'components/word.ts'), `export const word = 'word ${step % 4}';`),
  theme: (folder, _pick, step) => put(join(folder, 'theme/theme.css'), `:root { --own: ${step % 4}px; }`),
};

/** Edits after which the bundler has to run. A few of them are enough. */
export const SLOW_EDITS = ['component', 'theme'];

function body(text: string): string {
  return text.replace(/^---\n[\s\S]*?\n---\n/, '');
}

function pagesOf(folder: string): string[] {
  const docs = join(folder, 'docs');
  return readdirSync(docs, { recursive: true, encoding: 'utf8' })
    .filter((file) => /[\\/](?:guide|api)[\\/]\w\d+\.md$/.test(file) && !file.startsWith('public'))
    .sort()
    .map((file) => join(docs, file));
}

export function anyPage(folder: string, pick: Chance): string {
  const files = pagesOf(folder);
  return files[pick(files.length)] as string;
}

function anyOutput(folder: string, pick: Chance): string {
  const files = readdirSync(join(folder, 'dist'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:html|json|md)$/.test(file))
    .sort();
  return join(folder, 'dist', files[pick(files.length)] as string);
}

function change(file: string, edit: (text: string) => string): void {
  if (existsSync(file)) put(file, edit(readFileSync(file, 'utf8')));
}

export function put(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
