import type { ErrorKind } from '../shared/error.ts';
import { type Mistake, mistakesOf } from '../shared/mistake.ts';

/** What became of one page in a worker, in a form that survives the way between threads. */
export type Outcome<T> = { value: T } | { failures: Mistake[] };

/**
 * @param kind what errors are about that do not say it themselves
 * @param where how messages name the page
 */
export function attempt<T>(action: () => T, kind: ErrorKind, where: string): Outcome<T> {
  try {
    return { value: action() };
  } catch (error) {
    return { failures: mistakesOf(error, kind, where) };
  }
}
