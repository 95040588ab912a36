import picomatch from 'picomatch';
import type { Config } from '../config/load.ts';
import { CHECK_CODES, type CheckCode } from '../shared/check-codes.ts';
import { placeOf } from '../shared/mistake.ts';
import type { Finding } from './finding.ts';

/** Rules from `check` in the config. Errors that fail a build can be allowed only by `markdown.checkLinks`. */
export interface CheckRules {
  isWanted(finding: Finding): boolean;
  /** Checks whether a check should skip a subject. */
  isIgnored(code: CheckCode, subject: string): boolean;
}

export function checkRules({ check }: Pick<Config, 'check'>): CheckRules {
  const fits = new Map(
    Object.entries(check).flatMap(([code, setting]) =>
      typeof setting === 'object'
        ? [[code, setting.ignore.map((glob) => picomatch(glob, { dot: true }))] as const]
        : [],
    ),
  );
  const isIgnored = (code: string, ...texts: string[]) =>
    (fits.get(code) ?? []).some((fit) => texts.some((text) => text !== '' && fit(text.replace(/^\.\//, ''))));
  return {
    isWanted({ code, where, subject = '' }) {
      if (!Object.hasOwn(CHECK_CODES, code)) return true;
      return check[code as CheckCode] !== false && !isIgnored(code, placeOf(where).file, subject);
    },
    isIgnored: (code, subject) => check[code] === false || isIgnored(code, subject),
  };
}
