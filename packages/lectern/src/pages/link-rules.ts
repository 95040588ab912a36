import picomatch from 'picomatch';
import type { CheckLinks } from '../config/schema-markdown.ts';
import type { PageLink } from '../markdown/types.ts';
import { remembered } from '../shared/remembered.ts';

export interface LinkRules {
  level: 'error' | 'warn' | false;
  /** True for a link that is not looked at. */
  isIgnored(link: Pick<PageLink, 'raw' | 'route' | 'publicFile' | 'hash'>): boolean;
}

/**
 * `markdown.checkLinks` of the config. A pattern that is a text is a glob (picomatch) and has to fit the whole link, one
 * that is a RegExp a part of it: as the author wrote it, or as the path in the site that it leads to.
 */
export function linkRules(setting: CheckLinks): LinkRules {
  if (typeof setting !== 'object') return { level: setting, isIgnored: () => false };
  const { level, ignore } = setting;
  // Hundreds of links may be named, by `lectern migrate` for one, and a site has tens of thousands: few texts are tried.
  const whole = new Set(ignore.flatMap((pattern) => literals(pattern) ?? []));
  const fits = ignore
    .filter((pattern) => literals(pattern) === null)
    .map((pattern) =>
      typeof pattern === 'string'
        ? picomatch(pattern, { dot: true })
        : (text: string) => text.search(pattern) >= 0,
    );
  const isNamed = remembered((text: string) => whole.has(text) || fits.some((fit) => fit(text)));
  return {
    level,
    isIgnored({ raw, route, publicFile, hash }) {
      const path = route ?? publicFile;
      const texts = path === null ? [raw] : [raw, path, ...(hash ? [`${path}#${hash}`] : [])];
      return texts.some(isNamed);
    },
  };
}

/** Letters that are no sign of a glob, or are escaped; a path that begins with a dot fits in several spellings. */
const LITERAL = /^(?!\.)(?:[^*?[\]{}()!+@|\\]|\\.)*$/;

/** The texts that a glob without signs fits, itself and without backslashes; null for a pattern that may fit others. */
function literals(pattern: string | RegExp): string[] | null {
  if (typeof pattern !== 'string' || !LITERAL.test(pattern)) return null;
  return [pattern, pattern.replace(/\\(.)/g, '$1')];
}
