import { useEffect, useState } from 'react';
import { isPreviewOn, keepPreview } from '../../client/search/index.ts';
import type { SearchSession } from './use-session.ts';

/** Delay in ms before the code of the preview is loaded: a reader who is still typing does not need it yet. */
const PAUSE = 400;

type PreviewModule = typeof import('./preview/SearchPreview.tsx');

/**
 * Returns the code of the preview, once the same hit has been active for a moment, and whether the preview is turned
 * on.
 */
export function usePreview({ hits, isPartial, active }: SearchSession) {
  const [isOn, setIsOn] = useState(isPreviewOn);
  const [code, setCode] = useState<PreviewModule | null>(null);
  const isChosen = hits.length > 0 && !isPartial;
  useEffect(() => {
    if (!isChosen || code) return;
    const timer = setTimeout(() => {
      // Search works without it, and it is not a failure if the reader has already left.
      import('./preview/SearchPreview.tsx').then(setCode, () => {});
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [isChosen, hits[active]?.link, code]);
  const turn = (on: boolean) => {
    setIsOn(on);
    keepPreview(on);
  };
  return { code, isOn, turn };
}
