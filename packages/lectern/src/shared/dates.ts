const DATE = /^(\d{4})-(\d\d)-(\d\d)(?:[T ](\d\d:\d\d(?::\d\d(?:\.\d+)?)?)\s?(Z|[+-]\d\d:?\d\d)?)?$/;

/**
 * The moment that front matter names: `2024-03-19`, or with a time `2024-03-19T10:00+08:00`. Without a zone it is
 * UTC, so that it does not depend on the machine; null for anything else, days that no month has included.
 */
export function readDate(text: string): Date | null {
  const [found, year, month, day, time = '00:00', zone = 'Z'] = DATE.exec(text) ?? [];
  if (!found) return null;
  // `Date` makes 1 March of 30 February.
  const isDay = new Date(`${year}-${month}-01T00:00Z`);
  isDay.setUTCDate(Number(day));
  if (isDay.getUTCMonth() !== Number(month) - 1 || Number(day) < 1) return null;
  const date = new Date(`${year}-${month}-${day}T${time}${zone.replace(/(\d\d)(\d\d)$/, '$1:$2')}`);
  return Number.isNaN(date.getTime()) ? null : date;
}
