import type { MouseEvent } from 'react';
import { type Labels, useSite } from '../../../client/index.ts';
import { inPart, partOf, sitePartsOf } from '../../../client/search/later.ts';
import type { SearchSession } from '../use-session.ts';

interface PartsProps {
  labels: Labels;
  session: Pick<SearchSession, 'text' | 'ask'>;
}

/**
 * Limits search to a part of the site, like `config:` in the field. The group is one tab stop, and arrow keys move
 * within it.
 */
export function SearchParts({ labels, session: { text, ask } }: PartsProps) {
  const parts = sitePartsOf(useSite());
  if (parts.length < 2) return null;
  const chosen = partOf(text, parts);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: keys stay among the parts; who points goes on typing.
    <fieldset className="search-parts" onClick={toField}>
      <legend className="sr-only">{labels.searchSections}</legend>
      {[undefined, ...parts].map((part) => (
        <label key={part?.name ?? ''}>
          <input
            type="radio"
            name="lectern-search-part"
            className="sr-only"
            checked={part === chosen || part?.name === chosen?.name}
            onChange={() => ask(inPart(text, part, parts))}
          />
          {part?.text ?? labels.searchAll}
        </label>
      ))}
    </fieldset>
  );
}

/** Moves the focus back to the field after a click with a pointer, so that the reader can continue typing. */
function toField({ detail, currentTarget }: MouseEvent): void {
  if (detail > 0) currentTarget.closest('dialog')?.querySelector('input')?.focus();
}
