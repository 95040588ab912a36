import picomatch from 'picomatch';
import type { Config } from '../config/load.ts';
import { CHECK_CODES, type CheckCode } from '../shared/check-codes.ts';
import { placeOf } from '../shared/mistake.ts';
import type { Finding } from './finding.ts';

/** `check` of the config. What fails a build is let pass by `markdown.checkLinks` alone. */
export interface CheckRules {
  isWanted(finding: Finding): boolean;
  /** True for what one check is not to look at. */
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
