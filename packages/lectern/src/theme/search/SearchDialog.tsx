import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import { type LocaleInfo, useSite } from '../../client/index.ts';
import { addRecent, markAfterNavigation, preloadSearch, type SearchHit } from '../../client/search/index.ts';
import { searchLabels } from './labels.ts';
import { moveTo } from './move.ts';
import { SearchBody } from './SearchBody.tsx';
import { SearchField } from './SearchField.tsx';
import { SearchFooter } from './SearchFooter.tsx';
import { optionId } from './SearchResults.tsx';
import { useSearchStyles } from './use-search-styles.ts';
import { useSession } from './use-session.ts';

// The button warms search up with it.
export { preloadSearch };

export interface SearchDialogProps {
  /** Language and version of the page. */
  locale: LocaleInfo;
  /** Kept outside, so that it is there again when the dialog is opened again. */
  text: string;
  onText(text: string): void;
  onClose(): void;
}

/** Search over the whole site: a combobox in a modal dialog. */
export function SearchDialog({ locale, text, onText, onClose }: SearchDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { locales } = useSite();
  const others = locales.filter(
    ({ version, edition }) => version === locale.version && edition !== locale.edition,
  );
  const session = useSession(locale, others, text, onText);
  const labels = searchLabels(locale.tag);
  useSearchStyles();
  useLayoutEffect(() => dialog.current?.showModal(), []);
  const close = () => dialog.current?.close();
  const leave = (hit: SearchHit) => {
    addRecent(text);
    markAfterNavigation(hit);
    close();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter and arrows inside an input method choose a word there (keyCode 229: Safari's last one).
    if (event.nativeEvent.isComposing || event.keyCode === 229) return;
    const next = moveTo(event.key, session.active, session.hits.length);
    if (next !== null) {
      event.preventDefault();
      session.choose(next);
      document.getElementById(optionId(next))?.scrollIntoView({ block: 'nearest' });
    } else if (event.key === 'Enter') {
      event.preventDefault();
      openHit(session.active, event.ctrlKey || event.metaKey);
    }
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the dialog's own key for this.
    <dialog
      ref={dialog}
      className="search"
      aria-label={labels.title}
      onClose={onClose}
      onClick={(event) => event.target === dialog.current && close()}
    >
      <SearchField text={text} labels={labels} session={session} onKeyDown={onKeyDown} onClose={close} />
      <SearchBody isBlank={text.trim() === ''} labels={labels} session={session} onLeave={leave} />
      <SearchFooter labels={labels} otherLanguage={others[0]?.label} session={session} />
      <output className="sr-only">
        {session.count === null ? '' : labels.count.replace('{count}', String(session.count))}
      </output>
    </dialog>
  );
}

/** By a click on its link, so that the router takes it, or by the browser in a new tab. */
function openHit(place: number, inNewTab: boolean): void {
  const link = document.getElementById(optionId(place)) as HTMLAnchorElement | null;
  if (inNewTab && link) window.open(link.href, '_blank', 'noopener');
  else link?.click();
}
