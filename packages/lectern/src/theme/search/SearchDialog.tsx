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
  /** Gets the query as it is typed. */
  kept: RefObject<string>;
  /** The dialog closes. */
  onLeave(): void;
  /** It is closed. */
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
        // What had the focus before gets it back right after this.
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

/** What screen readers say of the number of hits. */
function announcement({ searchCount }: Labels, count: number | null): string {
  return count === null ? '' : searchCount.replace('{count}', String(count));
}

/** Notes which hit is followed after a query. */
function noteFollowed(text: string) {
  return (hit: SearchHit, isInNewTab: boolean) => {
    loadMore().then(
      ({ noteOpened }) => noteOpened(text, hit.link),
      // The document goes, and what was on its way with it. WebKit says so of each import.
      () => {},
    );
    // Search closes by itself when the reader leaves.
    if (!isInNewTab) markAfterNavigation(hit, text);
  };
}

/** Keys that move through the hits, and Enter. */
function onKeys({ active, hits, choose }: SearchSession) {
  return (event: KeyboardEvent) => {
    // Enter and arrows inside an input method choose a word there (keyCode 229: Safari's last one).
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

/** Shows the dialog as soon as it is there, with the keyboard in its field. */
function useShown(ref: RefObject<HTMLDialogElement | null>, { text, isKept }: SearchSession): void {
  useLayoutEffect(() => {
    // Not `showModal`: see `useModal`.
    const dialog = ref.current;
    if (!dialog) return;
    // A pointer that rests where the dialog appears: browsers tell of it before they draw, and React, the list and
    // prefetching all listen. It can wait until afterwards.
    dialog.style.pointerEvents = 'none';
    drawn().then(() => dialog.style.removeProperty('pointer-events'));
    // Typing replaces a query of before, and continues with what has been typed. Before the field has the focus:
    // after that, a browser would lay the page out for it.
    dialog.querySelector('input')?.setSelectionRange(isKept ? 0 : text.length, text.length);
    dialog.showPopover();
  }, []);
}

/**
 * Makes all else inert once the dialog is on the screen and nothing is typed for a moment: a browser styles every
 * element of the page again for it, which takes half of the time that opening may take (33–56 ms of 150 at 4 × CPU).
 *
 * @returns ends it
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

/** Later than the first answer is drawn; a reader does not get to Tab sooner, and it goes round all the same (ms). */
const MODAL_AFTER = 400;

/** The other languages of a version. */
function useOthers({ version, edition }: LocaleInfo): LocaleInfo[] {
  return useSite().locales.filter((other) => other.version === version && other.edition !== edition);
}

/** By a click on its link with the keys that are held, so that router and browser do what they do with it. */
function openHit(place: number, { ctrlKey, metaKey }: KeyboardEvent): void {
  const click = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey });
  document.getElementById(optionId(place))?.dispatchEvent(click);
}

/** Tab goes round in the open dialog. */
function keepFocus(dialog: HTMLElement, next: EventTarget | null): void {
  const leaves = next instanceof Node && !dialog.contains(next);
  if (leaves && dialog.matches(':popover-open')) dialog.querySelector('input')?.focus();
}
