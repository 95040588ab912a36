import type { Tools } from './index.tsx';
import { coloredCode, paragraphs } from './text.ts';
import styles from './types.css?inline';
import type { WordText } from './words.ts';

/** Border and padding of the box (px). */
const INSET = 17;

let box: HTMLElement | undefined;

/** Shows the text of a word while a reader points at it, has the focus on it or has tapped it. */
export function showTypes(
  selector: string,
  textOf: (word: Element) => WordText | undefined,
  { placeBox, watchTriggers }: Tools,
): void {
  if (box) return;
  box = createBox();
  const shown = box;
  let word: HTMLElement | null = null;
  const place = () => {
    if (!word) return;
    const rect = word.getClientRects()[0] ?? word.getBoundingClientRect();
    // If a word is scrolled away, its text is hidden too.
    shown.hidden = rect.bottom < 0 || rect.top > innerHeight;
    // The text is aligned with the start of the word.
    placeBox(shown, new DOMRect(rect.left - INSET, rect.top, shown.offsetWidth, rect.height), 'top');
  };
  watchTriggers({
    selector,
    triggers: 'hover focus click',
    boxOf: () => shown,
    show(opener) {
      const text = textOf(opener);
      if (!text) return false;
      word = opener;
      // Next to its word, the box is in the same landmark, and a pointer on it is still on the block.
      opener.closest('.code-block')?.append(shown);
      fill(shown, text, opener);
      opener.setAttribute('aria-describedby', shown.id);
      shown.showPopover();
      place();
      addEventListener('scroll', place, { capture: true, passive: true });
      return true;
    },
    hide(opener) {
      word = null;
      removeEventListener('scroll', place, { capture: true });
      opener.removeAttribute('aria-describedby');
      shown.hidePopover();
    },
  });
}

function createBox(): HTMLElement {
  const style = Object.assign(document.createElement('style'), { textContent: styles });
  document.head.append(style);
  const element = document.createElement('div');
  element.className = 'hover-card hover-types';
  element.id = 'hover-types';
  // Attributes instead of properties: Firefox supports the properties only since 119 and 125.
  element.setAttribute('role', 'tooltip');
  element.setAttribute('popover', 'manual');
  return element;
}

function fill(element: HTMLElement, [code, docs = '']: WordText, word: HTMLElement): void {
  const type = document.createElement('code');
  type.append(...coloredCode(code));
  element.replaceChildren(type, ...paragraphs(docs));
  element.scrollTop = 0;
  if (document.activeElement === word) element.append(place(word));
}

/** Returns the position of the reader among the words, with the keys to move: `← 3/12 →`. */
function place(word: HTMLElement): HTMLElement {
  const words = [...(word.closest('code')?.querySelectorAll('.hover-word') ?? [])];
  const element = document.createElement('p');
  element.className = 'hover-place';
  element.setAttribute('aria-hidden', 'true');
  element.textContent = `← ${words.indexOf(word) + 1}/${words.length} →`;
  return element;
}
