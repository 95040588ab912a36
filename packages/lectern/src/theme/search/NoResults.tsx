import type { Labels } from '../../client/index.ts';
import type { SearchSession } from './use-session.ts';

/** The two forms of "nothing found" (SPEC 8), with a near query when there is one. */
export function NoResults({ labels, session }: { labels: Labels; session: SearchSession }) {
  const { unanswered, suggestion, isOtherSearched, ask } = session;
  return (
    <div className="search-message">
      {isOtherSearched ? (
        <p>{labels.searchNoResults}</p>
      ) : (
        <>
          <p>{labels.searchNoResultsFor.replace('{query}', () => unanswered)}</p>
          <p>{labels.searchTryAnother}</p>
        </>
      )}
      {suggestion && (
        <p>
          {labels.searchDidYouMean}{' '}
          <button type="button" className="search-suggestion" onClick={() => ask(suggestion)}>
            {suggestion}
          </button>
          {labels.searchQuestionMark}
        </p>
      )}
    </div>
  );
}
