import { memo, useEffect, useState } from 'react';
import type { SearchLabels } from './labels.ts';

/** They take as long to draw as all else of the dialog, and no one needs them so soon (ms). */
const DRAWN_AFTER = 100;

interface FooterProps {
  labels: SearchLabels;
  /** Name of the other language; undefined on a site that has none. */
  otherLanguage: string | undefined;
  isOtherSearched: boolean;
  searchOther(isSearched: boolean): void;
}

/** The switch for the other language, and what the keys do. Drawn again when its own words change, not with each answer. */
export const SearchFooter = memo(function SearchFooter({
  labels,
  otherLanguage,
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
      {otherLanguage && (
        <label>
          <input
            type="checkbox"
            checked={isOtherSearched}
            onChange={(event) => searchOther(event.target.checked)}
          />
          {labels.otherLanguage.replace('{language}', otherLanguage)}
        </label>
      )}
      <p className="search-keys">
        <kbd>↑</kbd>
        <kbd>↓</kbd> {labels.select}
        <kbd>↵</kbd> {labels.open}
        <kbd>Ctrl ↵</kbd> {labels.openInTab}
        <kbd>Esc</kbd> {labels.closes}
      </p>
    </div>
  );
});
