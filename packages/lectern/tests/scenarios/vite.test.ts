import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { build } from '../../dist/index.js';
import { type ServerProcess, startServer } from '../dev-server.ts';
import { failure, site, siteWithPackages, tree } from './testing.ts';

/** Config with settings for Vite in a project outside the repository: alias, constant, plugin, styles. */

const config = (word: string) => `import { fileURLToPath } from 'node:url';
const path = (name) => fileURLToPath(new URL(name, import.meta.url));
const words = {
  name: 'words',
  resolveId: (id) => (id === 'virtual:words' ? '\\0words' : null),
  load: (id) => (id === '\\0words' ? 'export const word = ${JSON.stringify(word)};' : null),
};
export default {
  vite: {
    resolve: { alias: { '@ui': path('ui'), '@shared': path('shared') } },
    define: { __EDITION__: '"second"' },
    plugins: [words],
  },
};
`;

const files = {
  'lectern.config.mjs': config('plugin'),
  'docs/index.mdx': [
    '---\ntitle: Home\n---',
    "import { Note } from '@ui/Note';",
    "import Terms from '@shared/terms.md';",
    "import source from '@ui/sample.txt?raw';",
    "import near from '../ui/sample.txt?raw';",
    '\n# Home\n\n<Note />\n\n<Terms />\n\n<pre>{source}</pre>\n\n<p>{near.length} letters</p>',
  ].join('\n'),
  'shared/terms.md': 'Terms of *sale*.\n\n## Returns\n\nThirty days.',
  'ui/Note.tsx': `import { word } from 'virtual:words';
declare const __EDITION__: string;
export const Note = () => <p className="note">{word}, {__EDITION__}</p>;`,
  'ui/sample.txt': 'let tea = 1;',
};

function project(): string {
  return siteWithPackages(files);
}

const PARTS = [
  '<p class="note">plugin, second</p>',
  'Terms of <em>sale</em>.',
  'id="returns"',
  '<pre>let tea = 1;</pre>',
  '12 letters',
];

