/** Also allows an hour with one digit, as YAML does (1.1, timestamp). */
const DATE = /^(\d{4})-(\d\d)-(\d\d)(?:[T ](\d\d?:\d\d(?::\d\d(?:\.\d+)?)?)\s?(Z|[+-]\d\d:?\d\d)?)?$/;

/**
 * Parses a date of front matter: `2024-03-19`, or with a time `2024-03-19T10:00+08:00`. Without a time zone, it is in
 * UTC, so that the result does not depend on the machine.
 *
 * @returns null for anything else, such as 30 February
 */
export function readDate(text: string): Date | null {
  const [found, year, month, day, time = '00:00', zone = 'Z'] = DATE.exec(text) ?? [];
  if (!found) return null;
  // `Date` turns 30 February into 1 March.
  const isDay = new Date(`${year}-${month}-01T00:00Z`);
  isDay.setUTCDate(Number(day));
  if (isDay.getUTCMonth() !== Number(month) - 1 || Number(day) < 1) return null;
  const date = new Date(
    `${year}-${month}-${day}T${time.replace(/^\d:/, '0$&')}${zone.replace(/(\d\d)(\d\d)$/, '$1:$2')}`,
  );
  return Number.isNaN(date.getTime()) ? null : date;
}
