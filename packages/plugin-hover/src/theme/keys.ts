let isListening = false;

/** Makes a word the tab stop of its block. */
export function setStop(word: HTMLElement): void {
  for (const stop of word.closest('code')?.querySelectorAll('[tabindex]') ?? []) {
    for (const name of ['tabindex', 'role', 'aria-keyshortcuts']) stop.removeAttribute(name);
  }
  word.tabIndex = 0;
  // Only the focused word has a role. Others are words of a text.
  word.setAttribute('role', 'button');
  word.setAttribute('aria-keyshortcuts', 'ArrowLeft ArrowRight ArrowUp ArrowDown');
}

/** Makes arrow keys, Home and End move the focus between the words of a block. */
export function moveByKeys(selector: string): void {
  if (isListening) return;
  isListening = true;
  ignoreRestingPointer(selector);
  document.addEventListener('keydown', (event) => {
    const word = (event.target as Element).closest?.<HTMLElement>(selector);
    if (!word || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      // Works like a button: closes the text, or opens it again.
      word.click();
      return;
    }
    const words = [...(word.closest('code')?.querySelectorAll<HTMLElement>(selector) ?? [])];
    const next = wordFor(event.key, word, words);
    if (!next) return;
    event.preventDefault();
    if (next === word) return;
    setStop(next);
    next.focus();
  });
}

/**
 * Ignores a resting pointer. When code scrolls to a focused word, the pointer is over another element without having
 * moved. It must not override the keyboard.
 */
function ignoreRestingPointer(selector: string): void {
  let isByKeys = false;
  const noteKey = () => {
    isByKeys = true;
  };
  const noteMove = ({ movementX, movementY }: PointerEvent) => {
    if (movementX || movementY) isByKeys = false;
  };
  const ignore = (event: PointerEvent) => {
    if (isByKeys && document.activeElement?.matches(selector)) event.stopPropagation();
  };
  addEventListener('keydown', noteKey, true);
  addEventListener('pointermove', noteMove, true);
  addEventListener('pointerover', ignore, true);
}

/** Returns the word that a key leads to: the same word at an end, undefined for other keys. */
function wordFor(key: string, word: HTMLElement, words: readonly HTMLElement[]): HTMLElement | undefined {
  const place = words.indexOf(word);
  if (key === 'ArrowRight') return words[place + 1] ?? word;
  if (key === 'ArrowLeft') return words[place - 1] ?? word;
  if (key === 'Home') return words[0];
  if (key === 'End') return words.at(-1);
  if (key === 'ArrowDown') return nearest(word, words.slice(place), 1) ?? word;
  if (key === 'ArrowUp') return nearest(word, words.slice(0, place).reverse(), -1) ?? word;
  return undefined;
}

/** Returns the nearest word on the next line with words, in a direction. */
function nearest(
  word: HTMLElement,
  words: readonly HTMLElement[],
  direction: 1 | -1,
): HTMLElement | undefined {
  const { top, left } = word.getBoundingClientRect();
  const places = words.map((element) => ({ element, rect: element.getBoundingClientRect() }));
  const beyond = places.filter(({ rect }) => (rect.top - top) * direction > rect.height / 2);
  const line = beyond[0]?.rect.top;
  const onLine = beyond.filter(({ rect }) => rect.top === line);
  return onLine.sort((a, b) => Math.abs(a.rect.left - left) - Math.abs(b.rect.left - left))[0]?.element;
}
