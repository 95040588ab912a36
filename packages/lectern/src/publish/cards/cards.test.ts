import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { imageSize } from 'image-size';
import { afterAll, describe, expect, it } from 'vitest';
import { formatError } from '../../shared/error.ts';
import type { Card } from './card.ts';
import { type Cards, createCards } from './cards.ts';
import { charactersOf } from './font-file.ts';
import { openFonts } from './fonts.ts';

const cacheDir = mkdtempSync(join(tmpdir(), 'lectern-cards-'));
afterAll(() => rmSync(cacheDir, { recursive: true }));

const card = (title: string, more: Partial<Card> = {}): Card => {
  return { title, section: 'Guide', site: 'Tea', tag: 'en', logo: null, ...more };
};
/** Creates a separate cache, so that no other test has drawn a card. */
const fresh = () => createCards(mkdtempSync(join(cacheDir, 'a')));
const draw = (title: string, more: Partial<Card> = {}) => drawWith(fresh(), card(title, more));
const drawWith = async (cards: Cards, card: Card) => readFileSync(await cards.draw(card), 'base64');

const logo = (shapes: string, close = '</svg>') => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${shapes}${close}`;
  return { name: 'public/logo.svg', content: Buffer.from(svg) };
};

describe('cards', () => {
  it('are PNGs of the size that previews want, the same for equal texts', async () => {
    const image = readFileSync(await fresh().draw(card('server.port')));
    expect(imageSize(image)).toMatchObject({ type: 'png', width: 1200, height: 630 });
    expect(image.length).toBeLessThan(40_000);
    expect(await draw('server.port')).toBe(image.toString('base64'));
  });

  it('show each text that they are given', async () => {
    const images = await Promise.all([
      draw('Brew'),
      draw('Drink'),
      draw('Brew', { section: 'Config' }),
      draw('Brew', { site: 'Coffee' }),
      draw('Brew', { logo: logo('<rect width="9" height="9"/>') }),
    ]);
    expect(new Set(images).size).toBe(images.length);
  });

  it('tell of a logo that cannot be drawn', async () => {
    const drawn = draw('Brew', { logo: logo('<rect', '') });
    const error = await drawn.then(() => '', formatError);
    expect(error).toMatch(/^public\/logo\.svg {2}The logo cannot be drawn on cards: .*SVG/);
    expect(error).toContain('\n  Fix the file, or set cards: false in the config.');
  });

  it('have a sign for each Chinese character', async () => {
    // Boxes for missing glyphs would all look the same.
    const images = await Promise.all([...'装饰器迁移缓存'].map((title) => draw(title, { tag: 'zh-CN' })));
    expect(new Set(images).size).toBe(images.length);
  });

  it('have a sign for each letter of European languages', async () => {
    const letters = 'éßŁźżŷŐŘıЄІїЂѓΩάΰﬁđẢạ';
    for (const letter of letters) expect(openFonts().drawable(letter, 'en'), letter).toBe(letter);
    const images = await Promise.all([...letters].map((title) => draw(title)));
    expect(new Set(images).size).toBe(images.length);
  });

  it('leave out symbols that no font has, and whole texts that would lack a letter', async () => {
    const { drawable } = openFonts();
    expect(drawable(' 🎉 装饰器\n 👩‍💻 →  1️⃣ ™', 'zh-CN')).toBe('装饰器 → 1 ™');
    for (const text of ['Rsbuild 시작하기', 'دليل', '𠮷野家', '鿰'])
      expect(drawable(text, 'en'), text).toBe('');
    // Without a title, the card shows the name of the site.
    const fallback = await draw('Tea');
    expect(await draw('🎉')).toBe(fallback);
    expect(await draw('Rsbuild 시작하기')).toBe(fallback);
    expect(await draw('🎉', { site: '🎉' })).not.toBe(fallback);
  });

  it('are the same whatever was drawn before', async () => {
    const title = '“Łódź” → 图 1…';
    const alone = await draw(title, { tag: 'zh-CN' });
    const cards = fresh();
    for (const other of ['Žluťoučký', '图像 1', '①★ → ⇒', 'Đặng', '“引用”']) await cards.draw(card(other));
    expect(await drawWith(cards, card(title, { tag: 'zh-CN' }))).toBe(alone);
  });

  it('set letters of a logo in one font, whatever was drawn before', async () => {
    const word = { logo: logo('<text y="9" font-size="5">茶 é</text>') };
    const alone = await draw('Brew', word);
    const cards = fresh();
    for (const other of ['茶', 'Žluť', 'é']) await cards.draw(card(other, { tag: 'zh-CN' }));
    expect(await drawWith(cards, card('Brew', word))).toBe(alone);
  });

  it('draw punctuation as their language does', async () => {
    expect(await draw('“A” — B…', { tag: 'zh-CN' })).not.toBe(await draw('“A” — B…', { tag: 'en' }));
  });

  it('are kept, until no one asks for them', async () => {
    const folder = mkdtempSync(join(cacheDir, 'b'));
    const names = () => readdirSync(join(folder, 'cards')).sort();
    const first = createCards(folder);
    const image = await drawWith(first, card('One'));
    await first.draw(card('Two'));
    first.prune();
    const kept = names();
    expect(kept).toHaveLength(2);
    const second = createCards(folder);
    expect(await drawWith(second, card('One'))).toBe(image);
    second.prune();
    expect(names()).toHaveLength(1);
    expect(kept).toContain(names()[0]);
  });
});

describe('a font file', () => {
  it('tells the characters that it has', () => {
    const { resolve } = createRequire(import.meta.url);
    const file = resolve(
      '@fontsource-variable/source-sans-3/files/source-sans-3-latin-ext-wght-normal.woff2',
    );
    const found = charactersOf(readFileSync(file));
    expect([...'ŁźĀẞ'].map((letter) => found.has(letter.codePointAt(0) ?? 0))).toEqual([
      true,
      true,
      true,
      true,
    ]);
    // The package's list of ranges contains this letter.
    expect(found.has('Ƃ'.codePointAt(0) ?? 0)).toBe(false);
    expect(() => charactersOf(Buffer.from('OTTO'))).toThrow('no WOFF2');
  });
});
