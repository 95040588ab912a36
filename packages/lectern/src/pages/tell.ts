import { type DocsError, type DocsErrors, isDocsError, isDocsErrors } from '../shared/error.ts';

/** Takes a mistake that leaves the rest of the site as it is. */
export type Tell = (error: DocsError | DocsErrors) => void;

/**
 * What a piece of work gives; undefined where it ends in a mistake, which is told.
 *
 * @param tell without it the mistake is thrown
 */
export function orTold<T>(tell: Tell | undefined, work: () => T): T | undefined {
  try {
    return work();
  } catch (error) {
    if (!tell || !(isDocsError(error) || isDocsErrors(error))) throw error;
    tell(error);
    return undefined;
  }
}
