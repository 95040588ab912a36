import { assertOptions, assertWords, DocsError } from 'lectern';
import { WORDS, type Words } from './words.ts';

/** One text for all languages, or a text for each: `{ en: 'News', zh: '新闻' }`. */
export type Localized = string | Readonly<Record<string, string>>;

export interface Announcement {
  /** Name under which a browser remembers that its reader has closed the bar. A bar with another id is shown again. */
  id: string;
  /** A line of Markdown: emphasis, code and links. */
  text: Localized;
  /** Target of the whole text: the path of a page without the prefix of a language, or a URL. */
  link?: Localized;
  /** Whether readers may close it. Default: true. */
  closable?: boolean;
  /** First day: `2026-01-01`, or a time: `2026-01-01T09:00+08:00`. UTC if no time zone is given. */
  from?: string;
  /** Last day, or the time when it ends. */
  until?: string;
  /** Words instead of the plugin's own, by language: `{ fr: { close: 'Fermer' } }`. */
  words?: Readonly<Record<string, Partial<Words>>>;
}

const KNOWN = ['id', 'text', 'link', 'closable', 'from', 'until', 'words'];
const DATE = /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d(?::\d\d)?(?:Z|[+-]\d\d:?\d\d)?)?$/;
const DAY = 24 * 60 * 60 * 1000;

/** @throws DocsError for an announcement that cannot be shown */
export function assertAnnouncement(given: Announcement): void {
  assertOptions(given, KNOWN, 'announcement()');
  assertWords(given.words, WORDS.en, 'announcement()');
  const { id, text, from, until } = given;
  if (typeof id !== 'string' || !/^[\w-]+$/.test(id)) {
    throw mistake(
      `announcement() has the id ${JSON.stringify(id)}.`,
      'Use letters, digits, "-" and "_", such as "v2".',
    );
  }
  if (!text || Object.values(text).length === 0) {
    throw mistake(`The announcement "${id}" has no text.`, `Write text: 'Version 2 is out.'`);
  }
  for (const [name, date] of Object.entries({ from, until })) {
    if (date === undefined || (DATE.test(date) && !Number.isNaN(momentOf(date)))) continue;
    throw mistake(
      `"${name}" of the announcement "${id}" is "${date}".`,
      'Write year, month and day: 2026-03-19, or with a time 2026-03-19T10:00+08:00.',
    );
  }
  if (from && until && momentOf(from) >= endOf(until)) {
    throw mistake(
      `The announcement "${id}" ends before it begins.`,
      `"until" is the last day that it is shown.`,
    );
  }
}

/** Checks whether an announcement is shown at a time (ms). */
export function isShown({ from, until }: Announcement, now: number): boolean {
  return (!from || momentOf(from) <= now) && (!until || now < endOf(until));
}

/** Returns the time of the build. `SOURCE_DATE_EPOCH` overrides it, so that a build can be reproduced. */
export function buildTime(): number {
  const { SOURCE_DATE_EPOCH: epoch } = process.env;
  return epoch ? Number(epoch) * 1000 : Date.now();
}

function momentOf(date: string): number {
  const zone = /T.*(?:Z|[+-]\d\d:?\d\d)$/.test(date) || date.length === 10 ? '' : 'Z';
  return Date.parse(date + zone);
}

function endOf(date: string): number {
  return momentOf(date) + (date.length === 10 ? DAY : 0);
}

export function mistake(message: string, hint: string): DocsError {
  return new DocsError(message, { hint });
}
