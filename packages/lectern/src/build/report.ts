import { DocsErrors, formatError } from '../shared/error.ts';
import { countByKind, inOrder, type Mistake, toError } from '../shared/mistake.ts';

/** Combines all errors of a site into one: sorted by file and line, with counts by kind at the end. */
export function buildErrors(mistakes: readonly Mistake[]): DocsErrors {
  const sorted = inOrder(mistakes);
  const isOne = sorted.length === 1;
  return new DocsErrors(
    isOne ? 'The site has an error:' : `The site has ${sorted.length} errors:`,
    sorted.map(toError),
    isOne ? '' : countByKind(sorted),
  );
}

/**
 * Returns the messages of a build that completed.
 *
 * @param mistakes errors that were tolerated
 * @param warnings other messages
 */
export function reported(
  mistakes: readonly Mistake[],
  warnings: readonly string[],
): { warnings: string[]; summary: string } {
  const sorted = inOrder(mistakes);
  return {
    warnings: [...warnings, ...sorted.map((mistake) => formatError(toError(mistake)))],
    summary: sorted.length > 0 ? countByKind(sorted) : '',
  };
}
