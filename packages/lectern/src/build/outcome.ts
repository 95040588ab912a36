import { DocsError, DocsErrors, formatError, isDocsErrors } from '../shared/error.ts';

/** An error in a form that survives the way between threads. */
export interface Failure {
  text: string;
}

/** What became of one page in a worker. */
export type Outcome<T> = { value: T } | { failures: Failure[] };

export function attempt<T>(action: () => T): Outcome<T> {
  try {
    return { value: action() };
  } catch (error) {
    const errors = isDocsErrors(error) ? error.errors : [error];
    return { failures: errors.map((item) => ({ text: formatError(item) })) };
  }
}

/**
 * The values of all outcomes.
 *
 * @throws DocsErrors with everything that went wrong
 */
export function valuesOf<T>(outcomes: readonly Outcome<T>[]): T[] {
  const failures = outcomes.flatMap((outcome) => ('failures' in outcome ? outcome.failures : []));
  if (failures.length > 0) {
    throw new DocsErrors(
      `${failures.length === 1 ? 'A page' : 'Pages'} could not be built:`,
      failures.map(({ text }) => new DocsError(text)),
    );
  }
  return outcomes.flatMap((outcome) => ('value' in outcome ? [outcome.value] : []));
}
