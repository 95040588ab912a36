import { sep } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  type Connect,
  createServer,
  type Plugin,
  type RunnableDevEnvironment,
  type ViteDevServer,
} from 'vite';
import type { Config } from '../config/load.ts';
import { isIn } from '../pages/paths.ts';
import { PAGE_FILE } from '../routes/route-path.ts';
import { guardLinks } from './guard-links.ts';
import { type HotUpdates, startHotUpdates } from './hot.ts';
import { inOneGo } from './in-one-go.ts';
import { devMiddleware } from './middleware.ts';
import { createDevRenderer, type DevRenderer, entryBrowser } from './render.ts';
import { entryServer } from './server-code.ts';
import { createDevSite, type DevSite } from './site.ts';
import { type Place, viteConfig } from './vite-config.ts';
import { onFileChange } from './watch.ts';
import { watchDocs } from './watch-docs.ts';

/** One Vite server and the site behind it. */
export interface DevSession {
  server: ViteDevServer;
  /** Replaces the site of the same server after an edit of the config, and updates open tabs. */
  use(site: DevSite): void;
  /** Returns the site that is served now. */
  site(): DevSite;
  /** Shows the error of a config in every open tab, and in tabs that are opened later, until `use` is called. */
  fail(error: unknown): void;
  /** Stops watching for edits, because another session replaces this one. */
  unwatch(): Promise<void>;
  /**
   * Prepares the code for a first page before it is requested, then the client, and finally the server's modules for
   * the first edit. All of them share one thread, and a page can be read before its client is ready.
   */
  warmUp(): Promise<void>;
}

/**
 * Opens a Vite server for a site.
 *
 * @param since when the config was read (ms since 1970)
 * @throws DocsError or DocsErrors if two files claim the same route, or if there is no page at all
 */
export async function openSession(config: Config, place: Place, since: number): Promise<DevSession> {
  let site = await createDevSite(config);
  let tabs: Tabs | undefined;
  const broken: Broken = { config: null, routes: null };
  const failing = (what: keyof Broken) => (error: unknown) => {
    broken[what] = error;
    tabs?.hot.fail(error);
  };
  const changes = createQueue(async (mustRescan) => {
    if (mustRescan) await site.rescan();
    broken.routes = null;
    if (tabs) watchSources(tabs.server, site);
    await tabs?.hot.refresh();
  }, failing('routes'));
  const watching = watchDocs(
    config,
    since,
    () => site,
    () => (tabs as Tabs).server.watcher,
  );
  const plugin = devPlugin({
    onServer(server) {
      tabs = openTabs(server, () => site, broken);
      return watching.telling(devMiddleware(() => site, tabs.renderer));
    },
    onModules(file, count) {
      if (count === 0 && !tabs?.renderer.isInFirst(file)) return;
      tabs?.renderer.reload();
      changes.add(false);
    },
  });
  const server = await createServer(viteConfig(config, place, plugin, watching.isIgnored));
  watching.arm();
  watchSources(server, site);
  onFileChange(server.watcher, (event, file) => takeEdit(event, file, site, changes));
  return {
    server,
    site: () => site,
    use(next) {
      next.standInFor(site);
      site = next;
      broken.config = null;
      changes.add(false);
    },
    fail: failing('config'),
    unwatch: watching.end,
    warmUp: () => warmUp(server, tabs?.renderer),
  };
}

async function warmUp(
  { environments: { client, ssr } }: ViteDevServer,
  renderer: DevRenderer | undefined,
): Promise<void> {
  await renderer?.ready();
  await sleep(WARM_UP_AFTER);
  await client.warmupRequest(entryBrowser);
  await client.waitForRequestsIdle();
  await (ssr as RunnableDevEnvironment).runner.import(entryServer);
}

/** Errors because of which the site is older than the files on disk; null if there are none. */
interface Broken {
  config: unknown;
  routes: unknown;
}

