import { type DocsError, type DocsErrors, isDocsError, isDocsErrors } from '../shared/error.ts';

/** Receives an error that does not affect the rest of the site. */
export type Tell = (error: DocsError | DocsErrors) => void;

/**
 * Returns the result of `work`. If it throws an error of the site, passes that to `tell` and returns undefined.
 *
 * @param tell without it, the error is thrown
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
