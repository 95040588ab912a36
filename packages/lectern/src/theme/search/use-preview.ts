import { useEffect, useState } from 'react';
import { isPreviewOn, keepPreview } from '../../client/search/index.ts';
import type { SearchSession } from './use-session.ts';

/** Whoever types on wants none yet; nothing of it is loaded before (ms). */
const PAUSE = 400;

type PreviewModule = typeof import('./preview/SearchPreview.tsx');

/** The code of the preview, once a hit has been the chosen one for a moment, and whether it is turned on. */
export function usePreview({ hits, isPartial, active }: SearchSession) {
  const [isOn, setIsOn] = useState(isPreviewOn);
  const [code, setCode] = useState<PreviewModule | null>(null);
  const isChosen = hits.length > 0 && !isPartial;
  useEffect(() => {
    if (!isChosen || code) return;
    const timer = setTimeout(() => {
      // Search does without it, and a reader who has left already is no failure.
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
