import type { Labels, LocaleInfo } from '../../../client/index.ts';
import type { SearchSession } from '../use-session.ts';
import { NoResults } from './NoResults.tsx';
import { RecentSearches } from './RecentSearches.tsx';
import { ReadPages, SearchPlaces } from './SearchPlaces.tsx';

interface InsteadProps {
  labels: Labels;
  /** Language and version of the page. */
  locale: LocaleInfo;
  session: SearchSession;
}

/** Content shown instead of hits: starting points while the query is empty, and alternatives if nothing was found. */
export function SearchInstead({ labels, locale, session }: InsteadProps) {
  const { text, unanswered, ask } = session;
  const isBlank = text.trim() === '';
  return (
    <>
      {isBlank && <RecentSearches labels={labels} onChoose={ask} />}
      {isBlank && <ReadPages labels={labels} />}
      {unanswered && <NoResults labels={labels} locale={locale} session={session} />}
      {(isBlank || unanswered) && <SearchPlaces labels={labels} />}
    </>
  );
}
