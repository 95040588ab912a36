import { useState } from 'react';
import type { Labels } from '../../../client/index.ts';
import { readRecent, removeRecent } from '../../../client/search/later.ts';

interface RecentProps {
  labels: Labels;
  onChoose(query: string): void;
}

/** Searches that led to a page, newest first. */
export function RecentSearches({ labels, onChoose }: RecentProps) {
  const [queries, setQueries] = useState(readRecent);
  if (queries.length === 0) return null;
  return (
    <section className="search-recent" aria-label={labels.searchRecent}>
      <p className="search-group-title">{labels.searchRecent}</p>
      <ul>
        {queries.map((query) => (
          <li key={query}>
            <button type="button" className="search-hit" onClick={() => onChoose(query)}>
              {query}
            </button>
            <button
              type="button"
              className="tool"
              aria-label={labels.searchRemoveRecent.replace('{query}', () => query)}
              onClick={() => {
                removeRecent(query);
                setQueries(readRecent());
              }}
            >
              <span className="icon icon-close" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
