import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Page } from '@playwright/test';
import {
  type ServerProcess,
  startDevWithDeadline,
  startServer,
} from '../packages/lectern/tests/dev-server.ts';
import { holdReact } from './support.ts';
import { expect as baseExpect, test } from './test.ts';

/** Edits a site while it is served and checks what a maintainer sees. Pages reload only if a test says so. */

/** Not under test-results: Vite does not watch folders of that name. */
const scratch = join(import.meta.dirname, '.scratch');

const long = Array.from({ length: 60 }, (_, index) => `Paragraph ${index}.`).join('\n\n');

const files = {
  'lectern.config.mjs': `export default { title: 'Scratch' };`,
  'docs/index.md': '# Home\n\n[guide](/guide/one)',
  'docs/guide/_meta.json': '["one", "two"]',
  'docs/guide/one.md': `# One\n\n<details><summary>More</summary>inside</details>\n\n${long}\n\nThe end.`,
  'docs/guide/two.mdx': `import { Plain } from '../../components/Plain.tsx';\nimport Counter from '../../components/Counter.tsx';\n\n# Two\n\n<Plain />\n\n<Counter />`,
  'components/Plain.tsx': `import './plain.css';\nexport function Plain() { return <p className="plain">Plain text</p>; }`,
  'components/plain.css': '.plain { color: rgb(1, 2, 3); }',
  'components/Counter.tsx': `'use client';\nimport { useState } from 'react';\nexport default function Counter() { const [n, set] = useState(0); return <button className="counter" onClick={() => set(n + 1)}>Count {n}</button>; }`,
};

/** A cold start of the server on a busy machine takes time. */
const expect = baseExpect.configure({ timeout: 15_000 });

let folder: string;
let server: ServerProcess;

const write = (name: string, text: string) => {
  mkdirSync(dirname(join(folder, name)), { recursive: true });
  writeFileSync(join(folder, name), text);
};

test.beforeEach(async () => {
  test.setTimeout(60_000);
  mkdirSync(scratch, { recursive: true });
  folder = mkdtempSync(join(scratch, 'dev-'));
  for (const [name, text] of Object.entries(files)) write(name, text);
  server = await startServer('dev', folder);
});

test.afterEach(async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** Opens a page and marks the document, so that a reload would be noticed. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(server.url + path);
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
  await page.evaluate(() => Object.assign(window, { isFirstDocument: true }));
}

/** Restarts the server with a theme. A server that finds a new theme reloads the pages that were opened before. */
async function startWithTheme(parts: Record<string, string>): Promise<void> {
  await server.stop();
  for (const [name, text] of Object.entries(parts)) write(`theme/${name}`, text);
  server = await startServer('dev', folder);
}

const wasKept = (page: Page) => page.evaluate(() => 'isFirstDocument' in window);

test('an edit of the text shows in place; scroll position and opened parts stay', async ({ page }) => {
  await open(page, 'guide/one');
  await page.evaluate(() => scrollTo(0, 900));
  write('docs/guide/one.md', files['docs/guide/one.md'].replace('The end.', 'A new end.'));
  await expect(page.locator('main')).toContainText('A new end.');
  expect(await page.evaluate(() => scrollY)).toBe(900);
  expect(await wasKept(page)).toBe(true);
  write('docs/guide/one.md', files['docs/guide/one.md'].replace('# One', '# First'));
  await expect(page.locator('h1')).toHaveText('First');
  await expect(page).toHaveTitle(/^First/);
  await expect(page.locator('aside a, nav a').filter({ hasText: 'First' }).first()).toBeAttached();
  expect(await wasKept(page)).toBe(true);
});

test('labels of _meta.json, the config and other pages change the shell and leave the article alone', async ({
  page,
}) => {
  await open(page, 'guide/one');
  await page.locator('summary').first().click();
  write('docs/guide/_meta.json', '["one", { "type": "file", "name": "two", "label": "The second" }]');
  await expect(page.getByRole('link', { name: 'The second' }).first()).toBeAttached();
  write('lectern.config.mjs', `export default { title: 'Renamed' };`);
  await expect(page).toHaveTitle(/Renamed/);
  expect(await wasKept(page)).toBe(true);
  await expect(page.locator('main details')).toHaveAttribute('open', '');
});

