import { memo } from 'react';
import type { Labels, LocaleInfo } from '../../../client/index.ts';

interface KeysProps {
  labels: Labels;
  /** The other languages of the site's version. */
  others: readonly LocaleInfo[];
  isOtherSearched: boolean;
  searchOther(isSearched: boolean): void;
}

/** The switch for the other languages, and what the keys do. Drawn again when its own words change, not with each answer. */
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

/** The list of languages is a new one at each render; their number tells whether it has changed. */
function isSame(old: KeysProps, now: KeysProps): boolean {
  return (
    old.labels === now.labels &&
    old.others.length === now.others.length &&
    old.isOtherSearched === now.isOtherSearched
  );
}

/** What the switch for the other languages says. */
function othersText(labels: Labels, [first, ...more]: readonly LocaleInfo[]): string {
  return more.length > 0
    ? labels.searchOtherLanguages
    : labels.searchOtherLanguage.replace('{language}', first?.label ?? '');
}
