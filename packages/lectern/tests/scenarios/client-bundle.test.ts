import type { ViteDevServer } from 'vite';
import { afterEach, expect, it } from 'vitest';
import { entryBrowser } from '../../src/dev/render.ts';
import { browserDir } from '../../src/pages/own-package.ts';
import { siteWithPackages } from './testing.ts';
import { viteServer } from './vite-server.ts';

/**
 * The modules that a browser loads from `lectern dev`. If the bundle failed, Vite would serve theme and client one by
 * one, and no other test would notice.
 */

const files = {
  'theme/index.tsx': `import { SiteTitle as Base } from 'lectern/theme';
export const SiteTitle = () => <b><Base /></b>;
`,
  'docs/index.md': '# Home',
};

let server: ViteDevServer;

afterEach(() => server.close());

const entryUrl = `/@fs${entryBrowser}`;

async function serve(folder: string): Promise<ViteDevServer['environments']['client']> {
  ({ server } = await viteServer(folder));
  return server.environments.client;
}

/** Returns the URLs of all modules that a page loads, at once or later. */
async function loadedModules(folder: string): Promise<string[]> {
  const client = await serve(folder);
  const urls = new Set([entryUrl]);
  for (const url of urls) {
    await client.transformRequest(url);
    const module = await client.moduleGraph.getModuleByUrl(url);
    for (const next of module?.importedModules ?? []) urls.add(next.url);
  }
  return [...urls];
}

it('are five chunks. Only files that the theme or the browser imports are served by themselves.', async () => {
  const urls = await loadedModules(siteWithPackages(files));
  // A chunk of a single file, which contains the folder of that file, only exports from these chunks.
  const chunk = /^\0virtual:lectern\/client-bundle\/lectern-client-((?:app|base|theme)(?:-later)?)\.js$/;
  expect(urls.flatMap((url) => chunk.exec(url)?.[1] ?? []).sort()).toEqual([
    'app',
    'base',
    'base-later',
    'theme',
    'theme-later',
  ]);
  const own = urls.filter((url) => url.startsWith(`/@fs${browserDir}`) && url.endsWith('.js'));
  expect(own.map((url) => url.slice(`/@fs${browserDir}`.length)).sort()).toEqual([
    'client/entry-browser.js',
    'client/popover-fill.js',
    'theme/index.js',
    'theme/nav/SiteTitle.js',
  ]);
  expect(urls).toContain(`\0lectern-override:${browserDir}theme/nav/SiteTitle.js`);
});

it('are single files after an edit of one of them', async () => {
  const client = await serve(siteWithPackages(files));
  const code = async () => (await client.transformRequest(entryUrl))?.code;
  expect(await code()).toMatch(/lectern-client-app\.js/);
  server.watcher.emit('change', `${browserDir}theme/nav/Nav.js`);
  await expect.poll(code).toMatch(/\/client\/App\.js/);
});