test('a broken page shows where it is broken, and recovers', async ({ page }) => {
  await open(page, 'guide/two');
  const overlay = page.locator('vite-error-overlay');
  write('docs/guide/two.mdx', '# Two\n\n<Missing />');
  await expect(overlay.locator('.file')).toHaveText(/docs\/guide\/two\.mdx:3:1$/);
  await expect(overlay.locator('.message-body')).toContainText('Missing');
  write('docs/guide/two.mdx', '# Two fixed');
  await expect(page.locator('h1')).toHaveText('Two fixed');
  await expect(overlay).toHaveCount(0);
  expect(await wasKept(page)).toBe(true);
});

test('a page that cannot be read is a notice when it is opened, and appears once it is fixed', async ({
  page,
}) => {
  write('docs/guide/two.mdx', '# Two\n\nText <b>open');
  const answer = await page.goto(`${server.url}guide/two`);
  expect(answer?.status()).toBe(500);
  await expect(page.locator('vite-error-overlay .file')).toHaveText(/two\.mdx:3:6$/);
  await expect(page.locator('main')).toContainText('The tag <b> is never closed.');
  write('docs/guide/two.mdx', '# Two fixed');
  await expect(page.locator('h1')).toHaveText('Two fixed');
  await expect(page.locator('vite-error-overlay')).toHaveCount(0);
});

test('a page with a mistake is shown when it is opened, with a note in the place of it', async ({ page }) => {
  write('docs/guide/two.mdx', '# Two\n\n<Missing>kept</Missing>');
  const answer = await page.goto(`${server.url}guide/two`);
  expect(answer?.status()).toBe(200);
  await expect(page.locator('main')).toContainText('docs/guide/two.mdx:3:1 <Missing> is not defined.');
  await expect(page.locator('main')).toContainText('<Missing> kept');
  write('docs/guide/two.mdx', '# Two fixed');
  await expect(page.locator('h1')).toHaveText('Two fixed');
  await expect(page.locator('vite-error-overlay')).toHaveCount(0);
});

test('an edit that comes before React has looked at the page is shown', async ({ page }) => {
  const updates: string[] = [];
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) =>
      updates.push(...(`${payload}`.match(/lectern:update/g) ?? [])),
    ),
  );
  const release = await holdReact(page);
  await page.goto(`${server.url}guide/one`);
  // Changes only the text: a change outside of it would make React render the whole page.
  write('docs/guide/one.md', (files['docs/guide/one.md'] ?? '').replace('The end.', 'The new end.'));
  await expect.poll(() => updates.length).toBeGreaterThan(0);
  await expect(page.locator('main')).toContainText('The end.');
  await release();
  await expect(page.locator('main')).toContainText('The new end.');
});

test('an edit that breaks a page before the server knows of its tab is told', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.routeWebSocket(/.*/, (socket) => {
    const connected = socket.connectToServer();
    socket.onMessage(async (message) => {
      if (`${message}`.includes('lectern:watch')) await held;
      connected.send(message);
    });
  });
  await open(page, 'guide/two');
  write('docs/guide/two.mdx', '# Two\n\n<Missing />');
  const document = async () => (await page.request.get(`${server.url}guide/two`)).text();
  await expect.poll(document).toContain('is not defined');
  release();
  await expect(page.locator('vite-error-overlay .file')).toHaveText(/docs\/guide\/two\.mdx:3:1$/);
  await expect(page.locator('main')).toContainText('<Missing> is not defined.');
});

test('a broken config is reported, and its repair is taken', async ({ page }) => {
  await open(page, '');
  write('lectern.config.mjs', `export default { titel: 'Scratch' };`);
  await expect(page.locator('vite-error-overlay .message-body')).toContainText('titel');
  write('lectern.config.mjs', `export default { title: 'Fixed' };`);
  await expect(page.locator('vite-error-overlay')).toHaveCount(0);
  await expect(page).toHaveTitle(/Fixed/);
});

