import type { Node, Renderer } from '@takumi-rs/core';
import { DocsError } from '../../shared/error.ts';
import { openFonts } from './fonts.ts';

/** File of the site's logo. */
export interface CardLogo {
  /** Path that messages show. */
  name: string;
  content: Uint8Array;
}

/** Height of a logo on a card in pixels. */
export const LOGO_HEIGHT = 60;
const MAX_WIDTH = 480;

/**
 * Renders a logo in the size that cards use.
 *
 * @param renderer a separate renderer: letters in an SVG use the renderer's fonts, and the renderer of cards gets more
 *   fonts with each card
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
