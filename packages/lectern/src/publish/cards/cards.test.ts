import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { imageSize } from 'image-size';
import { afterAll, describe, expect, it } from 'vitest';
import type { Card } from './card.ts';
import { createCards } from './cards.ts';
import { openFont } from './fonts.ts';

const cacheDir = mkdtempSync(join(tmpdir(), 'lectern-cards-'));
afterAll(() => rmSync(cacheDir, { recursive: true }));

const card = (title: string, more: Partial<Card> = {}): Card => {
  return { title, section: 'Guide', site: 'Tea', tag: 'en', logo: null, ...more };
};
/** A cache of its own for each: nothing is drawn by another test. */
const fresh = () => createCards(mkdtempSync(join(cacheDir, 'a')));
const draw = async (title: string, more: Partial<Card> = {}) =>
  Buffer.from(await fresh().draw(card(title, more))).toString('base64');

describe('cards', () => {
  it('are PNGs of the size that previews want, the same for equal texts', async () => {
    const image = await fresh().draw(card('server.port'));
    expect(imageSize(image)).toMatchObject({ type: 'png', width: 1200, height: 630 });
    expect(image.length).toBeLessThan(40_000);
    expect(await draw('server.port')).toBe(Buffer.from(image).toString('base64'));
  });

  it('show each text that they are given', async () => {
    const logo = Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>',
    );
    const images = await Promise.all([
      draw('Brew'),
      draw('Drink'),
      draw('Brew', { section: 'Config' }),
      draw('Brew', { site: 'Coffee' }),
      draw('Brew', { logo }),
    ]);
    expect(new Set(images).size).toBe(images.length);
  });

  it('have a sign for each Chinese character', async () => {
    // Boxes for missing signs would all look the same.
    const images = await Promise.all([...'装饰器迁移缓存'].map((title) => draw(title, { tag: 'zh-CN' })));
    expect(new Set(images).size).toBe(images.length);
  });

  it('leave out what the font has no sign for', async () => {
    expect(openFont().drawable('装饰器 🎉 Привет\n ไทย!')).toBe('装饰器 Привет !');
    // Nothing is left: the site's name is better than nothing.
    expect(await draw('🎉')).toBe(await draw('Tea'));
  });

  it('are kept, until nobody asks for them', async () => {
    const folder = mkdtempSync(join(cacheDir, 'b'));
    const names = () => readdirSync(join(folder, 'cards')).sort();
    const first = createCards(folder);
    const image = Buffer.from(await first.draw(card('One')));
    await first.draw(card('Two'));
    first.prune();
    const kept = names();
    expect(kept).toHaveLength(2);
    const second = createCards(folder);
    expect(Buffer.from(await second.draw(card('One'))).equals(image)).toBe(true);
    second.prune();
    expect(names()).toHaveLength(1);
    expect(kept).toContain(names()[0]);
  });
});
