import type { Node } from '@takumi-rs/core';
import { type CardLogo, LOGO_HEIGHT } from './logo.ts';

/** Content of a card. */
export interface Card {
  title: string;
  /** Part of the site that the page is in; may be empty. */
  section: string;
  site: string;
  /** BCP 47 tag. It determines line breaks and the order of fonts. */
  tag: string;
  logo: CardLogo | null;
}

/** Name under which a card's tree refers to the logo. */
export const LOGO = 'logo';

/** The theme's light colors, as `theme/styles/tokens.css` has them. */
const PAPER = 'oklch(0.995 0.003 85)';
const INK = 'oklch(0.25 0.03 266)';
const INK_SOFT = 'oklch(0.42 0.025 266)';
const ACCENT = 'oklch(0.56 0.2 33)';

/** Margin in pixels on both sides of the text. */
export const MARGIN = 80;

const column = { display: 'flex', flexDirection: 'column' } as const;

/** Returns a card as a tree for the renderer: the site at the top, section and title at the bottom. */
export function cardTree(card: Card, title: Node, families: readonly string[]): Node {
  const texts: Node = { type: 'container', style: column, children: [...sectionOf(card), title] };
  return {
    type: 'container',
    style: {
      ...column,
      width: '100%',
      height: '100%',
      justifyContent: 'space-between',
      padding: `72px ${MARGIN}px 64px`,
      borderBottom: `16px solid ${ACCENT}`,
      backgroundColor: PAPER,
      color: INK,
      fontFamily: families.join(', '),
    },
    children: [brandOf(card), texts],
  };
}

function brandOf({ site, logo }: Card): Node {
  const mark: Node = { type: 'image', src: LOGO };
  return {
    type: 'container',
    style: { display: 'flex', alignItems: 'center', gap: 20, height: LOGO_HEIGHT },
    children: [...(logo ? [mark] : []), oneLine(site, { fontSize: 40, color: INK_SOFT })],
  };
}

function sectionOf({ section }: Card): Node[] {
  return section ? [oneLine(section, { fontSize: 34, color: ACCENT, marginBottom: 12 })] : [];
}

function oneLine(text: string, style: Node['style']): Node {
  return { type: 'text', text, style: { ...style, fontWeight: 600, lineClamp: 1 } };
}
