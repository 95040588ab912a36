import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Labels } from '../../../client/index.ts';
import type { SearchHit } from '../../../client/search/index.ts';
import { optionId } from '../ids.ts';
import type { SearchSession } from '../use-session.ts';
import { showSection } from './section.ts';
import { useIsWide } from './use-is-wide.ts';

const EXCERPT_ID = 'lectern-search-excerpt';

/** Grid rows of a hit: the name of its group, the hit, and its text. */
const ROWS = 3;

interface ExcerptsProps {
  labels: Labels;
  session: Pick<SearchSession, 'text' | 'hits'>;
}

/**
 * Shows a button for each hit that opens its text below it, on screens without room for the preview. The buttons are
 * next to the list and not in it, since a listbox may contain only options. A grid puts them in place.
 */
export function SearchExcerpts({ labels, session: { text, hits } }: ExcerptsProps) {
  const isWide = useIsWide();
  const [open, setOpen] = useState<string | null>(null);
  useLayoutEffect(() => (isWide ? undefined : placeOptions(hits.length)), [isWide, hits]);
  if (isWide) return null;
  return (
    <>
      {hits.map((hit, place) => (
        // Keyed by index: another answer keeps the buttons, like the rows.
        <Opener key={place} {...{ labels, text, hit, place }} isOpen={open === hit.link} onTurn={setOpen} />
      ))}
    </>
  );
}

interface OpenerProps {
  labels: Labels;
  /** The query. */
  text: string;
  hit: SearchHit;
  place: number;
  isOpen: boolean;
  onTurn(link: string | null): void;
}

function Opener({ labels, text, hit, place, isOpen, onTurn }: OpenerProps) {
  return (
    <>
      <button
        type="button"
        className="tool search-opener"
        style={{ gridRow: place * ROWS + 2 }}
        aria-expanded={isOpen}
        aria-controls={isOpen ? EXCERPT_ID : undefined}
        aria-label={labels.searchShowText.replace('{title}', () => hit.title)}
        onClick={() => onTurn(isOpen ? null : hit.link)}
      >
        <span className="icon icon-chevron" />
      </button>
      {isOpen && <Excerpt text={text} hit={hit} row={place * ROWS + 3} />}
    </>
  );
}

function Excerpt({ text, hit, row }: Pick<OpenerProps, 'text' | 'hit'> & { row: number }) {
  const ref = useRef<HTMLDivElement>(null);
  const last = useRef({ text, hit });
  last.current = { text, hit };
  useEffect(() => {
    const gone = new AbortController();
    const isWanted = () => !gone.signal.aborted;
    const element = ref.current;
    if (element) {
      const { current } = last;
      showSection(element, current.hit, current.text, isWanted, gone.signal).catch((error: unknown) => {
        console.error(error);
        if (isWanted()) element.textContent = last.current.hit.statement;
      });
    }
    return () => gone.abort();
  }, []);
  return <div ref={ref} id={EXCERPT_ID} className="search-excerpt prose" style={{ gridRow: row }} />;
}

/** @returns a function that removes the grid rows again */
function placeOptions(count: number): () => void {
  const placed: HTMLElement[] = [];
  const put = (element: Element | null | undefined, row: number) => {
    if (!(element instanceof HTMLElement)) return;
    element.style.gridRow = String(row);
    placed.push(element);
  };
  for (let place = 0; place < count; place++) {
    const option = document.getElementById(optionId(place));
    put(option, place * ROWS + 2);
    const before = option?.previousElementSibling;
    if (before?.matches('.search-group-title')) put(before, place * ROWS + 1);
  }
  const body = document.querySelector('.search-body');
  body?.classList.add('search-body-excerpts');
  return () => {
    body?.classList.remove('search-body-excerpts');
    for (const element of placed) element.style.removeProperty('grid-row');
  };
}
