import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createPreviewServer } from '../packages/lectern/dist/index.js';
import { loadConfig } from '../packages/lectern/dist/internals.js';
import { useAll, watchRefused } from './policy.ts';
import { hydrate, visitedBefore } from './support.ts';
import { expect, test } from './test.ts';

const root = new URL('..', import.meta.url).pathname;
const bin = join(root, 'packages/lectern/bin/lectern.js');

/**
 * Calls of the official plugins as in a config, by the names of their packages. `mermaid` is left out: it adds drawings
 * and a stylesheet to pages, but no script, and it draws only when it has been built.
 */
const PLUGINS: Record<string, string> = {
  announcement: `announcement({ id: 'a', text: 'New: **tea**' })`,
  api: `api({ entryPoints: ['src/index.ts'] })`,
  blog: `blog({ authors: { ann: { name: 'Ann' } } })`,
  feedback: `feedback({ send: '/answers' })`,
  hover: 'hover()',
  math: 'math()',
  offline: 'offline()',
  'page-info': 'pageInfo({ contributors: false })',
  print: `print({ books: [{ folder: 'guide', title: 'Guide' }] })`,
  shiki: 'shiki()',
};

const nameOf = (plugin: string) => plugin.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
const imports = Object.keys(PLUGINS).map(
  (name) =>
    `import { ${nameOf(name)} } from ${JSON.stringify(join(root, `packages/plugin-${name}/src/index.ts`))};`,
);

const fence = (lang: string, text: string) => `\`\`\`${lang}\n${text}\n\`\`\`\n`;

const FILES = {
  'lectern.config.mjs': `${imports.join('\n')}
export default {
  title: 'Tea',
  csp: { 'require-trusted-types-for': ["'script'"], 'trusted-types': [] },
  plugins: [${Object.values(PLUGINS).join(', ')}],
};`,
  'tsconfig.json': '{ "compilerOptions": { "strict": true }, "include": ["src"] }',
  'src/index.ts': '/** Brews tea. */\nexport function brew(tea: string): string {\n  return tea;\n}\n',
  'docs/index.md': '# Home\n\n[Guide](./guide/a.md)',
  'docs/guide/a.md': `---\ntags: [Glaze]\n---\n# Guide\n\nHere is $a^2$.\n\n${fence('ts twoslash', 'const cup: number = 1;')}\n${fence('js', 'let a;')}`,
  'docs/blog/post.md': '---\ndate: 2024-03-19\nauthors: ann\ntags: [glaze]\n---\n# Post\n\nText.',
};

const PAGES = ['/guide/a', '/blog/', '/blog/post', '/api/functions/brew', '/tags/', '/'];

const pluginTest = test.extend<{ url: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
  url: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'lectern-plugins-'));
    for (const [name, text] of Object.entries(FILES)) {
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      writeFileSync(join(folder, name), text);
    }
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
    // Runs in a separate process: the way in which Playwright imports modules breaks packages that plugins use.
    execFileSync(process.execPath, [bin, 'build', folder]);
    const server = createPreviewServer(await loadConfig(folder));
    await new Promise<void>((done) => server.listen(0, 'localhost', done));
    await use(`http://localhost:${(server.address() as AddressInfo).port}`);
    server.closeAllConnections();
    server.close();
    rmSync(folder, { recursive: true });
  },
});

pluginTest('all plugins of ours that have scripts work with Trusted Types @build', async ({ page, url }) => {
  const refused = await watchRefused(page);
  await visitedBefore(page);
  await page.route('**/answers', (route) => route.fulfill({ status: 204 }));
  for (const path of PAGES) {
    await page.goto(url + path);
    await expect(page.locator('meta[content*="require-trusted-types-for"]')).toBeAttached();
    await useAll(page);
  }
  // Waits for the service worker of the site, which serves the files in its cache.
  await page.evaluate(() => navigator.serviceWorker.ready);

  await page.goto(`${url}/guide/a`);
  await hydrate(page);
  await page.getByRole('button', { name: 'Yes' }).click();
  await expect(page.locator('.feedback [role=status]')).toHaveText(/thank/i);
  await page.locator('.code-block[data-lang="ts"]').first().hover();
  await page.locator('.hover-word').first().hover();
  await expect(page.locator('#hover-types')).toBeVisible();
  await page.locator('.announcement button').click();
  await expect(page.locator('.announcement')).toBeHidden();
  for (const part of ['math', '.shiki']) {
    await expect(page.locator(part).first()).toBeAttached();
  }
  await page.goto(`${url}/print/guide`);
  await expect(page.locator('h1').first()).toBeVisible();
  expect(refused).toEqual([]);
});
