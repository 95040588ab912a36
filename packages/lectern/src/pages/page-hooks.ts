import type { Config } from '../config/load.ts';
import type { PageChange } from '../config/plugin.ts';
import { inPlugin } from '../config/plugins.ts';
import type { HeadTag } from '../shared/head-tag.ts';
import { assertResult } from '../shared/hook-result.ts';
import type { Route } from '../shared/types.ts';
import type { PageMeta } from './compile-page.ts';
import { asNotFound, isNotFound } from './not-found.ts';
import { sourceName } from './source-name.ts';

/** Data of a page that only plugins set. */
export type PageExtras = Pick<PageChange, 'structuredData' | 'prev' | 'next'>;

/**
 * Returns the metadata of a page after the `page` hooks of all plugins have run. Each hook sees the changes of the
 * previous ones. Hooks do not run for a page that could not be compiled.
 *
 * @throws DocsError that names the plugin whose code throws
 */
export function withPageHooks<T extends PageMeta>(meta: T, route: Route, config: Config): T {
  let page = isNotFound(route, config.localeInfos) ? asNotFound(meta) : meta;
  if (page.isNotice) return page;
  for (const plugin of config.plugins) {
    const { title, description, frontmatter, toc } = page;
    const change = inPlugin(plugin, 'page', () =>
      plugin.page?.({ route, source: sourceName(route, config), title, description, frontmatter, toc }),
    );
    if (!change) continue;
    assertResult(change, CHANGES, { plugin: plugin.name, hook: 'page' });
    const head: HeadTag[] = [
      ...(frontmatter.head ?? []),
      ...(change.frontmatter?.head ?? []),
      ...(change.head ?? []),
    ];
    page = {
      ...page,
      ...extrasOf(change, page),
      title: change.title ?? title,
      description: change.description ?? description,
      frontmatter: { ...frontmatter, ...change.frontmatter, ...(head.length > 0 && { head }) },
    };
  }
  return page;
}

const CHANGES = ['title', 'description', 'frontmatter', 'head', 'structuredData', 'prev', 'next'];

function extrasOf({ structuredData, prev, next }: PageChange, before: PageExtras): PageExtras {
  return {
    ...(structuredData && { structuredData: { ...before.structuredData, ...structuredData } }),
    ...(prev !== undefined && { prev }),
    ...(next !== undefined && { next }),
  };
}
