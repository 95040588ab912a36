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
  /** Takes another site for the same server, after an edit of the config, and updates open tabs. */
  use(site: DevSite): void;
  /** What is served now. */
  site(): DevSite;
  /** Shows why the config cannot be used, in every open tab and in those that are opened, until `use`. */
  fail(error: unknown): void;
  /** Takes no more edits: another one stands in for it. */
  unwatch(): Promise<void>;
  /**
   * Compiles what a first page needs before it is asked for, and then the client, and at last the server's
   * modules, for the first edit: all take their turns on one thread, and a page can be read before its client
   * is there.
   */
  warmUp(): Promise<void>;
}

/**
 * @param since when the config was read (ms since 1970)
 * @throws DocsError or DocsErrors when two files claim one route, or when there is no page at all
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

/** Why the site is not what is on disk: null when it is. */
interface Broken {
  config: unknown;
  routes: unknown;
}

/** What renders pages, and what knows who looks at them. */
interface Tabs {
  /** Also while it starts: a file may change then. */
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

/** What plugins make pages of, as far as they know now. */
function watchSources({ watcher }: ViteDevServer, { watched }: DevSite): void {
  watcher.add([...watched]);
}

/**
 * Whether a file may be something that a page is made of. The watcher tells of all files of the project: a log that a
 * program writes there must not have every open page rendered again for each of its lines.
 */
export function isOfSite(event: string, file: string, site: DevSite): boolean {
  const { docsDir, publicDir } = site.config;
  return (
    [docsDir, publicDir].some((folder) => isIn(file, folder)) ||
    // What a page lacks may come, and what it has may go.
    event !== 'change' ||
    site.isUsed(file) ||
    isOfPlugin(file, site)
  );
}

/** Whether a file has its own address: a page, or a public file, which may not have that of a page. */
function isAddress(file: string, { docsDir, publicDir }: Config): boolean {
  return file.startsWith(publicDir + sep) || (file.startsWith(docsDir + sep) && PAGE_FILE.test(file));
}

/** Whether plugins make pages of a file. */
function isOfPlugin(file: string, { watched }: DevSite): boolean {
  return [...watched].some((path) => isIn(file, path));
}

/** The first page is drawn first; a browser that has it asks for the client by itself (ms). */
const WARM_UP_AFTER = 1000;

interface DevPluginOptions {
  /** Called once; returns what answers the requests that Vite leaves over. */
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
      /** Modules of the server are run again from the start: none of them can take an update. */
      handler({ file, modules }) {
        if (this.environment.name !== 'ssr') return;
        for (const module of modules) this.environment.moduleGraph.invalidateModule(module);
        onModules(file, modules.length);
        return [];
      },
    },
  };
}

/** Saving several files, or renaming one, tells of each: they are taken together when this close (ms). */
const TOGETHER = 5;

/**
 * Runs a task after a change, once for those that come together or while it runs. Routes that could not be found, since
 * two files claim one or a plugin failed, are looked for again after the next change, whatever it is.
 */
function createQueue(task: (mustRescan: boolean) => Promise<void>, fail: (error: unknown) => void) {
  /** A change asked for it that is not in yet, or the last one did and failed. */
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
