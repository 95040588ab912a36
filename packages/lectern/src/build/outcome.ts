import type { ErrorKind } from '../shared/error.ts';
import { type Mistake, mistakesOf } from '../shared/mistake.ts';
import { systemError } from '../shared/system-error.ts';

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

/** The same for what takes its time. What the system refuses is not the fault of a page, and thrown. */
export async function attemptTo<T>(action: Promise<T>, kind: ErrorKind, where: string): Promise<Outcome<T>> {
  try {
    return { value: await action };
  } catch (error) {
    if (systemError(error)) throw error;
    return { failures: mistakesOf(error, kind, where) };
  }
}
