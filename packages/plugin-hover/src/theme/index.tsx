import { usePage } from 'lectern/client';
import { placeBox, watchTriggers } from 'lectern/theme';
import { useEffect } from 'react';

const BLOCK = '[data-hover]';
/** Events of a reader who reaches a block, by pointer, touch or keyboard. */
const SIGNS = ['pointerover', 'click', 'focusin'] as const;

/** Passed to the part that is loaded later: an import there would split the bundle of the theme for every page. */
const tools = { placeBox, watchTriggers };

export type Tools = typeof tools;

/** Waits for a reader who reaches a block with types, and loads the rest then. */
function Hovers() {
  const page = usePage();
  useEffect(() => {
    const codes = document.querySelectorAll<HTMLElement>(`${BLOCK} code`);
    if (codes.length === 0) return;
    // Each block has one tab stop. Its words are reached by arrow keys.
    for (const code of codes) code.tabIndex = 0;
    const done = new AbortController();
    const open = (target: EventTarget | null, event?: Event) => {
      const block = (target as Element | null)?.closest?.<HTMLElement>(BLOCK);
      if (!block) return;
      // Offline, there are no types. The next event tries again.
      import('./words.ts').then(
        ({ openBlock }) => openBlock(block, event, tools),
        () => {},
      );
    };
    const onSign = (event: Event) => open(event.target, event);
    for (const sign of SIGNS) document.addEventListener(sign, onSign, { signal: done.signal });
    // Handles the block that was already under the pointer or focused when the page was hydrated.
    open(document.querySelector(`${BLOCK}:hover`));
    open(document.activeElement);
    return () => done.abort();
  }, [page]);
  return null;
}

export const globalUIComponents = [Hovers];
