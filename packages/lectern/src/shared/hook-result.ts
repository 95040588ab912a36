import { DocsError, nearest } from './error.ts';

/** What a hook has returned, for messages. */
interface HookResult {
  plugin: string;
  hook: string;
  /** File that the hook was called for. */
  where?: string;
}

/**
 * Refuses what a hook cannot return, in plugins in JavaScript, where no type tells.
 *
 * @param known keys that something is done with; any other one is a mistake
 * @throws DocsError naming plugin, hook and key, and the nearest right one
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
    // Its own failure would be one that no one hears of.
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
 * The entries of the list that a hook returns; none where it returns nothing.
 *
 * @param known keys of an entry, all of which it has
 * @throws DocsError for what is no such list
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
