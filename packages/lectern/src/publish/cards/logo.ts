import type { Node, Renderer } from '@takumi-rs/core';
import { DocsError } from '../../shared/error.ts';
import { openFonts } from './fonts.ts';

/** The site's logo: its file. */
export interface CardLogo {
  /** Path in messages. */
  name: string;
  content: Uint8Array;
}

/** Pixels of a logo on a card. */
export const LOGO_HEIGHT = 60;
const MAX_WIDTH = 480;

/**
 * A logo as pixels of the size that cards show.
 *
 * @param renderer one of its own: letters in an SVG are set in the fonts that a renderer has, and those of cards
 *   become more with each card
 */
export async function drawLogo({ name, content }: CardLogo, renderer: Renderer): Promise<Uint8Array> {
  const style = { height: LOGO_HEIGHT, maxWidth: MAX_WIDTH, objectFit: 'contain' } as const;
  const images = [{ src: 'logo', data: content }];
  const families = await openFonts().load('Aa', 'en', renderer);
  const tree: Node = {
    type: 'container',
    style: { display: 'flex', fontFamily: families.join(', ') },
    children: [{ type: 'image', src: 'logo', style }],
  };
  return renderer.render(tree, { format: 'png', images }).catch((error: Error) => {
    throw new DocsError(`The logo cannot be drawn on cards: ${error.message}`, {
      where: name,
      hint: 'Fix the file, or set cards: false in the config.',
      cause: error,
    });
  });
}
