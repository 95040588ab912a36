import { type Labels, type LocaleInfo, useSite } from '../../../client/index.ts';
import type { SearchSession } from '../use-session.ts';
import { useSuggestion } from './use-suggestion.ts';

interface NoResultsProps {
  labels: Labels;
  locale: LocaleInfo;
  session: SearchSession;
}

/** The two variants of the "nothing found" message (SPEC 8), with a similar query if there is one. */
export function NoResults({ labels, locale, session }: NoResultsProps) {
  const { unanswered, isOtherSearched, ask } = session;
  const suggestion = useSuggestion(useSite(), unanswered, locale);
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
