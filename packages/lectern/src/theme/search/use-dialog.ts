import { type ComponentType, useCallback, useState } from 'react';
import { holdKeys, type LocaleInfo, releaseKeys, useSite } from '../../client/index.ts';
import type { SearchDialogProps } from './SearchDialog.tsx';

/** Everything of search but its button: fetched when a reader is about to search. */
const load = () => import('./SearchDialog.tsx');

/** The dialog, once it is there and wanted, and how to get it. */
export function useDialog(locale: LocaleInfo) {
  const site = useSite();
  const [Dialog, setDialog] = useState<ComponentType<SearchDialogProps> | null>(null);
  const [state, setState] = useState<'closed' | 'open' | 'failed'>('closed');
  const open = useCallback(() => {
    holdKeys();
    setState('open');
    load().then(
      ({ SearchDialog, preloadSearch }) => {
        // While the dialog is being drawn.
        preloadSearch(site, locale);
        setDialog(() => SearchDialog);
      },
      (error) => {
        console.error(error);
        releaseKeys();
        setState('failed');
      },
    );
  }, [site, locale]);
  const close = useCallback(() => setState('closed'), []);
  /** The reader may be about to search: fetches what that needs. */
  const warmUp = () => {
    load().then(
      ({ preloadSearch }) => preloadSearch(site, locale),
      () => {},
    );
  };
  return { Dialog: state === 'open' ? Dialog : null, hasFailed: state === 'failed', open, close, warmUp };
}
