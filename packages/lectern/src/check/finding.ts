import type { CheckCode } from '../shared/check-codes.ts';
import type { ErrorKind } from '../shared/error.ts';
import { type Mistake, placeOf } from '../shared/mistake.ts';

/** A problem that a maintainer has to look at. */
export interface Finding {
  /** Kind of problem: a name of `CHECK_CODES`, or the name of an error that also fails a build. */
  code: CheckCode | BuildCode;
  /** `error`: it also fails a build. */
  level: 'error' | 'warning';
  /** `docs/en/a.md:12:3` or `docs/en/a.md`; empty if there is no single place. */
  where: string;
  message: string;
  /** Next step for the maintainer. */
  hint: string;
  /** Subject of the problem: a link, an address, an id or a title. The config can ignore findings by it. */
  subject?: string;
  /** Change that `--fix` would write. */
  fix?: Fix;
}

/** A change of one file: replaces a text on one line, or adds an old address to the front matter. */
export type Fix =
  | { file: string; line: number; from: string; to: string }
  | { file: string; redirectFrom: string };

export type BuildCode = 'dead-link' | 'dead-image' | Exclude<ErrorKind, 'link' | 'image'>;

/** Converts an error that fails a build to a finding. */
export function findingOf({ kind, message, where, hint }: Mistake): Finding {
  const code = kind === 'link' || kind === 'image' ? (`dead-${kind}` as const) : kind;
  const subject = /^(?:The link|There is no image) (\S+?)\.?(?: |$)/.exec(message)?.[1];
  return { code, level: 'error', where, message, hint, ...(subject !== undefined && { subject }) };
}

/** Sorts findings by file and line, then by code, and removes duplicates. */
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

/** Compares by code units, so that the order is the same on every machine. */
function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
