import { DocsErrors, formatError } from '../shared/error.ts';
import { countByKind, inOrder, type Mistake, toError } from '../shared/mistake.ts';

/** All that is wrong with a site as one error: sorted by file and line, with counts by kind at the end. */
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
 * What a build that was not stopped has to say.
 *
 * @param mistakes those that were let pass
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
