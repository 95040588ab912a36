/**
 * Runs a function, and another one when it has ended. If it returns a promise, this is when the promise is settled.
 *
 * @returns the result of the first function; throws or rejects as that does
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
