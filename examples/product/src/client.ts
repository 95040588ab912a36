/** A flag in `flags.json`: on for all, or for a share of the users. */
export interface Flag {
  /** Whether the flag is on at all. */
  on: boolean;
  /**
   * Percentage of the users that have the flag. The id of a user decides.
   *
   * @defaultValue `100`
   */
  share?: number;
}

/** Content of `flags.json`: flags by name. */
export type Flags = Record<string, Flag>;

/**
 * Whether a user has a flag. The same user gets the same answer each time.
 *
 * @param flags what `flags.json` contains
 * @param name name of the flag; one that is not there is off
 * @param user id of the user
 * @example
 * ```ts
 * isOn({ search: { on: true, share: 20 } }, 'search', 'u-17');
 * ```
 */
export function isOn(flags: Flags, name: string, user: string): boolean {
  const flag = flags[name];
  return flag?.on === true && bucket(`${name}:${user}`) < (flag.share ?? 100);
}

/** Returns a number from 0 to 99 that depends only on the text (FNV-1a). */
function bucket(text: string): number {
  let hash = 0x811c9dc5;
  for (const char of text) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return hash % 100;
}
