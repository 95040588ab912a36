import { type ComponentType, useCallback, useRef, useState } from 'react';
import { fetchIndex, heldKeys, holdKeys, type LocaleInfo, releaseKeys, useSite } from '../../client/index.ts';
import type { FirstAnswer } from './first-answer.ts';
import { LIMIT } from './limits.ts';
import type { SearchDialogProps } from './SearchDialog.tsx';

/** Everything of search but its button: fetched when a reader is about to search. */
const load = () => import('./SearchDialog.tsx');

interface Opened {
  Dialog: ComponentType<SearchDialogProps>;
  first: FirstAnswer;
}

/** The dialog, once it is there and wanted, and how to get it. */
export function useDialog(locale: LocaleInfo) {
  const site = useSite();
  const [opened, setOpened] = useState<Opened | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const isOpen = useRef(false);
  /** The query that is there again when the dialog is opened again. */
  const kept = useRef('');
  const open = useCallback(async () => {
    if (isOpen.current) return;
    isOpen.current = true;
    holdKeys();
    fetchIndex(site, locale);
    try {
      const { SearchDialog, firstAnswer } = await load();
      const first = await firstAnswer(site, { text: heldKeys() || kept.current, locale, limit: LIMIT });
      setHasFailed(false);
      setOpened({ Dialog: SearchDialog, first });
    } catch (error) {
      console.error(error);
      isOpen.current = false;
      releaseKeys();
      setHasFailed(true);
    }
  }, [site, locale]);
  const close = useCallback(() => {
    isOpen.current = false;
    setOpened(null);
  }, []);
  /** The reader may be about to search: fetches what that needs. */
  const warmUp = () => {
    fetchIndex(site, locale);
    load().catch(() => {});
  };
  return { opened, hasFailed, open, close, warmUp, kept };
}