test('pages come, move and go without a restart', async ({ page }) => {
  await open(page, 'guide/one');
  write('docs/guide/three.md', '# Three');
  write('docs/guide/_meta.json', '["one", "two", "three"]');
  await page.getByRole('link', { name: 'Three' }).first().click();
  await expect(page.locator('h1')).toHaveText('Three');
  write('docs/guide/_meta.json', '["one", "two"]');
  renameSync(join(folder, 'docs/guide/three.md'), join(folder, 'docs/guide/four.md'));
  await expect(page.locator('h1')).not.toHaveText('Three');
  await expect(page.locator('main')).toContainText('404');
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
  await page.goto(`${server.url}guide/four`);
  await expect(page.locator('h1')).toHaveText('Three');
  rmSync(join(folder, 'docs/guide/four.md'));
  await expect(page.locator('h1')).not.toHaveText('Three');
  write('docs/guide/four.md', '# Four again');
  await expect(page.locator('h1')).toHaveText('Four again');
});

test('the page for addresses that do not exist comes, changes, fails and goes', async ({ page }) => {
  await page.goto(`${server.url}nowhere`);
  const article = page.locator('main');
  await expect(article).toContainText('404');
  write('docs/404.mdx', '# Lost\n\nFirst words.');
  await expect(article).toContainText('First words.');
  write('docs/404.mdx', '# Lost\n\nOther words.');
  await expect(article).toContainText('Other words.');
  write('docs/404.mdx', '# Lost\n\n{missing.word}');
  await expect(page.locator('body')).toContainText('missing is not defined');
  write('docs/404.mdx', '# Lost\n\nLast words.');
  await expect(article).toContainText('Last words.');
  // At its own address, it is a normal page.
  await open(page, '404');
  write('docs/404.mdx', '# Lost\n\nMore words.');
  await expect(article).toContainText('More words.');
  expect(await page.evaluate(() => 'isFirstDocument' in window)).toBe(true);
  await page.goto(`${server.url}nowhere`);
  await expect(article).toContainText('More words.');
  rmSync(join(folder, 'docs/404.mdx'));
  await expect(article).not.toContainText('words');
});

test('a public file with the address of a page is reported while it is there', async ({ page }) => {
  await open(page, 'guide/one');
  write('docs/public/guide/one.json', '{}');
  const overlay = page.locator('vite-error-overlay');
  await expect(overlay.locator('.message-body')).toContainText('the data of the page docs/guide/one.md');
  rmSync(join(folder, 'docs/public/guide/one.json'));
  await expect(overlay).toHaveCount(0);
});

test('components and their styles change in place', async ({ page }) => {
  await open(page, 'guide/two');
  await expect(page.locator('.plain')).toHaveCSS('color', 'rgb(1, 2, 3)');
  // An island handles clicks once it is hydrated.
  await expect(async () => {
    await page.locator('.counter').click();
    await expect(page.locator('.counter')).not.toHaveText('Count 0', { timeout: 100 });
  }).toPass();
  const count = (await page.locator('.counter').textContent())?.replace('Count ', '');
  write('components/Counter.tsx', files['components/Counter.tsx'].replace('Count {', 'Clicked {'));
  await expect(page.locator('.counter')).toHaveText(`Clicked ${count}`);
  write('components/plain.css', '.plain { color: rgb(4, 5, 6); }');
  await expect(page.locator('.plain')).toHaveCSS('color', 'rgb(4, 5, 6)');
  write('components/Plain.tsx', files['components/Plain.tsx'].replace('Plain text', 'Other text'));
  await expect(page.locator('.plain')).toHaveText('Other text');
  expect(await wasKept(page)).toBe(true);
});

