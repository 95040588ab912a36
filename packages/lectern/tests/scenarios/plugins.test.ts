import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { build } from '../../dist/index.js';
import { type ServerProcess, startServer } from '../dev-server.ts';
import { failure, site, siteWithPackages, tree, write } from './testing.ts';

/** Plugins in a project outside the repository: every hook, its effect, its errors. */

const plugin = `import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export function teas({ greeting }) {
  return {
    name: 'teas',
    config: (config) => ({ ...config, frontmatter: { tea: 'boolean', ...config.frontmatter }, head: [...(config.head ?? []), ['meta', { name: 'teas', content: greeting }]] }),
    vite: { define: { __TEAS__: JSON.stringify(greeting + (process.env.TEAS_TEST ?? '')) } },
    theme: fileURLToPath(new URL('theme/index.tsx', import.meta.url)),
    styles: [
      { file: fileURLToPath(new URL('quote.css', import.meta.url)), usedBy: /<math><mi>H2O/g },
      { file: fileURLToPath(new URL('never.css', import.meta.url)), usedBy: /<marquee/ },
    ],
    pages(site) {
      const folder = join(site.project, 'teas');
      site.watch(folder);
      return readdirSync(folder).sort().map((name) => ({
        path: \`teas/\${name}\`,
        text: \`# \${readFileSync(join(folder, name), 'utf8').trim()}\\n\\nBack [home](../index.md).\`,
      }));
    },
    markdown: (file) => ({
      features: { math: true },
      mdast: [
        {
          name: 'math',
          options: { position: true },
          inlineMath(node, context) {
            if (node.value === '?') file.fail('This is no formula.', node.position.start.line, 'Write one.');
            context.replaceNode(node, { type: 'html', value: \`<math data-lectern-markdown="$\${node.value}$" data-lectern-text="\${node.value.toLowerCase()}"><mi>\${node.value}</mi></math>\` });
          },
        },
      ],
      hast: [
        {
          name: 'marks',
          element: { filter: ['blockquote'], visit: (node, context) => context.setProperty(node, 'className', ['quote']) },
        },
      ],
      code: ({ code }) => ({
        attributes: { 'data-tea': file.asset('tea.json', JSON.stringify([code, readdirSync(join(file.project, 'teas')).length > 0])) },
      }),
    }),
    page: ({ title, frontmatter }) =>
      frontmatter.tea ? { title: \`\${title} (tea)\`, frontmatter: { cup: 1 }, head: [['meta', { name: 'tea', content: 'yes' }]] } : undefined,
    files: ({ pages, files, warn }) => (warn('No kettle.'), [
      { path: 'teas.json', content: JSON.stringify(pages.map(({ href, title, html }) => [href, title, html().length > 500])) },
      { path: 'teas.txt', content: files().filter(({ path }) => path.startsWith('teas')).map(({ path, read }) => path + ' ' + (read().length > 50)).join() },
    ]),
  };
}
`;

const theme = `import { usePage } from 'lectern/client';
import { SiteTitle as Original } from 'lectern/theme';
import './teas.css';
declare const __TEAS__: string;
export const Cup = () => <b className="cup">{__TEAS__}, {String(usePage().frontmatter.cup)}</b>;
export const SiteTitle = () => <div className="tea-title"><Original /></div>;
export const slots = { afterDocContent: () => <p className="after">After</p> };
export const globalUIComponents = [() => <i className="everywhere" />];
`;

const config = (greeting: string) => `import { teas } from './plugins/teas/index.mjs';
export default { title: 'T', plugins: [false, [teas({ greeting: ${JSON.stringify(greeting)} })]] };
`;

const files = {
  'lectern.config.mjs': config('Hello'),
  'plugins/teas/index.mjs': plugin,
  'plugins/teas/theme/index.tsx': theme,
  'plugins/teas/theme/teas.css': '.cup { color: teal }',
  'plugins/teas/quote.css': '@import "./color.css"; .quote { margin: 1px }',
  'plugins/teas/color.css': '.quote { color: teal }',
  'plugins/teas/never.css': '.never { color: red }',
  'teas/oolong.md': 'Oolong',
  'docs/index.mdx':
    '---\ntitle: Home\ntea: true\n---\n\n# Home\n\nWater is $H2O$ and [tea](./teas/oolong.md).\n\n> Said.\n\n<Cup />',
  'docs/plain.md': '# Plain\n\nA $x$.\n\n> Said.\n\n```text\nbrew\n```',
};

