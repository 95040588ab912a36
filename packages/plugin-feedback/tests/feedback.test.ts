import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Browser, Page } from 'puppeteer-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { build } from '../../lectern/dist/index.js';
import { type ServerProcess, startServer } from '../../lectern/tests/dev-server.ts';
import { chromium, openBrowser, openPage } from '../../lectern/tests/scenarios/browser.ts';
import { lastingSite, siteWithPackages, write } from '../../lectern/tests/scenarios/testing.ts';

const source = new URL('../src/index.ts', import.meta.url).pathname;
const config = (options: string) => `import { feedback } from ${JSON.stringify(source)};
export default {
  title: 'T',
  locales: [{ lang: 'en', label: 'English' }, { lang: 'zh', label: '中文' }, { lang: 'fr', label: 'Français' }],
  plugins: [feedback(${options})],
};`;

const files = {
  'docs/en/index.md': '# Home\n\n[Other](./other.md)',
  'docs/en/other.md': '# Other\n\n[Home](./index.md)',
  'docs/en/none.md': '---\nfeedback: false\n---\n\n# None',
  'docs/en/list.md': '---\nsearch: false\n---\n\n# List',
  'docs/zh/index.md': '# 首页',
  'docs/fr/index.md': '# Accueil',
};

it('asks below each article in its language', async () => {
  const folder = siteWithPackages({
    ...files,
    'lectern.config.mjs': config(
      `{ send: 'event', question: { fr: 'Utile ?' }, words: { fr: { yes: 'Oui', no: 'Non' } } }`,
    ),
  });
  await build(folder);
  const read = (name: string) => readFileSync(join(folder, 'dist', name), 'utf8');
  const asked = (name: string) =>
    /<fieldset class="feedback".*<\/fieldset>(?=<\/article>)/.exec(read(name))?.[0].match(/(?<=>)[^<]+/g);
  expect(asked('index.html')).toEqual(['Was this page helpful?', 'Yes', 'No']);
  expect(asked('zh/index.html')).toEqual(['本页对你有帮助吗？', '有', '没有']);
  expect(asked('fr/index.html')).toEqual(['Utile ?', 'Oui', 'Non']);
  for (const name of ['none', 'list', '404'])
    expect([name, asked(`${name}.html`)]).toEqual([name, undefined]);
}, 180_000);

describe.skipIf(!chromium)('a reader', () => {
  const folder = lastingSite({});
  let browser: Browser;
  let server: ServerProcess;
  let endpoint: Server;
  const received: unknown[] = [];
  let status = 204;

  beforeAll(async () => {
    endpoint = createServer((request, response) => {
      let body = '';
      request.on('data', (data) => {
        body += data;
      });
      request.on('end', () => {
        if (request.method === 'POST') received.push(JSON.parse(body));
        const allowed = {
          'access-control-allow-origin': '*',
          'access-control-allow-headers': 'content-type',
        };
        response.writeHead(request.method === 'POST' ? status : 204, allowed).end();
      });
    });
    await new Promise<void>((done) => endpoint.listen(0, done));
    const { port } = endpoint.address() as AddressInfo;
    write(folder, {
      ...files,
      'lectern.config.mjs': config(`{ send: 'http://localhost:${port}/' }`),
    });
    await build(folder);
    [server, browser] = await Promise.all([startServer('preview', folder), openBrowser()]);
  });
  afterAll(async () => {
    await browser?.close();
    await server?.stop();
    endpoint?.close();
  });
  beforeEach(() => {
    received.length = 0;
    status = 204;
  });

  const said = (page: Page) => page.$eval('.feedback [role="status"]', (element) => element.textContent);
  const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent);
  const waitForStatus = (page: Page, text: string) =>
    page.waitForFunction(
      (text) => document.querySelector('.feedback [role="status"]')?.textContent === text,
      {},
      text,
    );
  const pressed = (page: Page) =>
    page.$$eval('.feedback-question button', (buttons) => buttons.map((button) => button.ariaPressed));
  const message = { path: '/', lang: 'en', title: 'Home', helpful: false };

  it('answers and writes by keyboard, once for each page', async () => {
    const { page, console } = await openPage(browser);
    await page.goto(server.url);
    await page.focus('.feedback-question button:last-of-type');
    expect(received).toEqual([]);
    await page.keyboard.press('Enter');
    await waitForStatus(page, 'Thank you for your answer.');
    expect(await pressed(page)).toEqual(['false', 'true']);
    expect(await focused(page)).toBe('No');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.type('  No tea.  ');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await waitForStatus(page, 'Thank you, your text has been sent.');
    expect(await focused(page)).toBe('No');
    expect(await page.$('.feedback textarea')).toBe(null);
    expect(received).toEqual([
      { ...message, text: '' },
      { ...message, text: 'No tea.' },
    ]);

    // Another page asks again. This page does not.
    await page.click('.prose a');
    await page.waitForFunction(() => document.querySelector('h1')?.textContent?.startsWith('Other'));
    // The article is rendered a moment before the elements around it.
    await expect.poll(() => pressed(page)).toEqual(['false', 'false']);
    await page.goto(server.url);
    await page.focus('.site-title');
    await page.waitForSelector('.feedback [aria-pressed="true"]');
    expect([await said(page), await page.$('.feedback textarea')]).toEqual(['', null]);
    expect(console).toEqual([]);
  });

  it('is told what has failed, and may try again', async () => {
    status = 500;
    const { page } = await openPage(browser);
    await page.goto(server.url);
    await page.click('.feedback-question button');
    await waitForStatus(page, 'It could not be sent.');
    status = 204;
    await page.click('.feedback-status button');
    await waitForStatus(page, 'Thank you for your answer.');
    status = 500;
    await page.type('.feedback textarea', 'Tea.');
    await page.click('.feedback form button');
    await waitForStatus(page, 'It could not be sent.');
    expect(await page.$eval('.feedback textarea', (field) => field.value)).toBe('Tea.');
    status = 204;
    await page.click('.feedback-status button');
    await waitForStatus(page, 'Thank you, your text has been sent.');
    expect(received.map((one) => (one as { text: string }).text)).toEqual(['', '', 'Tea.', 'Tea.']);
  });
});