describe('settings of Vite', () => {
  it('hold for pages, the Markdown that these import, and components', async () => {
    const folder = project();
    await build(folder);
    const page = () => readFileSync(join(folder, 'dist/index.html'), 'utf8');
    for (const part of PARTS) expect(page().includes(part), part).toBe(true);
    expect(page()).toContain('href="#returns"');

    const first = tree(join(folder, 'dist'));
    await build(folder);
    expect(tree(join(folder, 'dist'))).toEqual(first);

    writeFileSync(join(folder, 'lectern.config.mjs'), config('changed'));
    await build(folder);
    expect(page()).toContain('<p class="note">changed, second</p>');
  }, 180_000);

  it('go into styles, and browsers that they are made for', async () => {
    const folder = siteWithPackages({
      'lectern.config.mjs': `export default { vite: { css: { modules: { generateScopedName: 'tea-[local]' } }, build: { assetsInlineLimit: 0 } } };`,
      'docs/index.md': '# Home',
      'theme/index.tsx': `import styles from './mine.module.css';
import logo from './logo.svg';
import { Layout as Base } from '@theme';
export * from '@theme';
export const Layout = () => <><img className={styles.mine} src={logo} alt="" /><Base /></>;`,
      'theme/mine.module.css': '.mine { color: teal }',
      'theme/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    });
    await build(folder);
    const page = readFileSync(join(folder, 'dist/index.html'), 'utf8');
    // The server's bundle uses the same file name as the browser's bundle, and only that file exists.
    const src = /<img class="tea-mine" src="([^"]+)"/.exec(page)?.[1] ?? 'none';
    expect(src).toMatch(/^\/assets\/logo\.[\w-]+\.svg$/);
    expect(existsSync(join(folder, 'dist', src))).toBe(true);
    const style = readdirSync(join(folder, 'dist/assets')).find((name) => name.endsWith('.css'));
    expect(readFileSync(join(folder, 'dist/assets', style ?? ''), 'utf8')).toContain('.tea-mine');
  }, 180_000);

  it('go into styles of components that only the server runs', async () => {
    const folder = siteWithPackages({
      'lectern.config.mjs': `export default { vite: { css: { modules: { generateScopedName: 'tea-[local]' } } } };`,
      'docs/index.mdx': "import { Cup } from '../src/Cup.jsx';\n\n# Home\n\n<Cup />",
      'src/Cup.jsx': `import './cup.css';
import styles from './cup.module.css';
export const Cup = () => <p className={styles.cup}>Cup</p>;`,
      'src/cup.css': '.saucer { color: navy }',
      'src/cup.module.css': '.cup { color: teal }',
    });
    await build(folder);
    expect(readFileSync(join(folder, 'dist/index.html'), 'utf8')).toContain('<p class="tea-cup">Cup</p>');
    const files = readdirSync(join(folder, 'dist/assets'));
    const textOf = (ending: string) =>
      files
        .filter((name) => name.endsWith(ending))
        .map((name) => readFileSync(join(folder, 'dist/assets', name), 'utf8'))
        .join('\n');
    expect(textOf('.css')).toContain('.tea-cup{color:teal}');
    expect(textOf('.css')).toContain('.saucer{color:navy}');
    expect(textOf('.js')).not.toContain('tea-cup');
  }, 180_000);

  it('that Lectern sets itself are refused', async () => {
    const folder = site({
      'lectern.config.mjs': `export default { vite: { root: 'x', build: { outDir: 'y' } } };`,
      'docs/index.md': '# Home',
    });
    expect(await failure(folder)).toBe(
      [
        'lectern.config.mjs has 2 mistakes:',
        '  lectern.config.mjs:1:26  vite.root cannot be set.',
        '    Vite works in the project folder.',
        '  lectern.config.mjs:1:46  vite.build.outDir cannot be set.',
        '    Set "outDir" of the config, beside "vite".',
      ].join('\n'),
    );
  });

  it('name an alias that leads nowhere', async () => {
    const folder = site({
      ...files,
      'docs/index.mdx': "import { Note } from '@ui/Nope';\n\n# Home\n\n<Note />",
    });
    expect(await failure(folder)).toContain('docs/index.mdx:1  There is no module @ui/Nope.');
  });
});

describe('the dev server', () => {
  let server: ServerProcess;
  afterEach(() => server.stop());

  it('has the settings of Vite, and new ones after an edit of the config', async () => {
    const folder = project();
    server = await startServer('dev', folder);
    const home = async () => (await fetch(server.url, { headers: { accept: 'text/html' } })).text();
    const page = await home();
    for (const part of PARTS) expect(page.includes(part), part).toBe(true);
    writeFileSync(join(folder, 'lectern.config.mjs'), config('changed'));
    await expect.poll(home, { timeout: 60_000 }).toContain('<p class="note">changed');
  }, 180_000);

  it('answers what it is asked while the config is edited again and again', async () => {
    // A page takes longer than replacing its server.
    const slow = 'await new Promise((done) => setTimeout(done, 1500));\n';
    const folder = siteWithPackages({ ...files, 'ui/Note.tsx': slow + files['ui/Note.tsx'] });
    server = await startServer('dev', folder);
    const { url } = server;
    let isOver = false;
    let last = '';
    // Each reader repeats the request at once.
    const readers = Array.from({ length: 3 }, async () => {
      while (!isOver) {
        const signal = AbortSignal.timeout(90_000);
        const answer = await fetch(url, { headers: { accept: 'text/html' }, signal });
        last = await answer.text();
        expect(last).toContain('<p class="note">');
      }
    });
    for (const word of ['first', 'second', 'third', 'last']) {
      writeFileSync(join(folder, 'lectern.config.mjs'), config(word));
      await sleep(700);
    }
    await Promise.race([
      expect.poll(() => last, { timeout: 60_000 }).toContain('<p class="note">last'),
      Promise.all(readers),
    ]);
    isOver = true;
    await Promise.all(readers);
  }, 180_000);
});