function project(changes: Record<string, string> = {}): string {
  return siteWithPackages({ ...files, ...changes });
}

const HOME_PARTS = [
  '<math><mi>H2O</mi></math>',
  '<blockquote class="quote">',
  '<b class="cup">Hello, 1</b>',
  '<title>Home (tea) | T</title>',
  '<meta name="tea" content="yes">',
  '<meta name="teas" content="Hello">',
  '<p class="after">After</p>',
  '<i class="everywhere">',
  '<div class="tea-title">',
  'href="/teas/oolong"',
];

/** Returns the file that a code block of a page refers to. */
const assetOf = (html: string) => /data-tea="\/(assets\/tea\.[\w-]{8}\.json)"/.exec(html)?.[1] ?? 'no file';

describe('a plugin', () => {
  it('has its say in every step of a build', async () => {
    const folder = project({ 'docs/teas/_meta.json': '["oolong", "assam"]', 'teas/assam.md': 'Assam' });
    expect((await build(folder)).warnings).toEqual(['Plugin "teas": No kettle.']);
    const read = (name: string) => readFileSync(join(folder, 'dist', name), 'utf8');
    const home = read('index.html');
    for (const part of HOME_PARTS) expect(home.includes(part) || `missing: ${part}`).toBe(true);
    expect(read('plain.html')).toContain('<math><mi>x</mi></math>');
    expect(JSON.parse(read('plain.json')).html).toContain('<math><mi>x</mi></math>');
    expect(read('index.md')).toContain('Water is $H2O$ and');
    const texts = Object.entries(tree(join(folder, 'dist'))).filter(([name]) => name.includes('/x'));
    expect(texts.map(([, text]) => Buffer.from(text, 'base64').toString()).join()).toContain(
      'Water is h2o and',
    );
    expect(read('plain.html')).not.toContain('name="tea"');
    expect(JSON.parse(read(assetOf(read('plain.html'))))).toEqual(['brew', true]);
    expect(read('teas/oolong.html')).toContain('>Oolong');
    expect(JSON.parse(read('teas.json'))).toEqual([
      ['/', 'Home (tea)', true],
      ['/plain', 'Plain', true],
      ['/teas/oolong', 'Oolong', true],
      ['/teas/assam', 'Assam', true],
    ]);
    const written = ['assam', 'oolong'].flatMap((name) =>
      ['html', 'json', 'md'].map((end) => `teas/${name}.${end} true`),
    );
    expect(read('teas.txt').split(',')).toEqual(written);

    // Only the page that needs a stylesheet loads it, before the site's, and lists it for the client.
    const styles = home.match(/(?<=<link rel="stylesheet" href="\/)[^"]+/g) ?? [];
    expect(styles).toHaveLength(2);
    expect(read(styles[0] ?? '')).toBe('.quote{color:teal;margin:1px}\n');
    expect(JSON.parse(read('index.json')).page.styles).toEqual([`/${styles[0]}`]);
    expect(read('plain.html').match(/<link rel="stylesheet"[^>]*>/g)).toEqual([
      `<link rel="stylesheet" href="/${styles[1]}">`,
    ]);
    expect(read('plain.json')).not.toContain('"styles"');
    expect(read(styles[1] ?? '')).not.toMatch(/\.quote|\.never/);

    const first = tree(join(folder, 'dist'));
    await build(folder, { workers: 2 });
    expect(tree(join(folder, 'dist'))).toEqual(first);
  }, 180_000);

  it('is in the keys of caches, with its options and its code', async () => {
    const folder = project();
    await build(folder);
    writeFileSync(join(folder, 'lectern.config.mjs'), config('Welcome'));
    write(folder, { 'plugins/teas/index.mjs': plugin.replaceAll('<mi>', '<mi class="tea">') });
    await build(folder);
    const home = readFileSync(join(folder, 'dist/index.html'), 'utf8');
    expect(home).toContain('<b class="cup">Welcome, 1</b>');
    expect(home).toContain('<mi class="tea">H2O</mi>');
    // A change of the environment, not of a file.
    process.env.TEAS_TEST = '!';
    await build(folder).finally(() => delete process.env.TEAS_TEST);
    expect(readFileSync(join(folder, 'dist/index.html'), 'utf8')).toContain('<b class="cup">Welcome!, 1</b>');
    writeFileSync(join(folder, 'lectern.config.mjs'), 'export default { title: "T" };');
    write(folder, { 'docs/index.mdx': '# Home\n\nWater is $H2O$.' });
    await build(folder);
    expect(readFileSync(join(folder, 'dist/index.html'), 'utf8')).toContain('Water is $H2O$.');
    expect(existsSync(join(folder, 'dist/teas/oolong.html'))).toBe(false);
  }, 180_000);
});

