import type { Config } from '../config/load.ts';
import { inPlugin } from '../config/plugins.ts';
import type { HeadTag } from '../shared/head-tag.ts';
import type { Route } from '../shared/types.ts';
import type { PageMeta } from './compile-page.ts';
import { sourceName } from './source-name.ts';

/**
 * What is known of a page after the `page` hooks of the plugins, each of which sees what the ones before have changed.
 *
 * @throws DocsError that names the plugin whose code throws
 */
export function withPageHooks<T extends PageMeta>(meta: T, route: Route, config: Config): T {
  let page = meta;
  for (const plugin of config.plugins) {
    const { title, description, frontmatter, toc } = page;
    const change = inPlugin(plugin, 'page', () =>
      plugin.page?.({ route, source: sourceName(route, config), title, description, frontmatter, toc }),
    );
    if (!change) continue;
    const head: HeadTag[] = [
      ...(frontmatter.head ?? []),
      ...(change.frontmatter?.head ?? []),
      ...(change.head ?? []),
    ];
    page = {
      ...page,
      title: change.title ?? title,
      description: change.description ?? description,
      frontmatter: { ...frontmatter, ...change.frontmatter, ...(head.length > 0 && { head }) },
    };
  }
  return page;
}
