import picomatch from 'picomatch';
import type { CheckLinks } from '../config/schema-markdown.ts';
import type { PageLink } from '../markdown/types.ts';
import { remembered } from '../shared/remembered.ts';

export interface LinkRules {
  level: 'error' | 'warn' | false;
  /** Checks whether a link is left out of the check. */
  isIgnored(link: Pick<PageLink, 'raw' | 'route' | 'publicFile' | 'hash'>): boolean;
}

/**
 * Creates the rules from `markdown.checkLinks` of the config. A string is a glob (picomatch) that must match the whole
 * link, a RegExp may match a part of it. Both are tested against the link as the author wrote it, and against its path
 * in the site.
 */
export function linkRules(setting: CheckLinks): LinkRules {
  if (typeof setting !== 'object') return { level: setting, isIgnored: () => false };
  const { level, ignore } = setting;
  // A config may list hundreds of links, for example after `lectern migrate`, and a site has tens of thousands. So
  // literal patterns are in a set, and the result for each text is cached.
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

/** Pattern without unescaped glob characters. A leading dot is excluded: such a path matches several spellings. */
const LITERAL = /^(?!\.)(?:[^*?[\]{}()!+@|\\]|\\.)*$/;

/** Returns the only texts that a literal glob matches: itself, with and without backslashes. Null for others. */
function literals(pattern: string | RegExp): string[] | null {
  if (typeof pattern !== 'string' || !LITERAL.test(pattern)) return null;
  return [pattern, pattern.replace(/\\(.)/g, '$1')];
}