/** The renderer of pages, and the tabs that show them. */
interface Tabs {
  /** Already set while the server starts, because a file may change then. */
  server: ViteDevServer;
  renderer: DevRenderer;
  hot: HotUpdates;
}

function openTabs(server: ViteDevServer, site: () => DevSite, broken: Broken): Tabs {
  const renderer = createDevRenderer(server, site, (dead) => hot.show(dead));
  const hot = startHotUpdates(server, site, renderer, () => broken.config ?? broken.routes);
  return { server, renderer, hot };
}

function takeEdit(event: string, file: string, site: DevSite, changes: ReturnType<typeof createQueue>): void {
  if (!isOfSite(event, file, site)) return;
  site.forget(file);
  changes.add((event !== 'change' && isAddress(file, site.config)) || isOfPlugin(file, site));
}

/** Watches the files that plugins make pages of, as far as they are known. */
function watchSources({ watcher }: ViteDevServer, { watched }: DevSite): void {
  watcher.add([...watched]);
}

/**
 * Checks whether a page may depend on a file. The watcher reports all files of the project: when a program appends to a
 * log there, not every line may cause all open pages to be rendered again.
 */
export function isOfSite(event: string, file: string, site: DevSite): boolean {
  const { docsDir, publicDir } = site.config;
  return (
    [docsDir, publicDir].some((folder) => isIn(file, folder)) ||
    // A missing file of a page may be added, and an existing one may be removed.
    event !== 'change' ||
    site.isUsed(file) ||
    isOfPlugin(file, site)
  );
}

/** Checks whether a file has its own address: a page or a public file, which must not have the address of a page. */
function isAddress(file: string, { docsDir, publicDir }: Config): boolean {
  return file.startsWith(publicDir + sep) || (file.startsWith(docsDir + sep) && PAGE_FILE.test(file));
}

/** Checks whether plugins make pages of a file. */
function isOfPlugin(file: string, { watched }: DevSite): boolean {
  return [...watched].some((path) => isIn(file, path));
}

/**
 * Delay before the client is compiled, so that the first page is drawn first (ms). Its browser then requests the client
 * anyway.
 */
const WARM_UP_AFTER = 1000;

interface DevPluginOptions {
  /** Called once. Returns the middleware for the requests that Vite does not answer. */
  onServer(server: ViteDevServer): Connect.NextHandleFunction;
  /** Called after a file has changed, with the number of its modules on the server. */
  onModules(file: string, count: number): void;
}

function devPlugin({ onServer, onModules }: DevPluginOptions): Plugin {
  return {
    name: 'lectern:dev',
    configureServer(server) {
      server.middlewares.use(guardLinks(server));
      const middleware = onServer(server);
      return () => server.middlewares.use(middleware);
    },
    hotUpdate: {
      order: 'post',
      /** Runs the modules of the server again from the start, because none of them can accept an update. */
      handler({ file, modules }) {
        if (this.environment.name !== 'ssr') return;
        for (const module of modules) this.environment.moduleGraph.invalidateModule(module);
        onModules(file, modules.length);
        return [];
      },
    },
  };
}

/** Time in which changes are handled together (ms): saving several files, or renaming one, emits several events. */
const TOGETHER = 5;

/**
 * Creates a queue that runs a task after a change. Changes that happen together or while it runs lead to one run. If
 * the routes could not be found because two files claim one or a plugin failed, they are searched again after the next
 * change of any file.
 */
function createQueue(task: (mustRescan: boolean) => Promise<void>, fail: (error: unknown) => void) {
  /** Whether a pending change needs a rescan, or the last rescan failed. */
  let mustRescan = false;
  const run = inOneGo(async () => {
    await sleep(TOGETHER);
    const isRescan = mustRescan;
    mustRescan = false;
    await task(isRescan).catch((error: unknown) => {
      mustRescan ||= isRescan;
      fail(error);
    });
  });
  return {
    add(asksForRescan: boolean): void {
      mustRescan ||= asksForRescan;
      void run();
    },
  };
}
