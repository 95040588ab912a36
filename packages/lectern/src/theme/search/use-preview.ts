import { useEffect, useState } from 'react';
import { readList, writeList } from '../../client/kept-list.ts';
import type { SearchSession } from './use-session.ts';

/** What a reader has turned off, kept on the device. */
const KEY = 'lectern-search-preview';

/** Whoever types on wants none yet; nothing of it is loaded before (ms). */
const PAUSE = 400;

type PreviewModule = typeof import('./preview/SearchPreview.tsx');

/** The code of the preview, once a hit has been the chosen one for a moment, and whether it is turned on. */
export function usePreview({ hits, isPartial, active }: SearchSession) {
  const [isOn, setIsOn] = useState(() => readList(KEY)[0] !== 'off');
  const [code, setCode] = useState<PreviewModule | null>(null);
  const isChosen = hits.length > 0 && !isPartial;
  useEffect(() => {
    if (!isChosen || code) return;
    const timer = setTimeout(() => {
      // Search does without it.
      import('./preview/SearchPreview.tsx').then(setCode, console.error);
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [isChosen, hits[active]?.link, code]);
  const turn = (on: boolean) => {
    setIsOn(on);
    writeList(KEY, on ? [] : ['off']);
  };
  return { code, isOn, turn };
}
