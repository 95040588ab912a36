import type { ReactNode } from 'react';
import type { Labels } from '../../client/index.ts';
import type { SearchHit } from '../../client/search/index.ts';
import { type PlaceOf, SearchResults } from './SearchResults.tsx';
import type { SearchSession } from './use-session.ts';

interface BodyProps {
  labels: Labels;
  session: SearchSession;
  onFollow(hit: SearchHit, isInNewTab: boolean): void;
  /** Content shown when there are no hits. */
  instead: ReactNode;
  /** Buttons that open the texts of hits in place, on screens without the preview. */
  excerpts: ReactNode;
  placeOf: PlaceOf | undefined;
}

/** The list of hits, or the content that replaces it. */
export function SearchBody({ labels, session, onFollow, instead, excerpts, placeOf }: BodyProps) {
  return (
    <div className="search-body">
      {instead}
      {session.isFailed && (
        <div className="search-message" role="alert">
          <p>{labels.searchIndexFailed}</p>
          <button type="button" className="search-button" onClick={session.tryAgain}>
            {labels.searchTryAgain}
          </button>
        </div>
      )}
      {session.hits.length > 0 && (
        <SearchResults label={labels.searchResults} session={session} onFollow={onFollow} placeOf={placeOf} />
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
