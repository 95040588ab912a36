import type { Reader } from './reader.ts';
import { eventually, expect, PHONE, test } from './test.ts';

/** Page whose entry is far down in a long sidebar. */
const DEEP = '/config/tools/swc';

/** Returns the distance of the current entry from the nearest edge of the visible sidebar. It must not be negative. */
const room = (reader: Reader) =>
  reader.evaluate(() => {
    const sidebar = document.querySelector('.sidebar');
    const entry = sidebar?.querySelector('[aria-current=page]');
    if (!sidebar || !entry) return undefined;
    const frame = sidebar.getBoundingClientRect();
    const { top, bottom } = entry.getBoundingClientRect();
    return Math.round(Math.min(top - Math.max(frame.top, 0), Math.min(frame.bottom, innerHeight) - bottom));
  });

const expectEntryInSight = (reader: Reader) =>
  expect.poll(() => room(reader), { intervals: [30], timeout: 1000 }).toBeGreaterThanOrEqual(0);

test.describe('Sidebar', () => {
  test('shows the current entry on load, without a move of the pointer', async ({ reader }) => {
    await reader.open(DEEP);
    await expectEntryInSight(reader);
    expect(await reader.evaluate(() => document.documentElement.hasAttribute('data-hydrated'))).toBe(false);
  });

  test('shows the current entry after the first move', async ({ reader }) => {
    await reader.start(DEEP);
    await expectEntryInSight(reader);
  });

  test('shows the current entry where a link has led', async ({ reader }) => {
    await reader.start(DEEP);
    await reader.click('.doc-footer a[rel=next]');
    await reader.waitUntil((path) => location.pathname !== path && document.readyState === 'complete', DEEP);
    await expectEntryInSight(reader);
  });

  test('shows the current entry in the drawer of a phone, opened by the first click', async ({ reader }) => {
    await reader.resize(PHONE);
    await reader.open(DEEP);
    await reader.click('.doc-bar-menu');
    await eventually(() => reader.sees('.sidebar:popover-open')).toBe(true);
    await expectEntryInSight(reader);
  });

  test('shows the current entry in the drawer of a phone, opened later', async ({ reader }) => {
    await reader.resize(PHONE);
    await reader.start(DEEP);
    await reader.click('.doc-bar-menu');
    await eventually(() => reader.sees('.sidebar:popover-open')).toBe(true);
    await expectEntryInSight(reader);
  });
});
