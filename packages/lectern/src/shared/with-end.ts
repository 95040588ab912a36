/**
 * Runs a function, and another one when it has ended: for a promise, when that is settled.
 *
 * @returns what the first one returns; throws or rejects as it does
 */
export function withEnd<T>(run: () => T, end: () => void): T {
  let result: T;
  try {
    result = run();
  } catch (error) {
    end();
    throw error;
  }
  if (result instanceof Promise) return result.finally(end) as T;
  end();
  return result;
}
