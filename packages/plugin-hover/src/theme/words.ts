import type { BlockData } from '../block.ts';
import { showTypes } from './box.ts';
import type { Tools } from './index.tsx';
import { moveByKeys, setStop } from './keys.ts';

export type WordText = BlockData['texts'][number];

/** Class of a word that has a type. */
const WORD = 'hover-word';

const texts = new WeakMap<Element, WordText>();
const opened = new WeakSet<Element>();
/** Clicks on blocks whose words are not loaded yet. */
const clicks = new WeakMap<Element, MouseEvent>();

/** Finds the words of a block that have types, once. Then pointer, focus and touch show the types. */
export function openBlock(block: HTMLElement, event: Event | undefined, tools: Tools): void {
  if (event?.type === 'click') clicks.set(block, event as MouseEvent);
  if (opened.has(block)) return;
  opened.add(block);
  // Offline, or the page is from another build: tried again the next time the reader reaches the block.
  fetchWords(block, tools).catch(() => opened.delete(block));
}

async function fetchWords(block: HTMLElement, tools: Tools): Promise<void> {
  const answer = await fetch(block.dataset.hover ?? '');
  if (!answer.ok) throw new Error(`${answer.url}: ${answer.status}`);
  const data: BlockData = await answer.json();
  const code = block.querySelector('code');
  const words = code ? wrapWords(code, data) : [];
  const [first] = words;
  if (!code || !first) return;
  showTypes(`.${WORD}`, (word) => texts.get(word), tools);
  moveByKeys(`.${WORD}`);
  // From now on, the first word is the tab stop of the block.
  const isFocused = document.activeElement === code;
  setStop(first);
  if (isFocused) first.focus();
  code.removeAttribute('tabindex');
  delete block.dataset.hover;
  playBack(block);
}

/** Replays what the reader did while the words were loading. */
function playBack(block: HTMLElement): void {
  const isTouch = matchMedia('(hover: none)').matches;
  const click = clicks.get(block);
  const clicked = click && document.elementFromPoint(click.clientX, click.clientY);
  if (isTouch && clicked?.matches(`.${WORD}`))
    clicked.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  // A browser checks what is below a resting pointer after it has drawn a frame, and draws none without a change.
  const look = () =>
    block
      .querySelector(`.${WORD}:hover`)
      ?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }));
  if (!isTouch) requestAnimationFrame(() => requestAnimationFrame(look));
}

/** Puts elements around words. Their positions are offsets in the text, independent of the elements that color it. */
function wrapWords(code: HTMLElement, { texts: known, words }: BlockData): HTMLElement[] {
  const found: HTMLElement[] = [];
  const walker = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
  let node = walker.nextNode() as Text | null;
  let start = 0;
  let end = 0;
  for (let index = 0; index < words.length; index += 3) {
    const [gap = 0, length = 0, text = 0] = words.slice(index, index + 3);
    const at = end + gap;
    end = at + length;
    while (node && start + node.length <= at) {
      start += node.length;
      node = walker.nextNode() as Text | null;
    }
    if (!node) break;
    const word = at > start ? node.splitText(at - start) : node;
    if (word.length > length) word.splitText(length);
    const element = document.createElement('span');
    element.className = WORD;
    word.replaceWith(element);
    element.append(word);
    texts.set(element, known[text] ?? ['']);
    found.push(element);
    walker.currentNode = word;
    node = walker.currentNode as Text;
    start = at;
  }
  return found;
}
