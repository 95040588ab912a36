import { join, relative } from 'node:path';
import type { Config } from '../config/load.ts';
import { quickTitle } from '../markdown/quick-title.ts';
import type { CompiledPage } from '../markdown/types.ts';
import { createPageCompiler } from '../pages/compile-page.ts';
import { withPageHooks } from '../pages/page-hooks.ts';
import { planSite, type SitePlan } from '../pages/plan.ts';
import { readSource } from '../pages/plugin-pages.ts';
import { toPosix } from '../pages/resolvers.ts';
import { findRoutes } from '../pages/site-routes.ts';
import { type SiteRedirects, siteRedirects } from '../publish/redirects.ts';
import { sourceFileOf } from '../routes/fallbacks.ts';
import type { RouteTable } from '../routes/table.ts';
import { formatError } from '../shared/error.ts';
import type { Route } from '../shared/types.ts';

/** A site while it is being written: pages are compiled when they are asked for, and again after an edit. */
export interface DevSite {
  config: Config;
  table(): RouteTable;
  /** Sidebars, neighbours and site data as of the last edit. */
  plan(): SitePlan;
  /** @throws DocsError or DocsErrors for a page that cannot be compiled */
  page(route: Route): CompiledPage;
  /** The same, or undefined: a broken page must not take others with it, it is reported where it is shown. */
  compiled(route: Route): CompiledPage | undefined;
  /** The file behind a hashed image URL of a page that was compiled; undefined for other URLs. */
  imageFile(url: string): string | undefined;
  /** Content of a data file: site, routes or sidebar. Those of before an edit stay, for tabs that name them. */
  dataFile(url: string): unknown;
  /** Redirects as of the last edit; hashes are not checked, as that takes the compile of a page. */
  redirects(): SiteRedirects;
  /** Files and folders that plugins make pages of. */
  watched: ReadonlySet<string>;
  /** Forgets what a changed file went into. */
  forget(file: string): void;
  /** Looks for pages again, after a file came, went or was renamed. */
  rescan(): Promise<void>;
}

/** @throws DocsError or DocsErrors when two files claim one route, or when there is no page at all */
export async function createDevSite(config: Config): Promise<DevSite> {
  const { page, compiled, title, imageFile, forget } = createPages(config);
  const watched = new Set<string>();
  const watch = (path: string) => void watched.add(path);
  let table = await findRoutes(config, watch);
  let plan: SitePlan | null = null;
  let redirects: SiteRedirects | null = null;
  const told = new Set<string>();
  const oldFiles: SitePlan['files'] = {};

  function forgetPlan(): void {
    Object.assign(oldFiles, plan?.files);
    plan = null;
    redirects = null;
  }

  return {
    config,
    page,
    compiled,
    table: () => table,
    plan: () => {
      plan ??= planSite(config, table, compiled, title);
      return plan;
    },
    watched,
    imageFile,
    dataFile: (url) => plan?.files[url] ?? oldFiles[url],
    redirects: () => {
      redirects ??= tellMistakes(siteRedirects({ config, table }, table.routes), told);
      return redirects;
    },
    forget(file) {
      forgetPlan();
      forget(file);
    },
    async rescan() {
      table = await findRoutes(config, watch);
      // A plugin may have written another text.
      for (const { plugin, filePath } of table.routes) if (plugin) forget(join(config.docsDir, filePath));
      forgetPlan();
    },
  };
}

/** On the terminal, each once: whoever tries such a redirect finds no page, and shall know why. */
function tellMistakes(redirects: SiteRedirects, told: Set<string>): SiteRedirects {
  for (const text of redirects.errors.map(formatError)) {
    if (!told.has(text)) console.warn(`warning  ${text}`);
    told.add(text);
  }
  return redirects;
}

/** A title that can be read without a compile; null where it cannot, or where there is no file anymore. */
function titleInSource(route: Route, config: Config): string | null {
  try {
    return quickTitle(readSource(route, config));
  } catch {
    return null;
  }
}

/** The compiled pages of a site, in memory. */
function createPages(config: Config) {
  const compiler = createPageCompiler(config);
  const pages = new Map<string, CompiledPage>();
  const titles = new Map<string, string>();
  const images = new Map<string, string>();
  const hasPageHooks = config.plugins.some((plugin) => plugin.page);

  function page(route: Route): CompiledPage {
    const known = pages.get(route.filePath);
    if (known) return known;
    const compiled = withPageHooks(compiler.get(route), route, config);
    pages.set(route.filePath, compiled);
    for (const { src, file } of compiled.images) if (file) images.set(src, file);
    return compiled;
  }

  function compiled(route: Route): CompiledPage | undefined {
    try {
      return page(route);
    } catch {
      return undefined;
    }
  }

  /** A sidebar needs the titles of all its pages: one that no one has asked for is not compiled for that. */
  function title(route: Route): string | undefined {
    // A hook may give the page another title.
    if (hasPageHooks) return compiled(route)?.title;
    const file = sourceFileOf(route);
    const known = pages.get(route.filePath)?.title ?? titles.get(file);
    if (known !== undefined) return known;
    const quick = titleInSource(route, config);
    if (quick !== null) titles.set(file, quick);
    return quick ?? compiled(route)?.title;
  }

  return {
    page,
    compiled,
    title,
    imageFile: (url: string) => images.get(url),
    forget(file: string) {
      const path = toPosix(relative(config.docsDir, file));
      titles.delete(path);
      for (const [key, { deps }] of pages) if (key === path || deps.includes(file)) pages.delete(key);
    },
  };
}
