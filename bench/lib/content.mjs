import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findRoutes, loadConfig, planSite } from '../../packages/lectern/dist/internals.js';
import { titleOf } from './text.mjs';

/**
 * Describes the content and its navigation in a neutral form that each adapter translates for its engine.
 *
 * @returns `locales` with their navigation and the sidebar of each section, and `pages`
 */
export async function describeContent(dir) {
  const config = await loadConfig(dir);
  const table = await findRoutes(config);
  const metaOf = ({ filePath, source, plugin }) => ({
    title: plugin ? '' : titleOf(readFileSync(join(config.docsDir, source?.filePath ?? filePath), 'utf8')),
    frontmatter: {},
    toc: [],
  });
  const plan = planSite(config, table, metaOf);
  // Other engines show nothing for pages that are not translated or that no author has written.
  const own = table.routes.filter(({ source, plugin }) => !source && !plugin);
  const pages = own.map((route) => ({
    path: route.path,
    lang: route.lang,
    file: route.filePath,
    sidebarUrl: plan.pageData(route).sidebarUrl,
  }));
  const depth = config.locales.length > 0 ? 1 : 0;
  const locales = config.localeInfos.map((locale) => ({
    ...locale,
    folder: depth === 1 ? locale.lang : '',
    nav: plan.sites[locale.lang].theme.nav,
    sidebars: Object.fromEntries(
      pages
        // Skips home pages, which may have the sidebar of all pages.
        .filter(
          ({ lang, file, sidebarUrl }) =>
            lang === locale.lang && sidebarUrl && file.split('/').length > depth + 1,
        )
        .map(({ file, sidebarUrl }) => [file.split('/')[depth], plan.sidebars[sidebarUrl]]),
    ),
  }));
  const { docsDir, title, description } = config;
  return { dir, docsDir, title, description, locales, pages };
}
