import type { Reader } from './reader.ts';
import { eventually, expect, test } from './test.ts';

const QUICK_START = '/guide/start/quick-start';

/** Returns the distance of an element from the top of the window in pixels, not rounded; -1 if there is no element. */
const topOf = (reader: Reader, id: string) =>
  reader.evaluate((id) => document.getElementById(id)?.getBoundingClientRect().top ?? -1, id);

/**
 * Returns the distance of an element from its place below the header, which is 72 px from the top. Firefox scrolls by
 * whole pixels: if a font arrives after it has scrolled to a hash, the heading ends up to one pixel off.
 */
const besidePlace = async (reader: Reader, id: string) => Math.abs((await topOf(reader, id)) - 72);

test.describe('Moving', () => {
  test('a link is followed, and article, title and sidebar change', async ({ reader }) => {
    await reader.start(QUICK_START);
    await reader.click('.sidebar a', 'Features');
    await eventually(() => reader.text('h1')).toBe('Features');
    await eventually(() => reader.evaluate(() => document.title)).toBe('Features | Rsbuild');
    await eventually(() => reader.text('.sidebar [aria-current=page]')).toBe('Features');
    expect(await reader.address()).toBe('/guide/start/features');
  });

  test('a link is followed that is clicked before the page is alive', async ({ reader }) => {
    await reader.open(QUICK_START);
    await reader.click('.sidebar a', 'Features');
    await eventually(() => reader.text('h1')).toBe('Features');
    // The first page is left before its script has arrived. Pages report all script errors, so this one is expected.
    reader.forget(/[Ii]mport|Cannot load|JSHandle@error/);
  });

  test('back and forward restore page and scroll position', async ({ reader }) => {
    const scrolled = () => reader.evaluate(() => Math.round(scrollY));
    await reader.start(QUICK_START);
    await reader.do(() => scrollTo({ top: 1300, behavior: 'instant' }));
    await reader.click('.sidebar a', 'Features');
    await eventually(() => reader.text('h1')).toBe('Features');
    await eventually(scrolled).toBe(0);
    await reader.do(() => scrollTo({ top: 400, behavior: 'instant' }));
    await reader.back();
    await eventually(() => reader.text('h1')).toBe('Quick Start');
    await eventually(async () => Math.abs((await scrolled()) - 1300)).toBeLessThanOrEqual(4);
    await reader.forward();
    await eventually(() => reader.text('h1')).toBe('Features');
    await eventually(async () => Math.abs((await scrolled()) - 400)).toBeLessThanOrEqual(4);
  });

  test('an address with a hash opens with its heading 72 px below the edge', async ({ reader }) => {
    await reader.open(`${QUICK_START}#config-file`);
    await eventually(() => besidePlace(reader, 'config-file')).toBeLessThanOrEqual(1);
    await reader.wakeUp();
    expect(await besidePlace(reader, 'config-file')).toBeLessThanOrEqual(1);
  });

  test('a link to a heading of the page, or of another one, puts it at 72 px', async ({ reader }) => {
    await reader.open(QUICK_START);
    await reader.click('.outline a', 'Config file');
    await eventually(() => besidePlace(reader, 'config-file')).toBeLessThanOrEqual(1);
    expect(await reader.address()).toBe(`${QUICK_START}#config-file`);
    // The click has requested scripts. A page that is left before they arrive reports them as failed.
    await reader.wakeUp();
    await reader.start('/guide/framework/react');
    await reader.click('.prose a[href$="/quick-start#create-a-project-from-a-template"]');
    await eventually(() => reader.text('h1')).toBe('Quick Start');
    await eventually(() => besidePlace(reader, 'create-a-project-from-a-template')).toBeLessThanOrEqual(1);
  });

  test('the outline marks the heading that is read, after a first move', async ({ reader }) => {
    await reader.start(QUICK_START);
    await reader.do(() => {
      document.getElementById('files-in-dist')?.scrollIntoView({ behavior: 'instant' });
    });
    await eventually(() => reader.text('.outline [aria-current]')).toBe('Files in dist');
  });
});
