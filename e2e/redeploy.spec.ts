import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, createPreviewServer } from '../packages/lectern/dist/index.js';
import { loadConfig } from '../packages/lectern/dist/internals.js';
import { hydrate, isSameDocument, markDocument, watchConsole } from './support.ts';
import { expect, test } from './test.ts';

const fixture = new URL('../packages/lectern/tests/fixtures/sites/bilingual', import.meta.url).pathname;

test('an open tab survives a redeploy: one load, then client navigation again @build', async ({ page }) => {
  const project = mkdtempSync(join(tmpdir(), 'lectern-redeploy-'));
  cpSync(join(fixture, 'docs'), join(project, 'docs'), { recursive: true });
  const deploy = (title: string) => {
    const locales = `[{ lang: 'en', label: 'English' }, { lang: 'zh', label: '中文' }]`;
    writeFileSync(
      join(project, 'lectern.config.mjs'),
      `export default { title: '${title}', locales: ${locales} };`,
    );
    return build(project, { workers: 1 });
  };
  await deploy('First');
  const server = createPreviewServer(await loadConfig(project));
  await new Promise<void>((done) => server.listen(0, 'localhost', done));
  try {
    const messages = watchConsole(page);
    const loads: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loads.push(new URL(request.url()).pathname);
    });
    await page.goto(`http://localhost:${(server.address() as AddressInfo).port}/guide/`);
    await hydrate(page);
    await markDocument(page);

    await deploy('Second');
    await page.locator('.sidebar a', { hasText: 'Long page' }).click();
    await expect(page).toHaveTitle('Long page | Second');
    await expect(page.locator('h1')).toHaveText('Long page');
    expect(await isSameDocument(page)).toBe(false);
    await page.waitForTimeout(500);
    expect(loads).toEqual(['/guide/', '/guide/long']);

    await hydrate(page);
    await markDocument(page);
    await page.locator('.sidebar a', { hasText: 'Only English' }).click();
    await expect(page.locator('h1')).toHaveText('Only English');
    expect(await isSameDocument(page)).toBe(true);
    await page.goBack();
    await expect(page).toHaveTitle('Long page | Second');
    expect(messages).toEqual([]);
  } finally {
    server.closeAllConnections();
    server.close();
    rmSync(project, { recursive: true });
  }
});
