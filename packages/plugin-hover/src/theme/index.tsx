import { usePage } from 'lectern/client';
import { placeBox, watchTriggers } from 'lectern/theme';
import { useEffect } from 'react';

const BLOCK = '[data-hover]';
/** A reader who comes to a block, by pointer, touch or keyboard. */
const SIGNS = ['pointerover', 'click', 'focusin'] as const;

/** Handed over: an import in the part that is loaded later would take the theme's bundle apart for every page. */
const tools = { placeBox, watchTriggers };

export type Tools = typeof tools;

/** Waits for a reader who comes to a block with types; the rest is loaded then. */
function Hovers() {
  const page = usePage();
  useEffect(() => {
    const codes = document.querySelectorAll<HTMLElement>(`${BLOCK} code`);
    if (codes.length === 0) return;
    // One stop for each block: its words are reached by arrow keys.
    for (const code of codes) code.tabIndex = 0;
    const done = new AbortController();
    const open = (target: EventTarget | null, event?: Event) => {
      const block = (target as Element | null)?.closest?.<HTMLElement>(BLOCK);
      if (!block) return;
      // Offline there are no types; the next sign tries again.
      import('./words.ts').then(
        ({ openBlock }) => openBlock(block, event, tools),
        () => {},
      );
    };
    const onSign = (event: Event) => open(event.target, event);
    for (const sign of SIGNS) document.addEventListener(sign, onSign, { signal: done.signal });
    // The move that has brought the page to life.
    open(document.querySelector(`${BLOCK}:hover`));
    open(document.activeElement);
    return () => done.abort();
  }, [page]);
  return null;
}

export const globalUIComponents = [Hovers];
