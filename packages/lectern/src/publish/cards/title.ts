import type { MeasuredNode, Node, Renderer } from '@takumi-rs/core';
import { isWide } from '../../shared/language.ts';

/** Pixels of a title's letters, and the lines that it may have then. */
const SIZES = [
  { fontSize: 104, lines: 1 },
  { fontSize: 92, lines: 2 },
  { fontSize: 76, lines: 3 },
  { fontSize: 64, lines: 3 },
] as const;
const LAST = 64;
const LINE_HEIGHT = 1.16;

const BREAK = '\u200B';
/** Characters that are as wide as high: lines may end beside them. */
const WIDE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303F\uFF00-\uFFEF]/u;
const segmenters = new Map<string, Intl.Segmenter>();

export interface TitleOptions {
  /** BCP 47. */
  tag: string;
  families: readonly string[];
  /** Pixels of a line. */
  width: number;
  renderer: Pick<Renderer, 'measure'>;
}

/** A title in the largest size that it fits in; one that fits in none breaks its names, and ends with dots. */
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
  // Where a line may end is written into the text.
  return { type: 'text', text, style: { ...style, ...(text.includes(BREAK) && { wordBreak: 'keep-all' }) } };
}

async function measure(title: Node, { renderer, families, width, tag }: TitleOptions): Promise<MeasuredNode> {
  const style = { display: 'flex', flexDirection: 'column', width, fontFamily: families.join(', ') } as const;
  const box = await renderer.measure({ type: 'container', style, children: [title] }, { width, lang: tag });
  return box.children[0] ?? box;
}

/** A word that is longer than a line hangs out of it. */
function rightEdge({ runs }: MeasuredNode): number {
  return Math.max(0, ...runs.map(({ x, width }) => x + width));
}

/**
 * Chinese and Japanese have no spaces: lines end between words, never before closing punctuation nor behind opening.
 * Other languages stay as they are.
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
