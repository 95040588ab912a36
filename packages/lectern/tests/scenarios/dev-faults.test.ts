import { rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { type ServerProcess, startServer } from '../dev-server.ts';
import { run } from '../faults.ts';
import { site, write } from './testing.ts';

/** Faults around a dev server: it keeps running, and finally shows the state of the disk. */

/** Long timeout for a machine that is shared with others. */
const PATIENT = { timeout: 60_000 };

let server: ServerProcess;

afterEach(() => server?.stop());

async function ask(path = ''): Promise<string> {
  const answer = await fetch(new URL(path, server.url), { headers: { accept: 'text/html' } });
  return answer.text();
}

const title = async (path?: string) => /<title>(.*?)<\/title>/s.exec(await ask(path))?.[1];

it('a config that is broken and fixed again: the site as it was, the error, then the new one', async () => {
  const folder = site({
    'docs/index.md': '# Home',
    'lectern.config.mjs': `export default { title: 'One' };`,
  });
  server = await startServer('dev', folder);
  expect(await title()).toBe('Home | One');
  write(folder, { 'lectern.config.mjs': 'export default { title: ' });
  await expect.poll(() => server.output(), PATIENT).toContain('The config file could not be loaded');
  expect(await title()).toBe('Home | One');
  write(folder, { 'lectern.config.mjs': `export default { titel: 'Two' };` });
  await expect.poll(() => server.output(), PATIENT).toContain('Did you mean "title"?');
  rmSync(join(folder, 'lectern.config.mjs'));
  write(folder, { 'lectern.config.mjs': `export default { title: 'Three' };` });
  await expect.poll(() => title(), PATIENT).toBe('Home | Three');
}, 180_000);

it('1,000 files changed at once, and then gone: each page is as it is on disk', async () => {
  const pages = (text: string) =>
    Object.fromEntries(
      Array.from({ length: 1000 }, (_, index) => [`docs/p${index}.md`, `# ${text} ${index}`]),
    );
  const folder = site({ 'docs/index.md': '# Home', ...pages('First') });
  server = await startServer('dev', folder);
  expect(await title('p999')).toBe('First 999 | Documentation');
  write(folder, pages('Second'));
  for (const number of [0, 500, 999]) {
    await expect.poll(() => title(`p${number}`), PATIENT).toBe(`Second ${number} | Documentation`);
  }
  for (let number = 0; number < 999; number += 1) rmSync(join(folder, `docs/p${number}.md`));
  await expect.poll(() => title('p0'), PATIENT).toBe('PAGE NOT FOUND | Documentation');
  await expect.poll(() => ask('p999'), PATIENT).not.toContain('Second 998');
  expect(await title('p999')).toBe('Second 999 | Documentation');
}, 180_000);

it('files that come, change and go while the server starts: they are as on disk', async () => {
  const folder = site({
    'docs/index.md': '# Home',
    'docs/gone.md': '# Gone',
    'docs/public/first.txt': 'first',
    // This hook runs after the server has read the existing files, but before its watcher has.
    'lectern.config.mjs': `
      import { rmSync, writeFileSync } from 'node:fs';
      import { join } from 'node:path';
      const docs = join(import.meta.dirname, 'docs');
      function configureServer() {
        writeFileSync(join(docs, 'late.md'), '# Late');
        writeFileSync(join(docs, 'public/late.txt'), 'late');
        rmSync(join(docs, 'gone.md'), { force: true });
      }
      export default { vite: { plugins: [{ name: 'edits', configureServer }] } };
    `,
  });
  server = await startServer('dev', folder);
  await expect.poll(() => ask('late.txt'), PATIENT).toBe('late');
  await expect.poll(() => title('late'), PATIENT).toBe('Late | Documentation');
  await expect.poll(() => title('gone'), PATIENT).toBe('PAGE NOT FOUND | Documentation');
}, 180_000);

it('a clock that moves: edits of one moment, of tomorrow and of long ago are all shown', async () => {
  const folder = site({ 'docs/index.md': '# Home' });
  server = await startServer('dev', folder);
  expect(await title()).toBe('Home | Documentation');
  const file = join(folder, 'docs/index.md');
  const tomorrow = new Date(Date.now() + 86_400_000);
  for (const [text, time] of [
    ['Aaaa', tomorrow],
    ['Bbbb', new Date(1_000_000)],
    ['Cccc', tomorrow],
  ] as const) {
    writeFileSync(file, `# ${text}`);
    utimesSync(file, time, time);
    await expect.poll(() => title(), PATIENT).toBe(`${text} | Documentation`);
  }
  for (const letter of 'defghijk') writeFileSync(file, `# ${letter.repeat(4)}`);
  await expect.poll(() => title(), PATIENT).toBe('kkkk | Documentation');
}, 180_000);

it('a page that is gone or no text when it is asked for: it says so, and comes back', async () => {
  const folder = site({ 'docs/index.md': '# Home', 'docs/a.md': '# A' });
  server = await startServer('dev', folder);
  writeFileSync(join(folder, 'docs/a.md'), Buffer.from('# Caf\u00e9', 'latin1'));
  await expect.poll(() => ask('a'), PATIENT).toContain('This file is not in UTF-8.');
  rmSync(join(folder, 'docs/a.md'));
  await expect.poll(() => title('a'), PATIENT).toBe('PAGE NOT FOUND | Documentation');
  write(folder, { 'docs/a.md': '# Again' });
  await expect.poll(() => title('a'), PATIENT).toBe('Again | Documentation');
  expect(await title()).toBe('Home | Documentation');
  // Writing the first public file also creates the folder.
  write(folder, { 'docs/public/new.txt': 'new' });
  const file = async () => (await fetch(new URL('new.txt', server.url))).text();
  await expect.poll(file, PATIENT).toBe('new');
}, 180_000);

it('a port that is taken is told by "lectern preview", with what to do', async () => {
  const folder = site({ 'docs/index.md': '# Home' });
  await run(['build', folder]);
  server = await startServer('preview', folder);
  const { port } = new URL(server.url);
  expect(await run(['preview', folder, '--port', port])).toEqual({
    code: 1,
    output: `Port ${port} is in use.\n  Choose another with --port.\nMore: lectern explain port-in-use\n`,
  });
}, 180_000);
