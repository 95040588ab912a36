/** Milliseconds of each unit, from the longest to the shortest. */
export const units = { d: 86_400_000, h: 3_600_000, m: 60_000, s: 1000, ms: 1 } as const;

/** Name of a unit in a text, such as `h` in `1h 30m`. */
export type Unit = keyof typeof units;

/** Options of {@link format}. */
export interface FormatOptions {
  /**
   * Maximum number of units in the text. The longest units are shown.
   *
   * @defaultValue `2`
   */
  parts?: number;
}

/**
 * Reads a duration.
 *
 * @param text numbers with units, in any order: `1h 30m`, `90s`, `1.5h`
 * @returns milliseconds
 * @throws {RangeError} for a text that is no duration
 * @example
 * ```ts
 * parse('1h 30m'); // 5400000
 * ```
 */
export function parse(text: string): number {
  const parts = [...text.trim().matchAll(/\s*(\d+(?:\.\d+)?)\s*(ms|[dhms])(?![a-z])/gy)];
  const isWhole = parts.map(([part]) => part).join('') === text.trim();
  if (parts.length === 0 || !isWhole) throw new RangeError(`"${text}" is no duration. Write "1h 30m".`);
  return parts.reduce((sum, [, amount, unit]) => sum + Number(amount) * units[unit as Unit], 0);
}

/**
 * Writes a duration, rounded down to what is shown.
 *
 * @param milliseconds zero or more
 * @returns `0ms` for nothing; the reverse of {@link parse} if all units are shown
 * @example
 * ```ts
 * format(5_430_000); // '1h 30m'
 * format(5_430_000, { parts: 3 }); // '1h 30m 30s'
 * ```
 */
export function format(milliseconds: number, { parts = 2 }: FormatOptions = {}): string {
  const shown: string[] = [];
  let rest = Math.floor(milliseconds);
  for (const [unit, length] of Object.entries(units)) {
    const amount = Math.floor(rest / length);
    if (amount === 0 || shown.length === parts) continue;
    shown.push(`${amount}${unit}`);
    rest -= amount * length;
  }
  return shown.join(' ') || '0ms';
}
