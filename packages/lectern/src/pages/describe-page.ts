import { sourceFileOf } from '../routes/fallbacks.ts';
import type { RouteTable } from '../routes/table.ts';
import type { LocaleInfo, Route } from '../shared/types.ts';
import type { PageMeta } from './compile-page.ts';
import { localizeFrontmatter } from './home-links.ts';

/** Returns the data of a page that does not depend on its place in the site. */
export function describePage(route: Route, meta: PageMeta, { prefix }: LocaleInfo, table: RouteTable) {
  return {
    // A page that a plugin makes cannot be edited.
    pagePath: route.plugin ? '' : sourceFileOf(route),
    routePath: route.path,
    pageType: meta.frontmatter.pageType ?? 'doc',
    title: meta.title,
    description: meta.description,
    frontmatter: localizeFrontmatter(meta.frontmatter, prefix, table),
    ...(meta.frontmatter.head?.some(([name]) => name !== 'meta') && { ownHead: true as const }),
    lang: route.lang,
    version: route.version,
    edition: route.edition,
  };
}