describe('code and slots', () => {
  it('have grammars and highlighters of plugins, and the slots of the project', async () => {
    const code = [
      `function tea(Prism) { Prism.languages.tea = { keyword: /\\bbrew\\b/ }; }`,
      `Object.assign(tea, { displayName: 'tea', aliases: ['cha'] });`,
      `const markdown = () => ({ highlight: (code, lang) => (lang === 'loud' ? code.split('\\n').map((line) => '<b>' + line + '</b>') : null) });`,
      `export default { plugins: [{ name: 'a', grammars: [tea], markdown }] };`,
    ];
    const folder = siteWithPackages({
      'lectern.config.mjs': code.join('\n'),
      'docs/index.md': '# Home\n\n```cha\nbrew it\n```\n\n```loud {1}\na\nb\n```\n\n```js\nlet a;\n```',
      'theme/index.tsx': `export * from 'lectern/theme';\nexport const slots = { afterDocContent: () => <p className="mine" /> };`,
    });
    await build(folder);
    const page = readFileSync(join(folder, 'dist/index.html'), 'utf8');
    const parts = [
      '<span class="token keyword">brew</span> it',
      '<span class="line highlighted"><b>a</b>',
      '<span class="token keyword">let</span> a;',
      '<p class="mine">',
    ];
    for (const part of parts) expect(page.includes(part) || `missing: ${part}`).toBe(true);
    write(folder, { 'lectern.config.mjs': code.join('\n').replace("code.split('\\n')", '[code]') });
    expect(await failure(folder)).toContain(
      'docs/index.md  Plugin "a", highlight: 1 lines for code of 2.\n    Return one string of HTML for each line of the code.',
    );
  }, 180_000);
});

