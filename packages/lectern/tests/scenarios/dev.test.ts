import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { type ServerProcess, startServer } from '../dev-server.ts';
import { site, siteWithPackages } from './testing.ts';

/** A bundle renders the first pages. After an edit of theme or components, pages are rendered module by module. */

let server: ServerProcess;

afterEach(() => server.stop());

const theme = (layout: string) => `import { Layout as Base } from '@theme';
export * from '@theme';
export function Layout() {
  ${layout}
}
`;

/** Starts a site with a theme, in a project with React. */
async function startWith(layout: string): Promise<string> {
  const folder = siteWithPackages({ 'docs/index.md': '# Home\n\nText.', 'theme/index.tsx': theme(layout) });
  server = await startServer('dev', folder);
  return folder;
}

async function home(): Promise<string> {
  const answer = await fetch(server.url, { headers: { accept: 'text/html' } });
  // The version differs with the text.
  return (await answer.text()).replace(/"version":"[^"]+"/, '');
}

it('takes an edit of the theme right after the first page, and renders all else as before', async () => {
  const mine = '<><p className="mine">Mine</p><Base /></>';
  const folder = await startWith(`return ${mine};`);
  const first = await home();
  expect(first).toContain('<p class="mine">Mine</p>');
  writeFileSync(join(folder, 'theme/index.tsx'), theme(`return ${mine.replace('Mine', 'Yours')};`));
  await expect.poll(home, { timeout: 60_000 }).toBe(first.replace('>Mine<', '>Yours<'));
}, 180_000);

it('takes what only Vite reads into the first page, as after an edit', async () => {
  const body = `useEffect(() => void ReactDOM.createRoot, []);
  return <><img className={styles.mine} src={logo} alt={data.name} data-mode={import.meta.env.MODE} /><Base /></>;`;
  const imports = `import { useEffect } from 'react';
import ReactDOM from 'react-dom/client';
import logo from './logo.svg';
import data from './data.json';
import styles from './mine.module.css';
`;
  const folder = siteWithPackages({
    'docs/index.md': '# Home',
    'theme/index.tsx': imports + theme(body),
    // Smaller files become data URLs.
    'theme/logo.svg': `<svg xmlns="http://www.w3.org/2000/svg">${' '.repeat(5000)}</svg>`,
    'theme/data.json': '{ "name": "Mine" }',
    'theme/mine.module.css': '.mine { color: red; }',
  });
  server = await startServer('dev', folder);
  const first = await home();
  expect(first).toMatch(
    /<img class="_mine_\w+" src="\/theme\/logo\.svg" alt="Mine" data-mode="development"\/>/,
  );
  expect(first).toMatch(/<style data-vite-dev-id="[^"]+mine\.module\.css">\._mine_/);
  writeFileSync(join(folder, 'theme/data.json'), '{ "name": "Yours" }');
  await expect.poll(home, { timeout: 60_000 }).toBe(first.replace('"Mine"', '"Yours"'));
}, 180_000);

it('says where a component of the theme failed', async () => {
  await startWith("throw new Error('no layout');");
  expect(await home()).toMatch(/no layout\s+It happened at Layout \(.*theme\/index\.tsx:4:9\)/);
}, 180_000);

it('says where a module of the theme cannot be read', async () => {
  await startWith('return <p>;');
  expect(await home()).toMatch(/theme\/index\.tsx[\s\S]*Unexpected/);
}, 180_000);

it('serves a project without its own React', async () => {
  server = await startServer('dev', site({ 'docs/index.md': '# Home' }));
  expect(await home()).toContain('<h1 id="home"');
}, 180_000);

it('answers with what a published site has besides its pages', async () => {
  const folder = site({
    'lectern.config.mjs': `export default { base: '/docs/', redirects: { '/old': '/guide#a' },
      locales: [{ lang: 'en', label: 'English' }, { lang: 'zh', label: '中文' }] };`,
    'docs/en/index.md': '# Home',
    'docs/en/guide.md': '---\nredirectFrom: /first\n---\n# Guide\n\n## A',
    'docs/zh/index.md': '# 首页',
  });
  server = await startServer('dev', folder);
  const ask = (path: string) =>
    fetch(new URL(path, server.url), { headers: { accept: 'text/html' }, redirect: 'manual' });
  const locations = ['old', 'first'].map(async (path) => (await ask(path)).headers.get('location'));
  expect(await Promise.all(locations)).toEqual(['/docs/guide#a', '/docs/guide']);
  expect((await ask('nothing')).status).toBe(404);

  // The same `Accept` header as curl.
  const asTool = (path: string) => fetch(new URL(path, server.url), { headers: { accept: '*/*' } });
  expect(await (await asTool('guide')).text()).toContain('<h1 id="guide">');
  expect(await (await asTool('nothing')).text()).not.toContain('lectern-root');

  const twin = await ask('zh/guide.md');
  expect(twin.headers.get('content-type')).toBe('text/markdown; charset=utf-8');
  expect(await twin.text()).toContain('# Guide');
  // The untranslated page is updated together with the page that it shows.
  writeFileSync(join(folder, 'docs/en/guide.md'), '# Handbook');
  const page = async () => (await ask('zh/guide')).text();
  await expect.poll(page, { timeout: 60_000 }).toMatch(/lang="en"[^>]*><h1 id="handbook">/);
}, 180_000);

