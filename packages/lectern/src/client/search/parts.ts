import { search as hooks } from 'virtual:lectern/theme';
import { filterOf } from '../../search/folders.ts';
import { withoutLocale } from '../../shared/locale.ts';
import type { SiteData } from '../../shared/types.ts';
import { isExternal } from '../../shared/url.ts';

/** A part of the site, as the index and the top navigation call it. */
export interface SitePart {
  /** First folder of its pages. */
  name: string;
  text: string;
}

/**
 * Returns the parts that search can be limited to: the folders that the top navigation links to. There are none without
 * the site's own index.
 */
export function sitePartsOf({ theme, locales }: SiteData): SitePart[] {
  if (hooks.provider || !theme.search || theme.search.mode !== 'local') return [];
  const entries = theme.nav.flatMap((item) => (item.items?.length ? item.items : [item]));
  const parts = new Map<string, SitePart>();
  for (const { link, text } of entries) {
    if (!link || isExternal(link)) continue;
    const [, name = '', ...rest] = withoutLocale(link, locales).split('/');
    if (rest.length > 0 && !parts.has(name)) parts.set(name, { name, text });
  }
  return [...parts.values()];
}

/** Returns the part that a query searches: `config: port`, `conf: port`, or by its name in the navigation. */
export function partOf(query: string, parts: readonly SitePart[]): SitePart | undefined {
  const wanted = filterOf(query)?.name;
  if (wanted === undefined) return undefined;
  const isCalled = (name: string) => name.toLowerCase().startsWith(wanted);
  return parts.find(({ name }) => isCalled(name)) ?? parts.find(({ text }) => isCalled(text));
}

/** Returns the query limited to a part of the site, or to none, replacing an earlier part. */
export function inPart(query: string, part: SitePart | undefined, parts: readonly SitePart[]): string {
  const words = partOf(query, parts) ? (filterOf(query)?.text ?? '') : query.trimStart();
  return part ? `${part.name}: ${words}` : words;
}