test('a theme of the project is taken up, changed and dropped', async ({ page }) => {
  await open(page, 'guide/one');
  const theme = (text: string) =>
    `import { Layout as Base } from '@theme';\nexport * from '@theme';\nexport function Layout() { return <><p className="mine">${text}</p><Base /></>; }`;
  const served = async () =>
    (await page.request.get(page.url(), { headers: { accept: 'text/html' } })).text();
  write('theme/index.tsx', theme('Mine'));
  await expect(page.locator('.mine')).toHaveText('Mine');
  expect(await served()).toContain('>Mine</p>');
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
  write('theme/index.tsx', theme('Still mine'));
  await expect(page.locator('.mine')).toHaveText('Still mine');
  rmSync(join(folder, 'theme'), { recursive: true });
  await expect(page.locator('.mine')).toHaveCount(0);
  // The page itself, not the message that the theme is missing.
  await expect(page.locator('h1')).toHaveText('One');
  expect(await served()).not.toContain('class="mine"');
});

test('a component of the default theme is replaced, changed and restored by an edit of the theme', async ({
  page,
}) => {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  const plain = 'export const globalUIComponents = [];';
  // Runs when the module starts: by then, the default theme must have run.
  const theme = (text: string) =>
    `import { Nav, SiteTitle as Base } from 'lectern/theme';\nconst kinds = [Base, Nav].map((part) => typeof part);\n${plain}\nexport function SiteTitle() { return <><Base /><b className="mine">{['${text}', ...kinds].join(' ')}</b></>; }`;
  await startWithTheme({ 'index.tsx': plain });
  await open(page, 'guide/one');
  const title = page.locator('header .mine');
  for (const text of ['Mine', 'Changed']) {
    write('theme/index.tsx', theme(text));
    await expect(title).toHaveText(`${text} function function`);
    await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
  }
  write('theme/index.tsx', plain);
  await expect(title).toHaveCount(0);
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
  // The server and the browser agree on who provides the component.
  expect(problems).toEqual([]);
});

test('a component of the theme that uses the page and a default component changes in place', async ({
  page,
}) => {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  const mark = (text: string) =>
    `import { usePage } from 'lectern/client';\nimport { Badge } from 'lectern/theme';\nexport function Mark() { return <b className="mine"><Badge text="${text}" /> {usePage().title}</b>; }`;
  await startWithTheme({
    'Mark.tsx': mark('First'),
    'index.tsx': `import { SiteTitle as Base } from 'lectern/theme';\nimport { Mark } from './Mark';\nexport function SiteTitle() { return <><Base /><Mark /></>; }`,
  });
  const title = page.locator('header .mine');
  await open(page, 'guide/one');
  await expect(title).toHaveText('First One');
  write('theme/Mark.tsx', mark('Second'));
  await expect(title).toHaveText('Second One');
  write('theme/Mark.tsx', mark('Third'));
  await expect(title).toHaveText('Third One');
  expect(await wasKept(page)).toBe(true);
  expect(problems).toEqual([]);
});

test('text and colors are there before any script has run', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${server.url}guide/two`);
  await expect(page.locator('.plain')).toHaveCSS('color', 'rgb(1, 2, 3)');
  await expect(page.locator('h1')).toHaveCSS('font-weight', /[67]\d\d/);
  await context.close();
});

test('search knows an edit of another page at its next opening', async ({ page }) => {
  await open(page, '');
  const search = async (text: string) => {
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox').fill(text);
  };
  await search('periwinkle');
  await expect(page.getByText('No results for "periwinkle".')).toBeVisible();
  await page.keyboard.press('Escape');
  write('docs/guide/one.md', `${files['docs/guide/one.md']}\n\n## Color\n\nA periwinkle door.`);
  await expect(async () => {
    await page.keyboard.press('Escape');
    await search('periwinkle');
    await expect(page.getByRole('option')).toHaveText(/One.*periwinkle/, { timeout: 2000 });
  }).toPass({ timeout: 15_000, intervals: [200] });
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/guide\/one#color$/);
  expect(await wasKept(page)).toBe(true);
});