it('answers every request while a theme comes and the base changes, and leads to the base', async () => {
  const folder = siteWithPackages({ 'docs/index.md': '# Home', 'lectern.config.mjs': `export default {};` });
  server = await startServer('dev', folder);
  const first = await home();
  let isDone = false;
  const asking = (async () => {
    while (!isDone) await home();
  })();
  mkdirSync(join(folder, 'theme'));
  writeFileSync(join(folder, 'theme/index.tsx'), theme('return <><p>Mine</p><Base /></>;'));
  await expect.poll(home, { timeout: 60_000 }).toContain('<p>Mine</p>');
  rmSync(join(folder, 'theme'), { recursive: true });
  await expect.poll(home, { timeout: 60_000 }).toBe(first);
  writeFileSync(join(folder, 'lectern.config.mjs'), `export default { base: '/docs/' };`);
  const outside = () => fetch(server.url, { redirect: 'manual' });
  await expect
    .poll(async () => (await outside()).headers.get('location'), { timeout: 60_000 })
    .toBe('/docs/');
  isDone = true;
  // Throws if a request was refused.
  await asking;
}, 180_000);

it('takes the next port where one is in use', async () => {
  const folder = site({ 'docs/index.md': '# Home' });
  const taken = createServer().listen(0);
  const { port } = taken.address() as AddressInfo;
  server = await startServer('dev', folder, port);
  taken.close();
  expect(Number(new URL(server.url).port)).toBeGreaterThan(port);
}, 180_000);

it('takes an edit of what the config has begun to import while the server runs', async () => {
  const folder = site({
    'docs/index.md': '# Home',
    'lectern.config.mjs': `export default { title: 'One' };`,
  });
  server = await startServer('dev', folder);
  await expect.poll(home, { timeout: 60_000 }).toContain('>One<');
  writeFileSync(join(folder, 'title.mjs'), `export const title = 'Two';`);
  writeFileSync(
    join(folder, 'lectern.config.mjs'),
    `import { title } from './title.mjs';\nexport default { title };`,
  );
  await expect.poll(home, { timeout: 60_000 }).toContain('>Two<');
  writeFileSync(join(folder, 'title.mjs'), `export const title = 'Three';`);
  await expect.poll(home, { timeout: 60_000 }).toContain('>Three<');
}, 180_000);

it('brings words, direction and styles of a language that the config gets', async () => {
  const config = (...langs: string[]) =>
    `export default { lang: 'en', locales: ${JSON.stringify(langs.map((lang) => ({ lang, label: lang })))} };`;
  const folder = site({
    'lectern.config.mjs': config('en'),
    'docs/en/index.md': '# Home',
    'docs/ar/index.md': '# Home',
    'docs/ja/index.md': '# Home',
  });
  server = await startServer('dev', folder);
  // In the order of the stylesheets: those for the site's languages come after the theme's own.
  const sheets = async () =>
    [...(await home()).matchAll(/<style data-vite-dev-id="[^"]*\/theme\/(\w+\/\w+\.css)"/g)].map(
      ([, name]) => name,
    );
  expect(await sheets()).toEqual(['styles/index.css', 'languages/words.css']);
  writeFileSync(join(folder, 'lectern.config.mjs'), config('en', 'ar', 'ja'));
  await expect
    .poll(sheets, { timeout: 60_000 })
    .toEqual(['styles/index.css', 'languages/words.css', 'languages/ja.css', 'languages/rtl.css']);
  const arabic = await (await fetch(`${server.url}ar/`, { headers: { accept: 'text/html' } })).text();
  expect(arabic).toContain('<html lang="ar" dir="rtl">');
  expect(arabic).toMatch(/:lang\(ar\)[^{]*\{ content: [^}]*يُفتح في علامة تبويب جديدة/);
  const module = await (await fetch(`${server.url}@id/__x00__virtual:lectern/languages`)).text();
  expect(module).toContain('/theme/languages/rtl.js');
}, 180_000);
