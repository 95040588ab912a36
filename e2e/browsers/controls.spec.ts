import type { Reader } from './reader.ts';
import { eventually, expect, PHONE, test } from './test.ts';

const QUICK_START = '/guide/start/quick-start';
const REACT = '/guide/framework/react';

/** Returns the name of the theme and the brightness of the text: the name alone does not prove that it is applied. */
const look = (reader: Reader) =>
  reader.evaluate(() => {
    const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    if (!canvas) return undefined;
    canvas.fillStyle = getComputedStyle(document.body).color;
    canvas.fillRect(0, 0, 1, 1);
    const [red = 0] = canvas.getImageData(0, 0, 1, 1).data;
    return [document.documentElement.dataset.theme, red > 128 ? 'light text' : 'dark text'];
  });

test.describe('Controls', () => {
  test('the theme is switched, and remembered over a reload', async ({ reader }) => {
    await reader.open(QUICK_START);
    expect(await look(reader)).toEqual(['light', 'dark text']);
    await reader.click('[data-lectern-appearance]');
    await eventually(() => look(reader)).toEqual(['dark', 'light text']);
    await reader.wakeUp();
    await reader.reload();
    expect(await look(reader)).toEqual(['dark', 'light text']);
  });

  test('the language menu keeps the page', async ({ reader }) => {
    await reader.start(QUICK_START);
    await reader.click('button[aria-label=Language]');
    await reader.click('.menu a[hreflang=zh-CN]');
    await eventually(() => reader.text('h1')).toBe('快速上手');
    expect(await reader.address()).toBe(`/zh${QUICK_START}`);
    await eventually(() => reader.evaluate(() => document.documentElement.lang)).toBe('zh-CN');
  });

  test('an English reader whose first page is Chinese is led to the English one', async ({ reader }) => {
    await reader.open(`/zh${QUICK_START}`);
    await eventually(() => reader.address()).toBe(QUICK_START);
    await eventually(() => reader.text('h1')).toBe('Quick Start');
  });

  test('a copy button says that it has copied, and what it has copied can be pasted', async ({ reader }) => {
    await reader.open(QUICK_START);
    await reader.pointAt('.prose .code-block pre');
    await reader.click('.prose .code-copy');
    await eventually(() => reader.sees('.code-copy[data-copied]')).toBe(true);
    await eventually(() => reader.text('[role=status]')).toBe('Copied');
    const code = await reader.text('.prose .code-block code');
    await reader.press('/');
    await eventually(() => reader.sees('[role=combobox]')).toBe(true);
    await reader.press('Control', 'v');
    await eventually(() =>
      reader.evaluate(() => document.querySelector<HTMLInputElement>('[role=combobox]')?.value),
    ).toBe(code?.replaceAll('\n', ''));
  });

  test('a word of a config shows its type, by pointer and by keys', async ({ reader }) => {
    await reader.start('/config/server/port');
    await reader.pointAt('.code-block[data-hover] code');
    await reader.waitUntil(() => document.querySelector('.hover-word') !== null);
    await reader.pointAt('.hover-word ~ .hover-word');
    await eventually(() => reader.text('#hover-types')).toMatch(/^server\.port: number/);
    await reader.press('Escape');
    await eventually(() => reader.sees('#hover-types')).toBe(false);
    await reader.do(() => document.querySelector<HTMLElement>('.hover-word')?.focus());
    await reader.press('ArrowDown');
    await eventually(() => reader.text('#hover-types')).toMatch(/^server\.port: number.*← 2\/2 →$/);
  });

  test('tabs switch, and the choice is kept over a reload and on other pages', async ({ reader }) => {
    const shown = () =>
      reader.evaluate(
        () =>
          [...document.querySelectorAll('.tab-panel')].find((panel) => panel.checkVisibility())?.textContent,
      );
    await reader.open(REACT);
    expect(await shown()).toMatch(/^npm /);
    await reader.click('.tab', 'pnpm');
    await eventually(shown).toMatch(/^pnpm /);
    await reader.wakeUp();
    await reader.reload();
    expect(await shown()).toMatch(/^pnpm /);
    // The pointer is still where it clicked. A browser may report that as a move, and the page loads its scripts.
    await reader.wakeUp();
    await reader.open('/guide/framework/svelte');
    expect(await shown()).toMatch(/^pnpm /);
  });
});

test.describe('Phone, 390 px wide', () => {
  test('the drawer of the sidebar opens, closes by its button and by Escape, and leads on', async ({
    reader,
  }) => {
    await reader.resize(PHONE);
    await reader.start(QUICK_START);
    const isOpen = () => reader.sees('.sidebar');
    expect(await isOpen()).toBe(false);
    await reader.click('.doc-bar-menu');
    await eventually(isOpen).toBe(true);
    await reader.click('.sidebar .drawer-close');
    await eventually(isOpen).toBe(false);
    await reader.click('.doc-bar-menu');
    await eventually(isOpen).toBe(true);
    await reader.press('Escape');
    await eventually(isOpen).toBe(false);
    await reader.click('.doc-bar-menu');
    await reader.click('.sidebar a', 'Features');
    await eventually(() => reader.text('h1')).toBe('Features');
    await eventually(isOpen).toBe(false);
  });

  test('the menu of the site opens, and leads on', async ({ reader }) => {
    await reader.resize(PHONE);
    await reader.start(QUICK_START);
    await reader.click('button[aria-label="Site menu"]');
    await reader.click('#lectern-nav a', 'Config');
    await eventually(() => reader.text('h1')).toBe('Config Overview');
    await eventually(() => reader.sees('#lectern-nav')).toBe(false);
  });

  test('the outline opens, and leads to a heading', async ({ reader }) => {
    await reader.resize(PHONE);
    await reader.start(QUICK_START);
    await reader.click('.doc-bar-outline');
    await reader.click('.outline a', 'Config file');
    await eventually(() => reader.address()).toBe(`${QUICK_START}#config-file`);
    await eventually(() => reader.sees('.outline')).toBe(false);
  });
});