test('a dead link is marked, with its place in a notice, until it is fixed', async ({ page }) => {
  write('docs/index.md', '# Home\n\n[guide](/guide/one) and [nothing](/guide/none) and ![x](./none.png)');
  await open(page, '');
  const notice = page.locator('lectern-dead-places');
  await expect(notice).toContainText('2 links or pictures lead nowhere on this page');
  await expect(notice).toContainText('The link /guide/none leads to no page.');
  await expect(notice).toContainText('More: lectern explain dead-link dead-image');
  await expect(notice.locator('a')).toHaveText(['docs/index.md:3', 'docs/index.md:3']);
  await expect(page.locator('[data-lectern-dead]')).toHaveText(['nothing']);
  write('docs/index.md', '# Home\n\n[guide](/guide/one) and [two](/guide/two)');
  await expect(notice).toHaveCount(0);
  await expect(page.locator('[data-lectern-dead]')).toHaveCount(0);
});

test('dead links of navigation, sidebar, hero and features are marked, until they are fixed', async ({
  page,
}) => {
  const home = (link: string) =>
    `---\npageType: home\nhero:\n  name: Tea\n  actions:\n    - text: Go\n      link: ${link}\nfeatures:\n  - title: Green\n    details: Two minutes.\n    link: ${link}\n---\n`;
  const nav = (link: string) => JSON.stringify([{ text: 'Guide', link }]);
  const sidebar = (link: string) =>
    JSON.stringify(['one', 'two', { type: 'custom-link', label: 'More', link }]);
  write('docs/index.md', home('/guide/three'));
  write('docs/_nav.json', nav('/guide/four#end'));
  write('docs/guide/_meta.json', sidebar('/guide/five'));
  await open(page, '');
  const notice = page.locator('lectern-dead-places');
  const dead = page.locator('[data-lectern-dead]:visible');
  await expect(notice).toContainText(
    '2 links or pictures lead nowhere on this page, 2 links lead nowhere in navigation or sidebars',
  );
  await expect(notice.locator('a')).toHaveText([
    'docs/index.md:7',
    'docs/index.md:11',
    'docs/_nav.json:1',
    'docs/guide/_meta.json:1',
  ]);
  await expect(dead).toHaveText(['Guide', 'Go', /Green/, 'Guide']);
  await page.goto(`${server.url}guide/one`);
  await expect(dead).toHaveText(['Guide', 'More']);
  expect(server.output().match(/guide\/five leads to no page/g)).toHaveLength(1);
  write('docs/_nav.json', nav('/guide/two'));
  write('docs/guide/_meta.json', sidebar('/guide/two'));
  await expect(notice).toHaveCount(0);
  write('docs/index.md', home('/guide/two'));
  await page.goto(server.url);
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
  await expect(notice).toHaveCount(0);
});

test('the error of a broken config is there again after a reload, and gone when it is fixed', async ({
  page,
}) => {
  await open(page, '');
  const overlay = page.locator('vite-error-overlay');
  write('lectern.config.mjs', `export default { titel: 'Scratch' };`);
  await expect(overlay).toContainText('titel is not an option');
  await expect(overlay.locator('.message-body')).toContainText('More: lectern explain unknown-option');
  await page.reload();
  await expect(overlay).toContainText('titel is not an option');
  write('lectern.config.mjs', files['lectern.config.mjs']);
  await expect(overlay).toHaveCount(0);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
  await expect(overlay).toHaveCount(0);
});

test('an edit that the server does not come back from: the tab says so by itself, and takes the edit that fixes it', async ({
  page,
}) => {
  test.setTimeout(150_000);
  await server.stop();
  server = await startDevWithDeadline(folder, 8);
  await open(page, 'guide/two');
  const plain = files['components/Plain.tsx'];
  const hang = 'Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0); return';
  write('components/Plain.tsx', plain.replace('return', hang));
  const told = page.getByText('docs/guide/two.mdx:1').or(page.getByText('was not rendered in 8 s')).first();
  await expect(told).toBeVisible({ timeout: 90_000 });
  write('components/Plain.tsx', plain.replace('Plain text', 'Other text'));
  await expect(page.getByText('Other text')).toBeVisible({ timeout: 60_000 });
});
