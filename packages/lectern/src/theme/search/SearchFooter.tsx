import { memo, useEffect, useState } from 'react';
import type { Labels } from '../../client/index.ts';

/** They take as long to draw as all else of the dialog, and no one needs them so soon (ms). */
const DRAWN_AFTER = 100;

interface FooterProps {
  labels: Labels;
  /** Says that the other languages can be searched, too; empty on a site that has none. */
  others: string;
  isOtherSearched: boolean;
  searchOther(isSearched: boolean): void;
}

/** The switch for the other languages, and what the keys do. Drawn again when its own words change, not with each answer. */
export const SearchFooter = memo(function SearchFooter({
  labels,
  others,
  isOtherSearched,
  searchOther,
}: FooterProps) {
  const [isDrawn, setIsDrawn] = useState(false);
  useEffect(() => {
    const timer = setTimeout(setIsDrawn, DRAWN_AFTER, true);
    return () => clearTimeout(timer);
  }, []);
  if (!isDrawn) return <div className="search-footer" />;
  return (
    <div className="search-footer">
      {others && (
        <label>
          <input
            type="checkbox"
            checked={isOtherSearched}
            onChange={(event) => searchOther(event.target.checked)}
          />
          {others}
        </label>
      )}
      <p className="search-keys">
        <kbd>↑</kbd>
        <kbd>↓</kbd> {labels.searchSelect}
        <kbd>↵</kbd> {labels.searchOpen}
        <kbd>Ctrl ↵</kbd> {labels.searchOpenInTab}
        <kbd>Esc</kbd> {labels.searchCloses}
      </p>
    </div>
  );
});
