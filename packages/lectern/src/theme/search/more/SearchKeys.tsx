import { memo } from 'react';
import type { Labels, LocaleInfo } from '../../../client/index.ts';

interface KeysProps {
  labels: Labels;
  /** The other languages of the site's version. */
  others: readonly LocaleInfo[];
  isOtherSearched: boolean;
  searchOther(isSearched: boolean): void;
}

/**
 * The checkbox for the other languages, and a list of keys. It re-renders only when its own texts change, not for each
 * answer.
 */
export const SearchKeys = memo(function SearchKeys({
  labels,
  others,
  isOtherSearched,
  searchOther,
}: KeysProps) {
  return (
    <>
      {others.length > 0 && (
        <label>
          <input
            type="checkbox"
            checked={isOtherSearched}
            onChange={(event) => searchOther(event.target.checked)}
          />
          {othersText(labels, others)}
        </label>
      )}
      <p className="search-keys">
        <span>
          <kbd>↑</kbd> <kbd>↓</kbd> {labels.searchSelect}
        </span>
        <span>
          <kbd>↵</kbd> {labels.searchOpen}
        </span>
        <span>
          <kbd>Ctrl ↵</kbd> {labels.searchOpenInTab}
        </span>
        <span>
          <kbd>Esc</kbd> {labels.searchCloses}
        </span>
      </p>
    </>
  );
}, isSame);

/** Compares the number of languages, since the list is a new array in each render. */
function isSame(old: KeysProps, now: KeysProps): boolean {
  return (
    old.labels === now.labels &&
    old.others.length === now.others.length &&
    old.isOtherSearched === now.isOtherSearched
  );
}

/** Returns the label of the checkbox for the other languages. */
function othersText(labels: Labels, [first, ...more]: readonly LocaleInfo[]): string {
  return more.length > 0
    ? labels.searchOtherLanguages
    : labels.searchOtherLanguage.replace('{language}', first?.label ?? '');
}
