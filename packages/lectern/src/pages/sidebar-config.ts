import type { Config } from '../config/load.ts';
import type { ConfigSidebarItem } from '../config/schema.ts';
import { localizeLink } from '../shared/locale.ts';
import type { LocaleInfo, SidebarItem } from '../shared/types.ts';

/** Returns the longest prefix among the config's sidebars that matches a page; undefined if there is none. */
export function configuredPrefix(config: Config, locale: LocaleInfo, path: string): string | undefined {
  const inLanguage = (prefix: string) => localizeLink(prefix, locale.prefix);
  return longestPrefix(Object.keys(sidebarsOf(config, locale)), path, inLanguage);
}

/** Returns the longest prefix that a path begins with. @param inPath converts a prefix to the form that paths have */
export function longestPrefix(
  prefixes: readonly string[],
  path: string,
  inPath = (prefix: string) => prefix,
): string | undefined {
  return prefixes.filter((prefix) => path.startsWith(inPath(prefix))).sort((a, b) => b.length - a.length)[0];
}

/**
 * Returns a sidebar of the config. Its prefix and links are written once for all languages, without a language prefix.
 *
 * @param titleOf title of the page at a path, for entries without their own text
 */
export function configuredSidebar(
  config: Config,
  locale: LocaleInfo,
  prefix: string,
  titleOf: (path: string) => string,
): SidebarItem[] {
  return (sidebarsOf(config, locale)[prefix] ?? []).map((item) => toItem(item, locale, titleOf));
}

/** Checks whether the config defines sidebars for a language. */
export function hasSidebars(config: Config, locale: LocaleInfo): boolean {
  return Object.keys(sidebarsOf(config, locale)).length > 0;
}

function sidebarsOf({ themeConfig }: Config, { lang }: LocaleInfo): Record<string, ConfigSidebarItem[]> {
  const own = themeConfig.locales.find((locale) => locale.lang === lang);
  return own?.sidebar ?? themeConfig.sidebar ?? {};
}

function toItem(item: ConfigSidebarItem, locale: LocaleInfo, titleOf: (path: string) => string): SidebarItem {
  if (typeof item === 'string') return toItem({ link: item }, locale, titleOf);
  const tag = item.tag === undefined ? {} : { tag: item.tag };
  if (item.dividerType) return { type: 'divider', ...(item.dividerType === 'dashed' && { dashed: true }) };
  if (item.sectionHeaderText !== undefined) {
    return { type: 'section-header', text: item.sectionHeaderText, ...tag };
  }
  const link = item.link === undefined ? undefined : localizeLink(item.link, locale.prefix);
  const text = item.text ?? (link === undefined ? '' : titleOf(link));
  if (!item.items) return { type: 'link', text, link: link ?? '', ...tag };
  return {
    type: 'group',
    text,
    ...(link !== undefined && { link }),
    ...tag,
    collapsible: item.collapsible ?? true,
    collapsed: item.collapsed ?? false,
    items: item.items.map((child) => toItem(child, locale, titleOf)),
  };
}
