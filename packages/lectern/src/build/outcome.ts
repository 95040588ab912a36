import type { ErrorKind } from '../shared/error.ts';
import { type Mistake, mistakesOf } from '../shared/mistake.ts';
import { systemError } from '../shared/system-error.ts';

/** Result of one page in a worker, in a form that can be sent between threads. */
export type Outcome<T> = { value: T } | { failures: Mistake[] };

/**
 * Runs an action, and returns its errors instead of throwing them.
 *
 * @param kind kind of errors that do not have one
 * @param where name of the page in messages
 */
export function attempt<T>(action: () => T, kind: ErrorKind, where: string): Outcome<T> {
  try {
    return { value: action() };
  } catch (error) {
    return { failures: mistakesOf(error, kind, where) };
  }
}

/** Does the same for a promise. Throws system errors, which are not the fault of a page. */
export async function attemptTo<T>(action: Promise<T>, kind: ErrorKind, where: string): Promise<Outcome<T>> {
  try {
    return { value: await action };
  } catch (error) {
    if (systemError(error)) throw error;
    return { failures: mistakesOf(error, kind, where) };
  }
}
