import type { EngineName } from './engine.ts';
import type { Reader } from './reader.ts';
import { eventually, expect, PHONE, test } from './test.ts';

/** Deep in a long sidebar. */
const DEEP = '/config/tools/swc';

/** Where the sidebar starts at its top, whatever the page. Empty this list once it keeps its place. */
const AT_THE_TOP: EngineName[] = ['firefox', 'webkit'];

/** Distances of the current entry from the edges of the sidebar that a reader sees: none may be negative. */
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
  test('shows the current entry on load, without a move of the pointer', async ({ reader, engine }) => {
    await reader.open(DEEP);
    // From here on: what fails before is no known bug.
    test.fail(AT_THE_TOP.includes(engine));
    await expectEntryInSight(reader);
    expect(await reader.evaluate(() => document.documentElement.hasAttribute('data-hydrated'))).toBe(false);
  });

  test('shows the current entry after the first move', async ({ reader }) => {
    await reader.start(DEEP);
    await expectEntryInSight(reader);
  });

  test('shows the current entry where a link has led', async ({ reader, engine }) => {
    await reader.start(DEEP);
    await reader.click('.doc-footer a[rel=next]');
    await reader.waitUntil((path) => location.pathname !== path && document.readyState === 'complete', DEEP);
    // Firefox changes the page in place, where React sees to it.
    test.fail(AT_THE_TOP.includes(engine) && engine === 'webkit');
    await expectEntryInSight(reader);
  });

  test('shows the current entry in the drawer of a phone, opened by the first click', async ({ reader }) => {
    await reader.resize(PHONE);
    await reader.open(DEEP);
    await reader.click('.doc-bar-menu');
    await eventually(() => reader.sees('.sidebar:popover-open')).toBe(true);
    await expectEntryInSight(reader);
  });

  test('shows the current entry in the drawer of a phone, opened later', async ({ reader, engine }) => {
    await reader.resize(PHONE);
    await reader.start(DEEP);
    await reader.click('.doc-bar-menu');
    await eventually(() => reader.sees('.sidebar:popover-open')).toBe(true);
    test.fail(AT_THE_TOP.includes(engine));
    await expectEntryInSight(reader);
  });
});
