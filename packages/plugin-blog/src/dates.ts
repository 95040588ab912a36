import { readDate } from 'lectern';

/** Whether front matter has a date that Lectern takes: it tells of others itself. */
export function hasDate({ date }: { readonly date?: unknown }): boolean {
  return typeof date === 'string' && readDate(date) !== null;
}

/** The moment that a date names, in milliseconds; UTC where it names no zone. NaN for what `hasDate` refuses. */
export function timeOf(date: string): number {
  return readDate(date)?.getTime() ?? Number.NaN;
}

/** A date for machines: a day, or a moment. */
export function isoDate(date: string): string {
  return date.length === 10 ? date : new Date(timeOf(date)).toISOString();
}

/** Kept, since making one takes longer than writing the rest of a list. */
const formats = new Map<string, Intl.DateTimeFormat>();

/** The day as its author wrote it, whatever the zone: "March 19, 2024", "2024年3月19日". */
export function shownDate(date: string, tag: string): string {
  const format = formats.get(tag) ?? new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' });
  formats.set(tag, format);
  return format.format(Date.parse(date.slice(0, 10)));
}
