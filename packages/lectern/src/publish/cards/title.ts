import type { MeasuredNode, Node, Renderer } from '@takumi-rs/core';
import { isWide } from '../../shared/language.ts';

/** Font sizes of a title in pixels, and the maximum number of lines for each. */
const SIZES = [
  { fontSize: 104, lines: 1 },
  { fontSize: 92, lines: 2 },
  { fontSize: 76, lines: 3 },
  { fontSize: 64, lines: 3 },
] as const;
const LAST = 64;
const LINE_HEIGHT = 1.16;

const BREAK = '\u200B';
/** Full-width characters: a line may break next to them. */
const WIDE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303F\uFF00-\uFFEF]/u;
const segmenters = new Map<string, Intl.Segmenter>();

export interface TitleOptions {
  /** BCP 47 tag. */
  tag: string;
  families: readonly string[];
  /** Width of a line in pixels. */
  width: number;
  renderer: Pick<Renderer, 'measure'>;
}

/** Returns a title in the largest size that fits. If none fits, it breaks names and ends with an ellipsis. */
export async function fitTitle(title: string, options: TitleOptions): Promise<Node> {
  const text = betweenWords(title, options.tag);
  for (const { fontSize, lines } of SIZES) {
    const box = await measure(titleNode(text, fontSize), options);
    if (Math.round(box.height / (fontSize * LINE_HEIGHT)) <= lines && rightEdge(box) <= options.width) {
      return titleNode(text, fontSize);
    }
  }
  const names = text.replace(/(?<=[\p{L}\p{N}])[._\-/:](?=[\p{L}\p{N}])/gu, `$&${BREAK}`);
  const node = titleNode(names, LAST);
  return { ...node, style: { ...node.style, lineClamp: 3, overflowWrap: 'anywhere' } };
}

function titleNode(text: string, fontSize: number): Node {
  const style = { fontSize, fontWeight: 700, lineHeight: LINE_HEIGHT, textWrap: 'balance' } as const;
  // The text itself marks where a line may break.
  return { type: 'text', text, style: { ...style, ...(text.includes(BREAK) && { wordBreak: 'keep-all' }) } };
}

async function measure(title: Node, { renderer, families, width, tag }: TitleOptions): Promise<MeasuredNode> {
  const style = { display: 'flex', flexDirection: 'column', width, fontFamily: families.join(', ') } as const;
  const box = await renderer.measure({ type: 'container', style, children: [title] }, { width, lang: tag });
  return box.children[0] ?? box;
}

/** Returns the right edge of the text. It exceeds the width if a word is longer than a line. */
function rightEdge({ runs }: MeasuredNode): number {
  return Math.max(0, ...runs.map(({ x, width }) => x + width));
}

/**
 * Marks line breaks in Chinese and Japanese, which have no spaces. Lines break between words, but never before closing
 * or after opening punctuation. Texts in other languages are unchanged.
 */
function betweenWords(title: string, tag: string): string {
  if (!isWide(tag)) return title;
  const segmenter = segmenters.get(tag) ?? new Intl.Segmenter(tag, { granularity: 'word' });
  segmenters.set(tag, segmenter);
  const words = [...segmenter.segment(title)].map(({ segment }) => segment);
  return words.reduce((text, word) => `${text}${mayBreak(text, word) ? BREAK : ''}${word}`, '');
}

function mayBreak(before: string, after: string): boolean {
  const isBetweenWide = WIDE.test(before.slice(-1)) || WIDE.test(after.slice(0, 1));
  return isBetweenWide && !/[\p{Ps}\p{Pi}]$/u.test(before) && !/^[\p{Pe}\p{Pf}\p{Po}\p{Pd}\s]/u.test(after);
}
