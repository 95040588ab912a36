import { useEffect, useMemo, useState } from 'react';
import { useSite } from '../../client/index.ts';
import { drawn } from './drawn.ts';
import type { PlaceOf } from './SearchResults.tsx';
import type { SearchSession } from './use-session.ts';

type MoreModule = typeof import('./more/index.ts');

/** Delay in ms: readers who open search usually type at once, so the content without a query is loaded later. */
const BLANK_AFTER = 100;

let loaded: Promise<MoreModule> | undefined;

/** Loads the parts of the dialog other than hits. Rejects if they cannot be loaded. */
export function loadMore(): Promise<MoreModule> {
  loaded ??= import('./more/index.ts').catch((error) => {
    loaded = undefined;
    throw error;
  });
  return loaded;
}

/**
 * Loads these parts once the first hits are on the screen, or while the query is empty, so that the first answer needs
 * less code.
 */
export function useMore({
  text,
  count,
  isPartial,
  isFailed,
}: SearchSession): (MoreModule & { placeOf: PlaceOf }) | null {
  const site = useSite();
  const [more, setMore] = useState<MoreModule | null>(null);
  // The style of the message for a failure is there as well.
  const isAnswered = isFailed || (count !== null && !isPartial);
  const isBlank = text.trim() === '';
  useEffect(() => {
    if (more || !(isAnswered || isBlank)) return;
    let isWanted = true;
    const load = () => {
      // Search works without it, and it is not a failure if the reader has already left.
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
