import { useEffect, useState } from 'react';
import type { SearchLabels } from './labels.ts';
import type { SearchSession } from './use-session.ts';

/** They take as long to draw as all else of the dialog, and nobody needs them so soon (ms). */
const DRAWN_AFTER = 100;

interface FooterProps {
  labels: SearchLabels;
  /** Name of the other language; undefined on a site that has none. */
  otherLanguage: string | undefined;
  session: SearchSession;
}

/** The switch for the other language, and what the keys do. */
export function SearchFooter({ labels, otherLanguage, session }: FooterProps) {
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
            checked={session.isOtherSearched}
            onChange={(event) => session.searchOther(event.target.checked)}
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
}
