import { useEffect, useMemo, useState } from 'react';
import { useSite } from '../../client/index.ts';
import { drawn } from './drawn.ts';
import type { PlaceOf } from './SearchResults.tsx';
import type { SearchSession } from './use-session.ts';

type MoreModule = typeof import('./more/index.ts');

/** Whoever has opened search to type does so at once: what is there instead waits for a moment (ms). */
const BLANK_AFTER = 100;

let loaded: Promise<MoreModule> | undefined;

/** What the dialog has beside hits. Rejects when it cannot be had. */
export function loadMore(): Promise<MoreModule> {
  loaded ??= import('./more/index.ts').catch((error) => {
    loaded = undefined;
    throw error;
  });
  return loaded;
}

/** That, when the first hits are on the screen, or nothing is asked for. A first answer so weighs less. */
export function useMore({
  text,
  count,
  isPartial,
}: SearchSession): (MoreModule & { placeOf: PlaceOf }) | null {
  const site = useSite();
  const [more, setMore] = useState<MoreModule | null>(null);
  const isAnswered = count !== null && !isPartial;
  const isBlank = text.trim() === '';
  useEffect(() => {
    if (more || !(isAnswered || isBlank)) return;
    let isWanted = true;
    const load = () => {
      // Search does without it, and a reader who has left already is no failure.
      if (isWanted) loadMore().then(setMore, () => {});
    };
    if (isAnswered) drawn().then(load);
    else setTimeout(load, BLANK_AFTER);
    return () => {
      isWanted = false;
    };
  }, [more, isAnswered, isBlank]);
  return useMemo(() => more && { ...more, placeOf: more.createPlaceOf(site) }, [more, site]);
}
