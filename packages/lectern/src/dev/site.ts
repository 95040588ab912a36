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
import { createQuickMeta } from './quick-meta.ts';
import { tellWarnings } from './tell.ts';
import { during, refusalOf, tryAgain, type Work } from './work.ts';

/** A site while it is being written: pages are compiled when they are asked for, and again after an edit. */
export interface DevSite {
  config: Config;
  table(): RouteTable;
  /** Sidebars, neighbours and site data as of the last edit. */
  plan(): SitePlan;
  /**
   * A page, or the notice of one that cannot be compiled.
   *
   * @throws DocsError when the hook of a plugin fails
   */
  page(route: Route): SitePage;
  /** The same, or undefined: a broken page must not take others with it, it is reported where it is shown. */
  compiled(route: Route): SitePage | undefined;
  /** The file behind a hashed image URL of a page that was compiled; undefined for other URLs. */
  imageFile(url: string): string | undefined;
  /** Content of a file that a plugin has made for a page; those of before an edit stay. */
  asset(url: string): string | undefined;
  /** Content of a data file: site, routes or sidebar. Those of the last edits stay, for tabs that name them. */
  dataFile(url: string): unknown;
  /** The same, all of them by their URLs. */
  dataFiles(): Record<string, unknown>;
  /** Takes over the data files of a site that this one stands in for: documents that name them may be loading. */
  standInFor(site: DevSite): void;
  /** Redirects as of the last edit; hashes are not checked, as that takes the compile of a page. */
  redirects(): SiteRedirects;
  /** What is wrong with `_meta.json` files, of the sidebars laid out so far. */
  sidebarMistakes(): readonly Mistake[];
  /** Files and folders that plugins make pages of. */
  watched: ReadonlySet<string>;
  /** Absolute files of the pages that were compiled: somebody may be looking at them. */
  openFiles(): string[];
  /** True for a file that went into a page, and for all text and code while a page has mistakes: it may fix them. */
  isUsed(file: string): boolean;
  /** Forgets what a changed file went into. */
  forget(file: string): void;
  /** Looks for pages again, after a file came, went or was renamed. */
  rescan(): Promise<void>;
}

/** @throws DocsError or DocsErrors when two files claim one route, or when there is no page at all */
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
    standInFor: (site) => oldFiles.add(site.dataFiles()),
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
      // A plugin may have written another text.
      for (const { plugin, filePath } of table.routes) if (plugin) forget(join(config.docsDir, filePath));
      forgetHooks();
      forgetPlan();
    },
  };
}

/** A tab is told of each edit: only one that was asleep names what is older. */
const OLD_FILES = 100;

/** Data files of before an edit, by their URLs: the last ones, since a day of writing makes thousands. */
export function createOldFiles() {
  const files = new Map<string, unknown>();
  return {
    get: (url: string) => files.get(url),
    all: () => Object.fromEntries(files),
    add(more: Record<string, unknown>) {
      const entries = Object.entries(more);
      for (const [url, content] of entries) {
        // The end of the map is what was needed last.
        files.delete(url);
        files.set(url, content);
      }
      const most = Math.max(OLD_FILES, 2 * entries.length);
      for (const url of files.keys()) {
        if (files.size <= most) break;
        files.delete(url);
      }
    },
  };
}

/** Finds the routes. What plugins find wrong is told, and stops no one. */
function searcher(config: Config, watched: Set<string>, told: Set<string>): () => Promise<RouteTable> {
  const watch = (path: string) => void watched.add(path);
  return () => findRoutes(config, { watch, fail: (error) => warnOf(error, told) });
}

/** Whoever tries such a redirect finds no page, and shall know why. */
function tellMistakes(redirects: SiteRedirects, told: Set<string>): SiteRedirects {
  for (const error of redirects.errors) warnOf(error, told);
  return redirects;
}

/** On the terminal, each once: it does not stop those who write. */
function warnOf(error: DocsError | DocsErrors, told: Set<string>): void {
  const errors = isDocsErrors(error) ? error.errors : [error];
  const news = errors.map(formatError).filter((text) => !told.has(text));
  for (const text of news) told.add(text);
  tellWarnings([...new Set(news)]);
}

/** Files of the pages that were compiled, by their URLs. */
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

/** What pages import and include, as far as a broken page does not say it. */
const TEXT_OR_CODE = /\.(?:[cm]?[jt]sx?|mdx?|json|ya?ml|css)$/;

function orNothing<T>(run: () => T): T | undefined {
  try {
    return run();
  } catch {
    return undefined;
  }
}

/** The compiled pages of a site, in memory. */
function createPages(config: Config) {
  const compiler = createPageCompiler(config);
  const pages = new Map<string, SitePage>();
  /** The same after the `page` hooks of plugins, which may go by what other pages there are. */
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
      // What a page imports may have been at fault, another page is not.
      tryAgain((page) => page === path || !pages.has(path));
      for (const [key, page] of pages) {
        // A mistake may be gone with any file that comes.
        if (key !== path && !isUser(page) && page.mistakes.length === 0) continue;
        for (const map of [pages, finished]) map.delete(key);
      }
    },
    forgetHooks: () => finished.clear(),
  };
}

/** The notice of a page that has kept a server before this one from answering; undefined for the others. */
function refusedPage(route: Route, config: Config): SitePage | undefined {
  const mistake = refusalOf(route.filePath);
  return mistake && noticePage(route, textOf(route, config), [mistake], config, { isStuck: true });
}

/** It may be gone by now. */
function textOf(route: Route, config: Config): string {
  return orNothing(() => readSource(route, config)) ?? '';
}

/** @param doing what a page is at that might not come back */
export function workOn(route: Route, config: Config, doing: Work['doing']): Work {
  return { page: route.filePath, source: sourceName(route, config), doing };
}

function kept(pages: Map<string, SitePage>, { filePath }: Route, make: () => SitePage): SitePage {
  const page = pages.get(filePath) ?? make();
  pages.set(filePath, page);
  return page;
}
