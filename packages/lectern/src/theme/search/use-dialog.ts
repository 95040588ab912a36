import { type ComponentType, useCallback, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { fetchIndex, heldKeys, holdKeys, type LocaleInfo, releaseKeys, useSite } from '../../client/index.ts';
import type { FirstAnswer } from './first-answer.ts';
import { LIMIT } from './limits.ts';
import { loadDialog } from './load-dialog.ts';
import type { SearchDialogProps } from './SearchDialog.tsx';

interface Opened {
  /** Different for each opening. */
  key: number;
  Dialog: ComponentType<SearchDialogProps>;
  first: FirstAnswer;
}

/** Returns the dialog, once it is loaded and requested, and functions to open and close it. */
export function useDialog(locale: LocaleInfo) {
  const site = useSite();
  const [opened, setOpened] = useState<Opened | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const isOpen = useRef(false);
  const openings = useRef(0);
  /** The query that is restored when the dialog is opened again. */
  const kept = useRef('');
  const open = useCallback(async () => {
    if (isOpen.current) return;
    isOpen.current = true;
    holdKeys();
    // The dialog code is requested first: it reads the index.
    const code = loadDialog();
    fetchIndex(site, locale);
    try {
      const { SearchDialog, firstAnswer } = await code;
      const first = await firstAnswer(site, { text: heldKeys() || kept.current, locale, limit: LIMIT });
      openings.current += 1;
      // Rendered synchronously: the reader waits for it, and the rest of the first answer waits until it is drawn.
      flushSync(() => {
        setHasFailed(false);
        setOpened({ key: openings.current, Dialog: SearchDialog, first });
      });
    } catch (error) {
      console.error(error);
      isOpen.current = false;
      releaseKeys();
      setHasFailed(true);
    }
  }, [site, locale]);
  /**
   * Called when the dialog starts to close. It can be reopened from here on, even before the browser reports it as
   * closed.
   */
  const leave = useCallback(() => {
    isOpen.current = false;
  }, []);
  const close = useCallback((closed: Opened) => setOpened((now) => (now === closed ? null : now)), []);
  /** Loads the code and the index when the reader may be about to search. */
  const warmUp = useCallback(() => {
    fetchIndex(site, locale);
    loadDialog().catch(() => {});
  }, [site, locale]);
  return { opened, hasFailed, open, leave, close, warmUp, kept };
}
