import type { Node } from '@takumi-rs/core';
import { FONT_FAMILY } from './fonts.ts';

/** What a card says. */
export interface Card {
  title: string;
  /** Part of the site that the page is in; may be empty. */
  section: string;
  site: string;
  /** BCP 47: decides how lines break. */
  tag: string;
  /** The site's logo: the bytes of its file. */
  logo: Uint8Array | null;
}

/** Name under which a card's tree refers to the logo. */
export const LOGO = 'logo';

/** The theme's light colours, as `theme/styles/tokens.css` has them. */
const PAPER = 'oklch(0.995 0.003 85)';
const INK = 'oklch(0.25 0.03 266)';
const INK_SOFT = 'oklch(0.42 0.025 266)';
const ACCENT = 'oklch(0.56 0.2 33)';

const LONG = 40;
const MARGIN = 84;

/** A card as the renderer's tree: the section above, the title in the middle, the site below. */
export function cardTree({ title, section, site, logo }: Card): Node {
  const isLong = widthOf(title) > LONG;
  const titleStyle = { fontSize: isLong ? 68 : 84, fontWeight: 700, lineHeight: 1.18, color: INK };
  return {
    type: 'container',
    style: {
      ...column,
      width: '100%',
      height: '100%',
      justifyContent: 'space-between',
      padding: MARGIN,
      borderTop: `14px solid ${ACCENT}`,
      backgroundColor: PAPER,
      fontFamily: FONT_FAMILY,
    },
    children: [
      {
        type: 'text',
        text: section,
        style: { fontSize: 34, fontWeight: 600, minHeight: 50, color: ACCENT, lineClamp: 1 },
      },
      {
        type: 'text',
        text: title,
        style: { ...titleStyle, lineClamp: 3, textWrap: 'balance', overflowWrap: 'anywhere' },
      },
      {
        type: 'container',
        style: { display: 'flex', alignItems: 'center', gap: 22 },
        children: [
          ...(logo ? [{ type: 'image' as const, src: LOGO, style: { height: 56 } }] : []),
          {
            type: 'text',
            text: site,
            style: { fontSize: 38, fontWeight: 600, color: INK_SOFT, lineClamp: 1 },
          },
        ],
      },
    ],
  };
}

const column = { display: 'flex', flexDirection: 'column' } as const;

/** In Latin letters: a Chinese character is as wide as two. */
function widthOf(text: string): number {
  return [...text].reduce((width, character) => width + (/\p{Script=Han}/u.test(character) ? 2 : 1), 0);
}
