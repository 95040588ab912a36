import type { SearchLabels } from './labels.ts';
import type { SearchSession } from './use-session.ts';

/** The two forms of "nothing found" (SPEC 8), with a near query when there is one. */
export function NoResults({ labels, session }: { labels: SearchLabels; session: SearchSession }) {
  const { unanswered, suggestion, isOtherSearched, ask } = session;
  return (
    <div className="search-message">
      {isOtherSearched ? (
        <p>{labels.noResults}</p>
      ) : (
        <>
          <p>{labels.noResultsFor.replace('{query}', () => unanswered)}</p>
          <p>{labels.tryAnother}</p>
        </>
      )}
      {suggestion && (
        <p>
          {labels.didYouMean}{' '}
          <button type="button" className="search-suggestion" onClick={() => ask(suggestion)}>
            {suggestion}
          </button>
          {labels.questionMark}
        </p>
      )}
    </div>
  );
}
