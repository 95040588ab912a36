import { DocsError, nearest } from './error.ts';

/** The hook that returned a value, for messages. */
interface HookResult {
  plugin: string;
  hook: string;
  /** File that the hook was called for. */
  where?: string;
}

/**
 * Rejects values that a hook must not return. This is for plugins in JavaScript, which has no type check.
 *
 * @param known keys that have an effect; any other key is an error
 * @throws DocsError with plugin, hook and key, and the most similar known key
 */
export function assertResult(
  value: unknown,
  known: readonly string[],
  { plugin, hook, where = '' }: HookResult,
): void {
  const fail = (text: string, hint: string): never => {
    throw new DocsError(`Plugin "${plugin}", ${hook}: ${text}`, { where, hint });
  };
  if (value instanceof Promise) {
    // Prevents an unhandled rejection if the promise fails.
    value.catch(() => {});
    fail('the function is asynchronous.', 'Load what it needs where the plugin is created.');
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    fail('the returned value is not an object.', `Keys that it may have: ${known.join(', ')}.`);
  }
  for (const key of Object.keys(value as object)) {
    if (known.includes(key)) continue;
    const near = nearest(key, known);
    fail(
      `the returned object has an unknown key "${key}".`,
      near ? `Did you mean "${near}"?` : `Known: ${known.join(', ')}.`,
    );
  }
}

/**
 * Returns the entries of the list that a hook returned. Empty if it returned nothing.
 *
 * @param known keys that every entry has
 * @throws DocsError if the value is no such list
 */
export function entriesOf<T extends object>(
  list: readonly T[] | undefined,
  known: readonly string[],
  { plugin, hook }: HookResult,
): readonly T[] {
  const hint = `Return a list of { ${known.join(', ')} }.`;
  if (list !== undefined && list !== null && !Array.isArray(list)) {
    throw new DocsError(`Plugin "${plugin}", ${hook}: the returned value is not a list.`, { hint });
  }
  for (const entry of list ?? []) {
    assertResult(entry, known, { plugin, hook });
    const missing = known.find((key) => (entry as Record<string, unknown>)[key] === undefined);
    if (missing) {
      throw new DocsError(`Plugin "${plugin}", ${hook}: an entry has no "${missing}".`, { hint });
    }
  }
  return list ?? [];
}
