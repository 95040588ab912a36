import type { Font } from 'svgdom';

/**
 * Widths of characters in thousandths of the font size. A page uses a font of its reader's system, so nothing can be
 * measured when a site is built. These are the widths of Arial with slightly wider letters, as in other fonts for
 * screens.
 */
const WIDTHS: readonly [characters: string, width: number][] = [
  ["iljI|'!.,:;", 270],
  [' ftr()[]{}/\\-"`°·', 350],
  ['ckvxyzsJ', 530],
  ['abdeghnopquL?0123456789$_#*~^FTZ=+<>', 590],
  ['ABEKPSVXY&', 700],
  ['CDGHNOQRUw', 750],
  ['mM%', 880],
  ['W@', 1000],
];

const KNOWN = new Map(WIDTHS.flatMap(([characters, width]) => [...characters].map((one) => [one, width])));

/** Matches Chinese, Japanese, Korean, full-width forms and pictures, which fill a square. */
const SQUARE =
  /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]|\p{Extended_Pictographic}/u;
const NARROW = /\p{M}|\p{Cf}/u;
/** Width of other scripts and signs. */
const OTHER = 650;

function widthOf(character: string): number {
  return KNOWN.get(character) ?? (SQUARE.test(character) ? 1000 : NARROW.test(character) ? 0 : OTHER);
}

/** A font without files. Its letters are as wide as those of a typical font of a page. */
export const SCREEN_FONT: Font = {
  unitsPerEm: 1000,
  ascent: 920,
  descent: -230,
  lineGap: 0,
  xHeight: 520,
  capHeight: 720,
  layout: (text) => ({ glyphs: [...text].map((one) => ({ advanceWidth: widthOf(one) })) }),
};
