import { join, relative } from 'node:path';
import type { Config } from '../config/load.ts';
import { createPageCompiler, type SitePage } from '../pages/compile-page.ts';
import { usersOf } from '../pages/link-places.ts';
import { noticePage } from '../pages/notice-page.ts';
import { withPageHooks } from '../pages/page-hooks.ts';
import { toPosix } from '../pages/paths.ts';
import { planSite, type SitePlan } from '../pages/plan.ts';
import { readSource } from '../pages/plugin-pages.ts';
import { findRoutes } from '../pages/site-routes.ts';
import { sourceName } from '../pages/source-name.ts';
import { type SiteRedirects, siteRedirects } from '../publish/redirects.ts';
import type { RouteTable } from '../routes/table.ts';
import { type DocsError, type DocsErrors, formatError, isDocsErrors } from '../shared/error.ts';
import { type Mistake, mistakesOf } from '../shared/mistake.ts';
import type { Route } from '../shared/types.ts';
import { createOldFiles } from './old-files.ts';
import { createQuickMeta } from './quick-meta.ts';
import { tellWarnings } from './tell.ts';
import { during, refusalOf, tryAgain, type Work } from './work.ts';

/** A site during development: pages are compiled when they are requested, and again after an edit. */
export interface DevSite {
  config: Config;
  table(): RouteTable;
  /** Returns sidebars, neighbors and site data as of the last edit. */
  plan(): SitePlan;
  /**
   * Returns a page, or the notice of a page that cannot be compiled.
   *
   * @throws DocsError if the hook of a plugin fails
   */
  page(route: Route): SitePage;
  /** Does the same, but returns undefined for a broken page. Its error is only reported where it is shown. */
  compiled(route: Route): SitePage | undefined;
  /** Returns the file of a hashed image URL of a compiled page; undefined for other URLs. */
  imageFile(url: string): string | undefined;
  /** Returns the content of a file that a plugin has made for a page. Files from before an edit are kept. */
  asset(url: string): string | undefined;
  /** Returns the content of a data file: site, routes or sidebar. Files of the last edits are kept for open tabs. */
  dataFile(url: string): unknown;
  /** Returns all data files by their URLs. */
  dataFiles(): Record<string, unknown>;
  /**
   * Takes over the data files of a replaced site, because documents that use them may still be loading. That site may
   * still add files: it answers its pending requests.
   */
  standInFor(site: DevSite): void;
  /** Returns the redirects as of the last edit. Hashes are not checked, because that requires compiling a page. */
  redirects(): SiteRedirects;
  /** Returns the errors in `_meta.json` files of the sidebars created so far. */
  sidebarMistakes(): readonly Mistake[];
  /** Files and folders that plugins make pages of. */
  watched: ReadonlySet<string>;
  /** Returns the absolute files of compiled pages, which may be open in a tab. */
  openFiles(): string[];
  /** Checks whether a page uses a file. While a page has errors, all text and code files count: they may fix it. */
  isUsed(file: string): boolean;
  /** Forgets everything that depends on a changed file. */
  forget(file: string): void;
  /** Searches for pages again after a file was added, removed or renamed. */
  rescan(): Promise<void>;
}

/** Creates a site. @throws DocsError or DocsErrors if two files claim the same route, or if there is no page at all */
export async function createDevSite(config: Config): Promise<DevSite> {
  const { quick, forget, forgetHooks, ...pages } = createPages(config);
  const watched = new Set<string>();
  const told = new Set<string>();
  const find = searcher(config, watched, told);
  let table = await find();
  let plan: SitePlan | null = null;
  let redirects: SiteRedirects | null = null;
  let sidebarMistakes: Mistake[] = [];
  const tell = (error: unknown) => void sidebarMistakes.push(...mistakesOf(error, 'sidebar'));
  const oldFiles = createOldFiles();

  function forgetPlan(): void {
    oldFiles.add(plan?.files ?? {});
    plan = null;
    sidebarMistakes = [];
    redirects = null;
  }

  return {
    config,
    ...pages,
    table: () => table,
    plan: () => {
      plan ??= planSite(config, table, pages.compiled, { quick, tell });
      return plan;
    },
    sidebarMistakes: () => sidebarMistakes,
    watched,
    dataFile: (url) => plan?.files[url] ?? oldFiles.get(url),
    dataFiles: () => ({ ...oldFiles.all(), ...plan?.files }),
    standInFor: oldFiles.standInFor,
    redirects: () => {
      redirects ??= tellMistakes(siteRedirects({ config, table }, table.routes), told);
      return redirects;
    },
    forget(file) {
      forgetPlan();
      forget(file);
    },
    async rescan() {
      table = await find();
      // The plugin may have created a different text.
      for (const { plugin, filePath } of table.routes) if (plugin) forget(join(config.docsDir, filePath));
      forgetHooks();
      forgetPlan();
    },
  };
}

