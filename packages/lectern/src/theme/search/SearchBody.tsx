import type { ReactNode } from 'react';
import type { Labels } from '../../client/index.ts';
import type { SearchHit } from '../../client/search/index.ts';
import { NoResults } from './NoResults.tsx';
import { RecentSearches } from './RecentSearches.tsx';
import { ReadPages, SearchPlaces } from './SearchPlaces.tsx';
import { SearchResults } from './SearchResults.tsx';
import type { SearchSession } from './use-session.ts';

interface BodyProps {
  /** Nothing is asked. */
  isBlank: boolean;
  labels: Labels;
  session: SearchSession;
  onFollow(hit: SearchHit, isInNewTab: boolean): void;
  /** What opens the texts of hits in place, where that is needed. */
  excerpts: ReactNode;
}

/** Hits, or what is there in their place. */
export function SearchBody({ isBlank, labels, session, onFollow, excerpts }: BodyProps) {
  return (
    <div className="search-body">
      {isBlank && <RecentSearches labels={labels} onChoose={session.ask} />}
      {isBlank && <ReadPages labels={labels} />}
      {session.isFailed && (
        <div className="search-message" role="alert">
          <p>{labels.searchIndexFailed}</p>
          <button type="button" className="search-button" onClick={session.tryAgain}>
            {labels.searchTryAgain}
          </button>
        </div>
      )}
      {session.unanswered && <NoResults labels={labels} session={session} />}
      {(isBlank || session.unanswered) && <SearchPlaces labels={labels} />}
      {session.hits.length > 0 && (
        <SearchResults label={labels.searchResults} session={session} onFollow={onFollow} />
      )}
      {excerpts}
      {session.hasMore && (
        <button type="button" className="search-button search-more" onClick={session.more}>
          {labels.searchMore}
        </button>
      )}
    </div>
  );
}
