import { type RefObject, useEffect, useRef } from 'react';
import type { Labels } from '../../../client/index.ts';
import type { SearchHit } from '../../../client/search/index.ts';
import type { SearchSession } from '../use-session.ts';
import { addPreviewStyles } from './preview-styles.ts';
import { showSection } from './section.ts';
import { useIsWide } from './use-is-wide.ts';

export { SearchExcerpts } from './SearchExcerpts.tsx';

/** Readers who go through the hits are on each one for less (ms). */
const PAUSE = 150;

export interface PreviewProps {
  labels: Labels;
  session: Pick<SearchSession, 'text' | 'hits' | 'active'>;
  isOn: boolean;
  turn(isOn: boolean): void;
}

addPreviewStyles();

/** The section of the chosen hit beside the list, and the switch that turns it off; nothing on small screens. */
export function SearchPreview({ labels, session: { text, hits, active }, isOn, turn }: PreviewProps) {
  const pane = useRef<HTMLElement>(null);
  const hit = hits[active];
  const isWide = useIsWide();
  useSection(pane, hit, text, isWide && isOn);
  usePaneKeys(pane);
  if (!isWide || !hit) return null;
  return (
    <>
      {isOn && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and has to by keyboard.
        <section ref={pane} className="search-preview prose" aria-label={labels.searchPreview} tabIndex={0} />
      )}
      <label className="search-preview-switch">
        <input type="checkbox" checked={isOn} onChange={(event) => turn(event.target.checked)} />
        {labels.searchPreview} <kbd>→</kbd>
      </label>
    </>
  );
}

function useSection(
  pane: RefObject<HTMLElement | null>,
  hit: SearchHit | undefined,
  query: string,
  isShown: boolean,
): void {
  const last = useRef({ hit, query });
  last.current = { hit, query };
  const gone = useGone();
  // Another answer may have the same hit: it is shown already.
  const key = hit && isShown ? `${hit.link} ${hit.statement}` : null;
  useEffect(() => {
    let isWanted = key !== null;
    const timer = setTimeout(() => {
      const [element, { hit: chosen, query: asked }] = [pane.current, last.current];
      if (!element || !chosen || !isWanted || !gone.current) return;
      showSection(element, chosen, asked, () => isWanted, gone.current).catch((error: unknown) => {
        console.error(error);
        if (isWanted) element.textContent = chosen.statement;
      });
    }, PAUSE);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [pane, key, gone]);
}

/** Aborts when the component goes. */
function useGone(): RefObject<AbortSignal | null> {
  const ref = useRef<AbortSignal>(null);
  useEffect(() => {
    const gone = new AbortController();
    ref.current = gone.signal;
    return () => gone.abort();
  }, []);
  return ref;
}

/** The arrow that points to the pane leads into it where the text ends; Escape, or the other one, leads back. */
function usePaneKeys(pane: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const element = pane.current;
      const input = element?.closest('dialog')?.querySelector<HTMLInputElement>('[role=combobox]');
      if (!element || !input || event.isComposing) return;
      const { key, target } = event;
      const isRtl = getComputedStyle(element).direction === 'rtl';
      const [into, back] = isRtl ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
      const isAtEnd =
        input.selectionStart === input.value.length && input.selectionEnd === input.value.length;
      const isInside = target instanceof Node && element.contains(target);
      if (key === into && target === input && isAtEnd) element.focus();
      else if (isInside && (key === 'Escape' || key === back)) input.focus();
      else return;
      event.preventDefault();
      event.stopPropagation();
    };
    // Before the browser closes a popover for Escape.
    document.addEventListener('keydown', onKeyDown, true);
    return () => document.removeEventListener('keydown', onKeyDown, true);
  }, [pane]);
}
