import { readDate } from 'lectern';

/** Checks whether front matter has a valid date. Lectern itself reports invalid ones. */
export function hasDate({ date }: { readonly date?: unknown }): boolean {
  return typeof date === 'string' && readDate(date) !== null;
}

/** Returns the time of a date (ms), in UTC if it has no time zone. NaN for a date that `hasDate` rejects. */
export function timeOf(date: string): number {
  return readDate(date)?.getTime() ?? Number.NaN;
}

/** Returns a date in machine-readable form: a day, or a time. */
export function isoDate(date: string): string {
  return date.length === 10 ? date : new Date(timeOf(date)).toISOString();
}

/** Cache of formats, since creating one takes longer than writing the rest of a list. */
const formats = new Map<string, Intl.DateTimeFormat>();

/** Returns the day as its author wrote it, regardless of the time zone: "March 19, 2024", "2024年3月19日". */
export function shownDate(date: string, tag: string): string {
  const format = formats.get(tag) ?? new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' });
  formats.set(tag, format);
  return format.format(Date.parse(date.slice(0, 10)));
}
