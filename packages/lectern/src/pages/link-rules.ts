import picomatch from 'picomatch';
import type { CheckLinks } from '../config/schema-markdown.ts';
import type { PageLink } from '../markdown/types.ts';

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
  const fits = ignore.map((pattern) =>
    typeof pattern === 'string'
      ? picomatch(pattern, { dot: true })
      : (text: string) => text.search(pattern) >= 0,
  );
  return {
    level,
    isIgnored({ raw, route, publicFile, hash }) {
      const path = route ?? publicFile;
      const texts = path === null ? [raw] : [raw, path, ...(hash ? [`${path}#${hash}`] : [])];
      return fits.some((fit) => texts.some((text) => fit(text)));
    },
  };
}