describe('mistakes', () => {
  const withPlugin = (code: string, page = '# Home') =>
    failure(site({ 'lectern.config.mjs': `export default { plugins: [${code}] };`, 'docs/index.md': page }));

  it('of the list are told together', async () => {
    const code = `{ name: 'a', page: 1, marked: 2 }, { name: 'a' }, {}, () => {}, Promise.resolve({}), { name: 'b', theme: '/no/theme.tsx', styles: [{ file: '/no.css' }, { file: ${JSON.stringify(import.meta.filename)}, usedBy: '.a' }] }`;
    expect(await withPlugin(code)).toBe(
      [
        'lectern.config.mjs has 9 mistakes:',
        '  lectern.config.mjs  Plugin "a": "page" is not a function.',
        '    See the type LecternPlugin.',
        '  lectern.config.mjs  Plugin "a": there is no hook "marked".',
        '    Known: version, vite, theme, styles, grammars, config, pages, markdown, page, files.',
        '  lectern.config.mjs  Two plugins are called "a".',
        '    Remove one, or give it another name.',
        '  lectern.config.mjs  An entry of "plugins" has no name.',
        '    A plugin is an object with "name" and hooks.',
        '  lectern.config.mjs  "plugins" contains a function.',
        '    Call the function: it returns the plugin.',
        '  lectern.config.mjs  "plugins" contains a promise.',
        '    Put `await` before it.',
        '  lectern.config.mjs  Plugin "b": there is no theme /no/theme.tsx.',
        '    Give the absolute path of a module.',
        '  lectern.config.mjs  Plugin "b": there is no stylesheet /no.css.',
        '    Give the absolute path of a CSS file.',
        `  lectern.config.mjs  Plugin "b": the stylesheet ${import.meta.filename} has no regular expression "usedBy".`,
        '    It matches the HTML of each page that needs the styles. For all pages, import them in "theme".',
      ].join('\n'),
    );
  });

  it('of a hook name the plugin, the hook and the page', async () => {
    const visitor = `{ name: 'v', options: { position: true }, heading() { throw new Error('No tea.'); } }`;
    const message = await withPlugin(`{ name: 'a', markdown: () => ({ mdast: [${visitor}] }) }`);
    expect(message.split('\n')[1]).toBe('  docs/index.md:1  Plugin "a", mdast: Error: No tea.');
    expect(message).toContain('lectern.config.mjs');
    const later = `{ name: 'v', heading: async () => {} }`;
    expect(await withPlugin(`{ name: 'a', markdown: () => ({ mdast: [${later}] }) }`)).toContain(
      'docs/index.md:1  Plugin "a", mdast: the function is asynchronous.\n    Pages are compiled synchronously. Load what the function needs where the plugin is created.',
    );
    expect(await withPlugin(`{ name: 'a', page: () => ({ titel: 'x' }) }`)).toContain(
      'Plugin "a", page: the returned object has an unknown key "titel".\n    Did you mean "title"?',
    );
    const lost = `{ name: 'a', markdown: (file) => (file.fail('No tea.', NaN, 'Brew.'), undefined) }`;
    expect(await withPlugin(lost)).toContain('docs/index.md:1  Plugin "a": No tea.');
    for (const hook of ['config', 'pages', 'page', 'files']) {
      const text = await withPlugin(`{ name: 'a', ${hook}() { throw new Error('No tea.'); } }`);
      expect(text).toContain(`Plugin "a", ${hook}: Error: No tea.`);
    }
    expect(await withPlugin(`{ name: 'a', vite: { base: '/x/' } }`)).toContain(
      'plugin "a"  vite.base cannot be set.',
    );
  }, 180_000);

  it('of an author, which a plugin finds, have file and line', async () => {
    const folder = project({ 'docs/plain.md': '# Plain\n\nA\n$?$.' });
    expect(await failure(folder)).toContain(
      'docs/plain.md:4  Plugin "teas": This is no formula.\n    Write one.',
    );
  });

  it('of pages and files name the path', async () => {
    const made = (path: string) =>
      withPlugin(`{ name: 'a', pages: () => [{ path: '${path}', text: '# A' }] }`);
    expect(await made('../a.md')).toContain(
      'Plugin "a" makes a page with the path "../a.md".\n  A path is relative to the docs folder and ends with .md, .mdx or _meta.json: "en/api/index.md".',
    );
    expect(await made('index.md')).toContain(
      'docs/index.md  The route / has 2 files: docs/index.md, docs/index.md (plugin "a").',
    );
    const written = (path: string) =>
      withPlugin(`{ name: 'a', files: () => [{ path: '${path}', content: '' }] }`);
    expect(await written('../x')).toContain('Plugin "a" writes the file "../x", which is not in the output.');
    expect(await written('index.html')).toContain(
      'Plugin "a" writes the file "index.html", which is already in the output.',
    );
  }, 180_000);
});

describe('the dev server', () => {
  let server: ServerProcess;
  afterEach(() => server.stop());

  it('has the plugins, and what they make after edits', async () => {
    const folder = project();
    server = await startServer('dev', folder);
    const get = async (path: string) =>
      (await fetch(new URL(path, server.url), { headers: { accept: 'text/html' } })).text();
    const home = await get('/');
    for (const part of HOME_PARTS) expect(home.includes(part) || `missing: ${part}`).toBe(true);
    expect(await get('/teas/oolong')).toContain('>Oolong');
    expect(await get('/index.md')).toContain('Water is $H2O$ and');
    expect(JSON.parse(await get(`/${assetOf(await get('/plain'))}`))).toEqual(['brew', true]);
    write(folder, { 'teas/oolong.md': 'Blue tea', 'teas/assam.md': 'Assam' });
    await expect.poll(() => get('/teas/oolong'), { timeout: 60_000 }).toContain('>Blue tea');
    await expect.poll(() => get('/teas/assam'), { timeout: 60_000 }).toContain('>Assam');
    writeFileSync(join(folder, 'lectern.config.mjs'), config('Welcome'));
    await expect.poll(() => get('/'), { timeout: 60_000 }).toContain('<b class="cup">Welcome, 1</b>');
  }, 180_000);
});
