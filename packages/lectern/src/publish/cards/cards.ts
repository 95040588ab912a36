import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashOf } from '../../config/hash.ts';
import { engineId } from '../../pages/engine-id.ts';
import { CARD_SIZE } from '../../pages/page-head.ts';
import { type Card, cardTree, LOGO } from './card.ts';
import { openFont } from './fonts.ts';

/** Draws cards, and keeps them on disk under the hash of what they say. */
export interface Cards {
  /** @returns a PNG of 1200 × 630 */
  draw(card: Card): Promise<Uint8Array>;
  /** Removes cards that were not asked for since. */
  prune(): void;
}

/** @param cacheDir folder for what may be deleted at any time */
export function createCards(cacheDir: string): Cards {
  const folder = join(cacheDir, 'cards');
  mkdirSync(folder, { recursive: true });
  const used = new Set<string>();
  const engine = engineId();
  // Neither the renderer nor its fonts are loaded for cards that are kept.
  let drawer: Promise<Drawer> | undefined;
  return {
    async draw(card) {
      const logo = card.logo && hashOf(card.logo);
      const name = `${hashOf(JSON.stringify([engine, { ...card, logo }]))}.png`;
      used.add(name);
      const file = join(folder, name);
      if (existsSync(file)) return readFileSync(file);
      drawer ??= openDrawer();
      const image = await (await drawer)(card);
      // In one step: a build that is cut off leaves no half card behind.
      const draft = `${file}.${process.pid}`;
      writeFileSync(draft, image);
      renameSync(draft, file);
      return image;
    },
    prune() {
      for (const name of readdirSync(folder)) {
        if (name.endsWith('.png') && !used.has(name)) rmSync(join(folder, name), { force: true });
      }
    },
  };
}

type Drawer = (card: Card) => Promise<Uint8Array>;

async function openDrawer(): Promise<Drawer> {
  const { Renderer } = await import('@takumi-rs/core');
  const renderer = new Renderer();
  const font = openFont();
  return async (card) => {
    const site = font.drawable(card.site);
    const drawn = {
      ...card,
      site,
      section: font.drawable(card.section),
      title: font.drawable(card.title) || site,
    };
    // The sign for what is cut off as well.
    await font.load(`${drawn.title}${drawn.section}${site}…`, renderer);
    return renderer.render(cardTree(drawn), {
      ...CARD_SIZE,
      format: 'png',
      lang: card.tag,
      images: card.logo ? [{ src: LOGO, data: card.logo }] : [],
    });
  };
}
