import type { CheckCode } from '../shared/check-codes.ts';
import type { ErrorKind } from '../shared/error.ts';
import { type Mistake, placeOf } from '../shared/mistake.ts';

/** Something that a maintainer has to look at. */
export interface Finding {
  /** What kind it is: a name of `CHECK_CODES`, or one of what fails a build as well. */
  code: CheckCode | BuildCode;
  /** `error`: it fails a build as well. */
  level: 'error' | 'warning';
  /** `docs/en/a.md:12:3` or `docs/en/a.md`; empty when there is no one place. */
  where: string;
  message: string;
  /** What to do next. */
  hint: string;
  /** What it is about: a link, an address, an id, a title. The config may leave it out by that. */
  subject?: string;
  /** What `--fix` would write. */
  fix?: Fix;
}

/** A change of one file: a text on one line gives way to another one, or the front matter gets an old address. */
export type Fix =
  | { file: string; line: number; from: string; to: string }
  | { file: string; redirectFrom: string };

export type BuildCode = 'dead-link' | 'dead-image' | Exclude<ErrorKind, 'link' | 'image'>;

/** What fails a build, as a finding. */
export function findingOf({ kind, message, where, hint }: Mistake): Finding {
  const code = kind === 'link' || kind === 'image' ? (`dead-${kind}` as const) : kind;
  const subject = /^(?:The link|There is no image) (\S+?)\.?(?: |$)/.exec(message)?.[1];
  return { code, level: 'error', where, message, hint, ...(subject !== undefined && { subject }) };
}

/** By file and line, then by code; the same finding at one place counts once. */
export function inReadingOrder(findings: readonly Finding[]): Finding[] {
  const once = new Map(findings.map((finding) => [keyOf(finding), finding]));
  const placed = Array.from(once.values(), (finding) => ({ finding, place: placeOf(finding.where) }));
  return placed
    .sort(
      (a, b) =>
        compare(a.place.file, b.place.file) ||
        a.place.line - b.place.line ||
        compare(keyOf(a.finding), keyOf(b.finding)),
    )
    .map(({ finding }) => finding);
}

function keyOf({ code, where, message }: Finding): string {
  return [code, where, message].join('\0');
}

/** By code units: the same on every machine. */
function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
