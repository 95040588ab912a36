import { type RefObject, useEffect, useRef } from 'react';
import type { Labels } from '../../../client/index.ts';
import type { SearchHit } from '../../../client/search/index.ts';
import type { SearchSession } from '../use-session.ts';
import { addPreviewStyles } from './preview-styles.ts';
import { showSection } from './section.ts';
import { useIsWide } from './use-is-wide.ts';

export { SearchExcerpts } from './SearchExcerpts.tsx';

/** Delay in ms, longer than readers stay on a hit while they move through the list. */
const PAUSE = 150;

export interface PreviewProps {
  labels: Labels;
  session: Pick<SearchSession, 'text' | 'hits' | 'active'>;
  isOn: boolean;
  turn(isOn: boolean): void;
}

addPreviewStyles();

/**
 * The section of the chosen hit next to the list, and the checkbox that turns it off. Renders nothing on small screens.
 */
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
  // Another answer may contain the same hit, which is already shown.
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

/** Returns a signal that aborts when the component unmounts. */
function useGone(): RefObject<AbortSignal | null> {
  const ref = useRef<AbortSignal>(null);
  useEffect(() => {
    const gone = new AbortController();
    ref.current = gone.signal;
    return () => gone.abort();
  }, []);
  return ref;
}

/**
 * Handles the arrow keys of the preview. The arrow toward the pane moves the focus there from the end of the query.
 * Escape or the opposite arrow moves it back.
 */
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
    // Captured, so that it runs before Escape closes the popover.
    document.addEventListener('keydown', onKeyDown, true);
    return () => document.removeEventListener('keydown', onKeyDown, true);
  }, [pane]);
}
