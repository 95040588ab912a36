import type { Reader } from './reader.ts';
import { eventually, expect, test } from './test.ts';

const FIELD = '[role=combobox]';
/** Complete hits. Their titles may be shown earlier. */
const HITS = '[role=listbox][aria-busy=false] [role=option]';

async function search(reader: Reader, text: string): Promise<void> {
  await reader.press('Control', 'k');
  await reader.waitUntil((field) => document.querySelector(field) === document.activeElement, FIELD);
  await reader.type(text);
  await eventually(() =>
    reader.evaluate((field) => document.querySelector<HTMLInputElement>(field)?.value, FIELD),
  ).toBe(text);
  await eventually(() => reader.sees(HITS)).toBe(true);
}

/** Returns the address of the hit that Enter opens. */
const activeHit = (reader: Reader) =>
  reader.evaluate(() => {
    const { pathname, hash } = new URL(
      document.querySelector('[role=option][aria-selected=true]')?.getAttribute('href') ?? '',
      location.href,
    );
    return pathname + hash;
  });

/** Checks whether the target of the address is in the window. */
const isTargetShown = () => {
  const { top, bottom } =
    document.getElementById(location.hash.slice(1))?.getBoundingClientRect() ?? new DOMRect();
  return bottom > 0 && top < innerHeight && bottom > top;
};

test.describe('Search', () => {
  test('Ctrl+K opens it, arrow keys move, Enter opens the hit', async ({ reader }) => {
    await reader.open('/guide/start/');
    await search(reader, 'port is already in use');
    const first = await activeHit(reader);
    expect(first).toMatch(/^\/\w.*#./);
    await reader.press('ArrowDown');
    await eventually(() => activeHit(reader)).not.toBe(first);
    await reader.press('ArrowUp');
    await eventually(() => activeHit(reader)).toBe(first);
    await reader.press('Enter');
    await eventually(() => reader.address()).toBe(first);
    await reader.waitUntil(isTargetShown);
    expect(await reader.sees(FIELD)).toBe(false);
  });

  test('Chinese is found, and the hit opened', async ({ reader }) => {
    await reader.visitBefore();
    await reader.open('/zh/guide/start/');
    await search(reader, '环境变量');
    await eventually(() => reader.text(HITS)).toContain('环境变量');
    const first = await activeHit(reader);
    expect(first).toMatch(/^\/zh\//);
    await reader.press('Enter');
    await eventually(async () => decodeURI(await reader.address())).toBe(decodeURI(first));
    await eventually(() => reader.text('.prose')).toContain('环境变量');
  });

  test('a button opens it, Escape closes it', async ({ reader }) => {
    await reader.open('/guide/start/');
    await reader.click('.search-open');
    await eventually(() => reader.sees(FIELD)).toBe(true);
    await reader.press('Escape');
    await eventually(() => reader.sees(FIELD)).toBe(false);
  });
});
