import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashOf } from '../../config/hash.ts';
import { engineId } from '../../pages/engine-id.ts';
import { CARD_SIZE } from '../../pages/page-head.ts';
import { DocsError } from '../../shared/error.ts';
import { type Card, cardTree, LOGO, MARGIN } from './card.ts';
import { openFonts } from './fonts.ts';
import { type CardLogo, drawLogo } from './logo.ts';
import { fitTitle } from './title.ts';

/** Draws cards, and caches them on disk under the hash of their content. */
export interface Cards {
  /** @returns absolute path of a PNG of 1200 × 630 */
  draw(card: Card): Promise<string>;
  /** Removes cards that were not drawn or used since. */
  prune(): void;
}

/** @param cacheDir folder for files that may be deleted at any time */
export function createCards(cacheDir: string): Cards {
  const folder = join(cacheDir, 'cards');
  mkdirSync(folder, { recursive: true });
  const used = new Set<string>();
  const engine = engineId();
  // The renderer and its fonts are not loaded if all cards are cached.
  let drawer: Promise<Drawer> | undefined;
  return {
    async draw(card) {
      const logo = card.logo && hashOf(card.logo.content);
      const name = `${hashOf(JSON.stringify([engine, { ...card, logo }]))}.png`;
      used.add(name);
      const file = join(folder, name);
      if (existsSync(file)) return file;
      drawer ??= openDrawer();
      const image = await (await drawer)(card);
      // Written in one step, so that an interrupted build leaves no incomplete card.
      const draft = `${file}.${process.pid}`;
      writeFileSync(draft, image);
      renameSync(draft, file);
      return file;
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
  const { Renderer } = await import('@takumi-rs/core').catch((error: Error) => {
    throw new DocsError(`The renderer of cards cannot be loaded: ${error.message}`, {
      hint: 'Install with optional dependencies, or set cards: false in the config.',
      cause: error,
    });
  });
  const renderer = new Renderer();
  const fonts = openFonts();
  const logos = new Map<CardLogo, Promise<Uint8Array>>();
  const logoImage = (logo: CardLogo) => {
    const drawn = logos.get(logo) ?? drawLogo(logo, new Renderer());
    logos.set(logo, drawn);
    return drawn;
  };
  return async (card) => {
    const { tag, logo } = card;
    const images = logo ? [{ src: LOGO, data: await logoImage(logo) }] : [];
    const site = fonts.drawable(card.site, tag);
    const section = fonts.drawable(card.section, tag);
    // A page whose title no font can show gets the card of the site.
    const title = fonts.drawable(card.title, tag) || site;
    const drawn = { ...card, section, site: site === title ? '' : site };
    // Includes the ellipsis for text that is cut off.
    const families = await fonts.load(`${title}${section}${site}…`, tag, renderer);
    const width = CARD_SIZE.width - 2 * MARGIN;
    const titleNode = await fitTitle(title, { tag, families, width, renderer });
    const options = { ...CARD_SIZE, format: 'png', lang: tag, images } as const;
    return renderer.render(cardTree(drawn, titleNode, families), options);
  };
}