/** Creates the function that finds the routes. Errors that plugins find are printed, and do not fail the search. */
function searcher(config: Config, watched: Set<string>, told: Set<string>): () => Promise<RouteTable> {
  const watch = (path: string) => void watched.add(path);
  return () => findRoutes(config, { watch, fail: (error) => warnOf(error, told) });
}

/** Prints errors of redirects: a redirect with an error leads to no page. */
function tellMistakes(redirects: SiteRedirects, told: Set<string>): SiteRedirects {
  for (const error of redirects.errors) warnOf(error, told);
  return redirects;
}

/** Prints each error once, as a warning, because it does not block the author. */
function warnOf(error: DocsError | DocsErrors, told: Set<string>): void {
  const errors = isDocsErrors(error) ? error.errors : [error];
  const news = errors.map(formatError).filter((text) => !told.has(text));
  for (const text of news) told.add(text);
  tellWarnings([...new Set(news)]);
}

/** Stores the files of compiled pages by their URLs. */
function createPageFiles(base: string) {
  const images = new Map<string, string>();
  const assets = new Map<string, string>();
  return {
    add(page: SitePage) {
      for (const { src, file } of page.images) if (file) images.set(src, file);
      for (const { path, content } of page.assets) assets.set(base + path, content);
    },
    imageFile: (url: string) => images.get(url),
    asset: (url: string) => assets.get(url),
  };
}

/** Files that pages may import or include, for broken pages whose imports are unknown. */
const TEXT_OR_CODE = /\.(?:[cm]?[jt]sx?|mdx?|json|ya?ml|css)$/;

function orNothing<T>(run: () => T): T | undefined {
  try {
    return run();
  } catch {
    return undefined;
  }
}

/** Stores the compiled pages of a site in memory. */
function createPages(config: Config) {
  const compiler = createPageCompiler(config);
  const pages = new Map<string, SitePage>();
  /** Pages after the `page` hooks of plugins, which may depend on other pages. */
  const finished = new Map<string, SitePage>();
  const files = createPageFiles(config.base);
  function page(route: Route): SitePage {
    return kept(finished, route, () => during(workOn(route, config, 'compiled'), () => compile(route)));
  }

  function compile(route: Route): SitePage {
    const compiled = kept(pages, route, () => refusedPage(route, config) ?? compiler.get(route));
    files.add(compiled);
    return withPageHooks(compiled, route, config);
  }

  const compiled = (route: Route) => orNothing(() => page(route));
  const { quick, forgetQuick } = createQuickMeta(config, (route) => finished.get(route.filePath), compiled);
  return {
    page,
    compiled,
    quick,
    imageFile: files.imageFile,
    asset: files.asset,
    openFiles: () => [...pages.keys()].map((path) => join(config.docsDir, path)),
    isUsed(file: string) {
      const isUser = usersOf(file, config);
      const mayFix = TEXT_OR_CODE.test(file);
      return [...pages.values()].some((page) => isUser(page) || (mayFix && page.mistakes.length > 0));
    },
    forget(file: string) {
      const path = toPosix(relative(config.docsDir, file));
      const isUser = usersOf(file, config);
      forgetQuick(path);
      // A file that a page imports may have been at fault. Another page cannot have been.
      tryAgain((page) => page === path || !pages.has(path));
      for (const [key, page] of pages) {
        // Any added or changed file may fix an error.
        if (key !== path && !isUser(page) && page.mistakes.length === 0) continue;
        for (const map of [pages, finished]) map.delete(key);
      }
    },
    forgetHooks: () => finished.clear(),
  };
}

/** Returns the notice of a page that made an earlier server hang or crash; undefined for other pages. */
function refusedPage(route: Route, config: Config): SitePage | undefined {
  const mistake = refusalOf(route.filePath);
  return mistake && noticePage(route, textOf(route, config), [mistake], config, { isStuck: true });
}

/** Returns the source of a page; empty if it no longer exists. */
function textOf(route: Route, config: Config): string {
  return orNothing(() => readSource(route, config)) ?? '';
}

/** Describes work that might not return. @param doing step in which the page is */
export function workOn(route: Route, config: Config, doing: Work['doing']): Work {
  return { page: route.filePath, source: sourceName(route, config), doing };
}

function kept(pages: Map<string, SitePage>, { filePath }: Route, make: () => SitePage): SitePage {
  const page = pages.get(filePath) ?? make();
  pages.set(filePath, page);
  return page;
}
