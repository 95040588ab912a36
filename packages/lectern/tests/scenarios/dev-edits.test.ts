import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, it } from 'vitest';
import { type ServerProcess, startServer } from '../dev-server.ts';
import { site } from './testing.ts';

/** Cases that the soak test has found (`tests/edits/soak.test.ts`): intermediate states of authors' edits. */

let server: ServerProcess;

afterEach(() => server.stop());

async function read(path: string): Promise<string> {
  const answer = await fetch(new URL(path, server.url), { headers: { accept: 'text/html' } });
  return answer.text();
}

const seen = (path: string) => expect.poll(() => read(path), { timeout: 60_000 });

const config = (title: string) => `export default { title: '${title}' };`;

it('takes a config that was edited while a page was in the way, once it is not', async () => {
  const folder = site({ 'docs/index.md': '# Home', 'docs/a.md': '# A', 'lectern.config.mjs': config('One') });
  server = await startServer('dev', folder);
  await seen('/').toContain('<title>Home | One</title>');
  // The site cannot be created, because a public file has the path of a page.
  mkdirSync(join(folder, 'docs/public'));
  writeFileSync(join(folder, 'docs/public/a.md'), 'In the way.');
  await expect.poll(server.output, { timeout: 60_000 }).toContain('docs/public/a.md');
  writeFileSync(join(folder, 'lectern.config.mjs'), config('Two'));
  await sleep(500);
  rmSync(join(folder, 'docs/public/a.md'));
  await seen('/').toContain('<title>Home | Two</title>');
}, 180_000);

it('has the data that a loading page names when the config is edited meanwhile, also by another server', async () => {
  const folder = site({ 'docs/index.md': '# Home', 'lectern.config.mjs': config('One') });
  server = await startServer('dev', folder);
  await seen('/').toContain('<title>Home | One</title>');
  const [data = ''] = /\/assets\/site\.[^"]+\.json/.exec(await read('/')) ?? [];
  const ask = async () => (await fetch(new URL(data, server.url))).json();
  expect(await ask()).toMatchObject({ title: 'One' });
  writeFileSync(join(folder, 'lectern.config.mjs'), config('Two'));
  await seen('/').toContain('<title>Home | Two</title>');
  expect(await ask()).toMatchObject({ title: 'One' });
  const settings = `export default { title: 'Three', vite: { define: { THREE: '3' } } };`;
  writeFileSync(join(folder, 'lectern.config.mjs'), settings);
  await seen('/').toContain('<title>Home | Three</title>');
  expect(await ask()).toMatchObject({ title: 'One' });
}, 180_000);

it('takes a config that imports a file which comes later', async () => {
  const folder = site({ 'docs/index.md': '# Home', 'lectern.config.mjs': config('One') });
  server = await startServer('dev', folder);
  await seen('/').toContain('<title>Home | One</title>');
  writeFileSync(
    join(folder, 'lectern.config.mjs'),
    `import title from './title.mjs';\nexport default { title };`,
  );
  await expect.poll(server.output, { timeout: 60_000 }).toContain('title.mjs');
  writeFileSync(join(folder, 'title.mjs'), `export default 'Two';`);
  await seen('/').toContain('<title>Home | Two</title>');
}, 180_000);

it('finds the pages of a folder that was a file for a while', async () => {
  const folder = site({ 'docs/index.md': '# Home', 'docs/a/page.md': '# Page' });
  server = await startServer('dev', folder);
  await seen('/a/page').toContain('>Page');
  // The folder becomes a file while the server checks whether the page was written again.
  writeFileSync(join(folder, 'docs/a/page.md'), '# Page again');
  await sleep(30);
  rmSync(join(folder, 'docs/a'), { recursive: true });
  writeFileSync(join(folder, 'docs/a'), 'A file.');
  await seen('/a/page').toContain('404');
  rmSync(join(folder, 'docs/a'));
  mkdirSync(join(folder, 'docs/a'));
  writeFileSync(join(folder, 'docs/a/page.md'), '# Back');
  await seen('/a/page').toContain('>Back');
  writeFileSync(join(folder, 'docs/a/page.md'), '# Back again');
  await seen('/a/page').toContain('>Back again');
}, 180_000);

it('shows edits of a site of many pages, whose folders are watched after its first page', async () => {
  const pages = Array.from({ length: 1100 }, (_, index) => [
    `docs/s${index % 40}/p${index}.md`,
    `# P ${index}`,
  ]);
  const folder = site({ 'docs/index.md': '# Home', ...Object.fromEntries(pages) });
  server = await startServer('dev', folder);
  await seen('/s7/p7').toContain('>P 7');
  writeFileSync(join(folder, 'docs/s7/p7.md'), '# Edited');
  writeFileSync(join(folder, 'docs/s39/new.md'), '# New');
  await seen('/s7/p7').toContain('>Edited');
  await seen('/s39/new').toContain('>New');
  mkdirSync(join(folder, 'docs/late'));
  writeFileSync(join(folder, 'docs/late/page.md'), '# Late');
  await seen('/late/page').toContain('>Late');
  writeFileSync(join(folder, 'docs/s38/p38.md'), '# Edited, too');
  await seen('/s38/p38').toContain('>Edited, too');
  rmSync(join(folder, 'docs/s39/new.md'));
  await seen('/s39/new').toContain('404');
}, 180_000);

it('has the files that a build makes for programs, of the pages as they are', async () => {
  const folder = site({
    'lectern.config.mjs': 'export default { siteOrigin: "https://a.dev", base: "/docs/" };',
    'docs/index.md': '# Home',
    'docs/a.md': '# Leaf\n\nGreen.',
    'docs/b.md': '# Broken\n\n:::tip',
  });
  server = await startServer('dev', folder);
  const get = async (path: string) => {
    const answer = await fetch(new URL(path, server.url));
    return { type: answer.headers.get('content-type'), text: await answer.text() };
  };
  const plain = 'text/plain; charset=utf-8';
  expect(await get('llms.txt')).toEqual({
    type: plain,
    text: expect.stringContaining('[Leaf](https://a.dev/docs/a.md)'),
  });
  expect(await get('llms-full.txt')).toEqual({
    type: plain,
    text: expect.stringContaining('# Leaf\n\nGreen.'),
  });
  expect((await get('robots.txt')).text).toContain('Sitemap: https://a.dev/docs/sitemap.xml');
  expect((await get('sitemap.xml')).text).toContain('<loc>https://a.dev/docs/a</loc>');
  writeFileSync(join(folder, 'docs/a.md'), '# Leaf\n\nBrown.');
  await expect.poll(async () => (await get('llms-full.txt')).text, { timeout: 60_000 }).toContain('Brown.');
}, 180_000);
