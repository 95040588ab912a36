import type { ReactNode } from 'react';
import { type LocaleInfo, useHref, useLocale } from '../../client/index.ts';
import type { SearchHit } from '../../client/search/index.ts';
import { isolated } from '../ui/isolated.ts';
import { highlighted } from './highlighted.tsx';
import { LIST_ID, optionId } from './ids.ts';
import type { SearchSession } from './use-session.ts';

/** Returns the location of a hit: `Config › Server`. */
export type PlaceOf = (hit: SearchHit) => string;

interface ResultsProps {
  label: string;
  session: SearchSession;
  onFollow(hit: SearchHit, isInNewTab: boolean): void;
  placeOf: PlaceOf | undefined;
}

/** The list of hits. Options are links, so that they can be opened in a tab or copied like any other link. */
export function SearchResults({ label, session, onFollow, placeOf }: ResultsProps) {
  const { groups, active, choose, isPartial } = session;
  const toHref = useHref();
  const { dir } = useLocale();
  let first = 0;
  return (
    <div className="search-results" role="listbox" id={LIST_ID} aria-label={label} aria-busy={isPartial}>
      {groups.map(({ index, hits }) => {
        const from = first;
        first += hits.length;
        return (
          // biome-ignore lint/a11y/useSemanticElements: groups of a listbox are no field sets.
          <div key={index} role="group" aria-label={index}>
            {groups.length > 1 && <p className="search-group-title">{index}</p>}
            {hits.map((hit, number) => (
              <a
                // Keyed by index: another answer changes the texts of the rows and keeps their elements.
                key={number}
                role="option"
                id={optionId(from + number)}
                className="search-hit"
                tabIndex={-1}
                aria-selected={from + number === active}
                href={toHref(hit.link)}
                onPointerMove={() => choose(from + number)}
                onClick={({ ctrlKey, metaKey, shiftKey }) => onFollow(hit, ctrlKey || metaKey || shiftKey)}
              >
                {hitText(hit, placeOf?.(hit), dir)}
              </a>
            ))}
          </div>
        );
      })}
    </div>
  );
}

/** Renders a hit. A function call instead of a component, for the same reason as `highlighted`. */
function hitText(hit: SearchHit, place: string | undefined, dir: LocaleInfo['dir']): ReactNode {
  return (
    <>
      <span className="search-hit-line">
        <span className="search-hit-title">
          {isolated(highlighted(hit.title, hit.titleHighlights), dir)}
          {hit.header && (
            <span className="search-hit-path">
              {' › '}
              {isolated(highlighted(hit.header, hit.headerHighlights), dir)}
            </span>
          )}
        </span>
        {place && <span className="search-hit-place"> {place}</span>}
      </span>
      {hit.facts && (
        <span className="search-hit-facts">
          {hit.facts.map(([label, value]) => (
            <span key={label}>
              {label} <code>{value}</code>{' '}
            </span>
          ))}
        </span>
      )}
      {hit.statement && (
        <span className="search-hit-text">{highlighted(hit.statement, hit.highlightInfoList)}</span>
      )}
    </>
  );
}
