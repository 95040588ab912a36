import { type KeyboardEvent, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { type Labels, type LocaleInfo, useSite } from '../../client/index.ts';
import { markAfterNavigation, type SearchHit } from '../../client/search/index.ts';
import { inertRest } from '../ui/inert-rest.ts';
import { drawn } from './drawn.ts';
import type { FirstAnswer } from './first-answer.ts';
import { optionId } from './ids.ts';
import { moveTo } from './move.ts';
import { SearchBody } from './SearchBody.tsx';
import { SearchField } from './SearchField.tsx';
import { loadMore, useMore } from './use-more.ts';
import { usePreview } from './use-preview.ts';
import { type SearchSession, useSession } from './use-session.ts';

export { firstAnswer } from './first-answer.ts';

export interface SearchDialogProps {
  /** Language and version of the page. */
  locale: LocaleInfo;
  first: FirstAnswer;
  /** Stores the query as it is typed. */
  kept: RefObject<string>;
  /** Called when the dialog starts to close. */
  onLeave(): void;
  /** Called when the dialog is closed. */
  onClose(): void;
}

/** Search over the whole site: a combobox in a modal dialog. */
export function SearchDialog({ locale, first, kept, onLeave, onClose }: SearchDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const others = useOthers(locale);
  const session = useSession(locale, others, first, kept);
  const { labels, nav } = useSite().theme;
  useShown(dialog, session);
  const endModal = useModal(dialog);
  const { code, ...preview } = usePreview(session);
  const more = useMore(session);
  const close = () => dialog.current?.hidePopover();
  return (
    <dialog
      ref={dialog}
      className="search"
      popover="auto"
      aria-modal="true"
      aria-label={labels.searchTitle}
      data-preview={preview.isOn ? 'on' : undefined}
      onBeforeToggle={({ newState }) => {
        if (newState === 'open') return;
        // The previously focused element gets the focus back right after this.
        endModal();
        onLeave();
      }}
      onToggle={({ newState }) => newState === 'closed' && onClose()}
      onBlur={(event) => keepFocus(event.currentTarget, event.relatedTarget)}
    >
      <SearchField labels={labels} session={session} onKeyDown={onKeys(session)} onClose={close} />
      {more ? (
        <more.SearchParts labels={labels} session={session} />
      ) : (
        nav.length > 1 && <div className="search-parts" />
      )}
      <SearchBody
        labels={labels}
        session={session}
        onFollow={noteFollowed(session.text)}
        instead={more && <more.SearchInstead labels={labels} locale={locale} session={session} />}
        placeOf={more?.placeOf}
        excerpts={code && <code.SearchExcerpts labels={labels} session={session} />}
      />
      {code && <code.SearchPreview labels={labels} session={session} {...preview} />}
      <div className="search-footer">
        {more && <more.SearchKeys labels={labels} others={others} {...session} />}
      </div>
      <output className="sr-only">{announcement(labels, session.count)}</output>
    </dialog>
  );
}

/** Returns the number of hits as text for screen readers. */
function announcement({ searchCount }: Labels, count: number | null): string {
  return count === null ? '' : searchCount.replace('{count}', String(count));
}

/** Returns a handler that records which hit is followed after a query. */
function noteFollowed(text: string) {
  return (hit: SearchHit, isInNewTab: boolean) => {
    loadMore().then(
      ({ noteOpened }) => noteOpened(text, hit.link),
      // The document is being unloaded, and its requests with it. WebKit reports this for each import.
      () => {},
    );
    // Search closes by itself when the reader leaves the page.
    if (!isInNewTab) markAfterNavigation(hit, text);
  };
}

/** Handles the keys that move through the hits, and Enter. */
function onKeys({ active, hits, choose }: SearchSession) {
  return (event: KeyboardEvent) => {
    // During text composition in an input method, Enter and arrows choose a word there. Safari's last key has keyCode
    // 229.
    if (event.nativeEvent.isComposing || event.keyCode === 229) return;
    const next = moveTo(event.key, active, hits.length);
    if (next !== null) {
      event.preventDefault();
      choose(next);
      document.getElementById(optionId(next))?.scrollIntoView({ block: 'nearest' });
    } else if (event.key === 'Enter') {
      event.preventDefault();
      openHit(active, event);
    }
  };
}

/** Shows the dialog as soon as it is mounted, with the focus in its field. */
function useShown(ref: RefObject<HTMLDialogElement | null>, { text, isKept }: SearchSession): void {
  useLayoutEffect(() => {
    // Not `showModal`: see `useModal`.
    const dialog = ref.current;
    if (!dialog) return;
    // The pointer may rest where the dialog appears. Browsers dispatch its events before they draw, and React, the list
    // and prefetching all listen to them. These events are blocked until the dialog is drawn.
    dialog.style.pointerEvents = 'none';
    drawn().then(() => dialog.style.removeProperty('pointer-events'));
    // Typing replaces a query of an earlier opening, but continues text typed since this opening. The selection is set
    // before the field has the focus: afterwards it would force a layout of the page.
    dialog.querySelector('input')?.setSelectionRange(isKept ? 0 : text.length, text.length);
    dialog.showPopover();
  }, []);
}

/**
 * Makes everything else inert once the dialog is on the screen and the answer is drawn. Browsers restyle every element
 * of the page for this, which takes half of the time that opening may take (33–56 ms of 150 at 4 × CPU).
 *
 * @returns a function that undoes it
 */
function useModal(ref: RefObject<HTMLDialogElement | null>): () => void {
  const end = useRef(() => {});
  useEffect(() => {
    const timer = setTimeout(() => {
      if (ref.current) end.current = inertRest(ref.current);
    }, MODAL_AFTER);
    return () => {
      clearTimeout(timer);
      end.current();
    };
  }, [ref]);
  return () => end.current();
}

/**
 * Delay in ms, longer than drawing the first answer takes. A reader does not press Tab sooner, and Tab stays in the
 * dialog anyway (`keepFocus`).
 */
const MODAL_AFTER = 400;

/** Returns the other languages of the same version. */
function useOthers({ version, edition }: LocaleInfo): LocaleInfo[] {
  return useSite().locales.filter((other) => other.version === version && other.edition !== edition);
}

/** Opens a hit by a click on its link with the pressed modifier keys, so that router and browser handle it as usual. */
function openHit(place: number, { ctrlKey, metaKey }: KeyboardEvent): void {
  const click = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey });
  document.getElementById(optionId(place))?.dispatchEvent(click);
}

/** Keeps the focus in the open dialog: after the last element, Tab returns to the field. */
function keepFocus(dialog: HTMLElement, next: EventTarget | null): void {
  const leaves = next instanceof Node && !dialog.contains(next);
  if (leaves && dialog.matches(':popover-open')) dialog.querySelector('input')?.focus();
}
