import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import module from 'node:module';
import { basename, dirname, join } from 'node:path';
import { CONFIG_FILES, type Config, type ConfigOverrides, loadConfig } from '../config/load.ts';
import { serverGuard } from '../config/server-guard.ts';
import { siteLanguages } from '../config/site-data.ts';
import { formatError } from '../shared/error.ts';
import { serverUrl } from '../shared/url.ts';
import { type Front, openFront } from './front.ts';
import { inOneGo } from './in-one-go.ts';
import { type DevSession, openSession } from './session.ts';
import { createDevSite } from './site.ts';
import { onFileChange } from './watch.ts';
import { configWork, during } from './work.ts';

export interface ListenOptions {
  /** The first port to try; 5173 by default, 0 is any free one. */
  port?: number | undefined;
  host?: string | undefined;
}

export interface DevServer {
  /** Where the site's home page is: `http://localhost:5173/`. */
  url: string;
  close(): Promise<void>;
}

/**
 * Serves a site while it is being written: pages are compiled when asked for, and edits of Markdown,
 * `_meta.json`, config, theme and components show in open tabs.
 *
 * @param project folder of the project
 * @throws DocsError or DocsErrors when there is nothing to serve; later errors are shown in the browser
 */
export async function startDevServer(
  project: string,
  options: ConfigOverrides & ListenOptions = {},
): Promise<DevServer> {
  const { port = 5173, host = 'localhost' } = options;
  // A server is ended by a signal, and nothing is kept then. Before it runs code of the site, which is new each time.
  module.flushCompileCache?.();
  const load = () =>
    during(configWork(options.config), () => loadConfig(project, { ...options, drafts: true }));
  const since = Date.now();
  const config = await load();
  const front = await openFront(port, host);
  const session = await openBehind(front, config, since).catch(async (error) => {
    await front.close();
    throw error;
  });
  const state = { config, session, hasPublic: existsSync(config.publicDir) };
  session.server.watcher.add(config.configDeps);
  onFileChange(session.server.watcher, takesEdits(front, state, load));
  return {
    url: serverUrl({ ...front.place, base: config.base }),
    async close() {
      await front.close();
      await state.session.unwatch();
      await state.session.server.close();
    },
  };
}

/**
 * Takes edits of the config into a running server, and themes and public folders that come or go.
 *
 * @param state the config that is served, and what serves it: both are replaced
 * @returns what is to hear of each change of a file
 */
function takesEdits(
  front: Front,
  state: { config: Config; session: DevSession; hasPublic: boolean },
  load: () => Promise<Config>,
): (event: string, file: string) => void {
  /** Why the site is still that of an earlier config; empty when it is not. */
  let behind = '';
  // An editor may save the config twice, and a branch may bring all its files: each reload may be another Vite server.
  const reloadOnce = inOneGo(reload);

  function onChange(event: string, file: string): void {
    // What was in the way of a config may be a page, or a file that it wants to import: any edit may have fixed that.
    if (behind !== '' || isSetting(event, file, state.config)) void reloadOnce();
  }

  async function reload(): Promise<void> {
    try {
      const next = await load();
      const hasPublic = existsSync(next.publicDir);
      if (needsOtherVite(state.config, next) || hasPublic !== state.hasPublic) await replace(next);
      else state.session.use(await createDevSite(next));
      Object.assign(state, { config: next, hasPublic });
      behind = '';
      state.session.server.watcher.add(next.configDeps);
    } catch (error) {
      const text = formatError(error);
      if (text !== behind) state.session.fail(error);
      behind = text;
    }
  }

  async function replace(next: Config): Promise<void> {
    const old = state.session;
    state.session = await openBehind(front, next, Date.now(), old);
    onFileChange(state.session.server.watcher, onChange);
    closeReplaced(old, front).catch(() => {});
  }

  return onChange;
}

/** True for an edit of the config, and when the theme or the public folder comes or goes. */
function isSetting(event: string, file: string, { project, publicDir, configDeps }: Config): boolean {
  const isTheme = dirname(file) === join(project, 'theme') && /^index\.[jt]sx?$/.test(basename(file));
  // A config that was away for a moment is no dependency of the site without it.
  const isConfig = dirname(file) === project && CONFIG_FILES.includes(basename(file));
  return (isTheme && event !== 'change') || isConfig || file === publicDir || configDeps.includes(file);
}

/**
 * Closes a server that another one stands in for. Its tabs lose their socket, and load again. What it was asked before it
 * still answers: a closed one never would, and the browser would wait for ever.
 */
async function closeReplaced({ server, unwatch }: DevSession, front: Front): Promise<void> {
  await Promise.all([unwatch(), server.environments.client.hot.close(), front.replacedAreDone()]);
  await server.close();
}

/** Opens a Vite server, and lets it answer from here on. @param old the one that it stands in for */
async function openBehind(
  front: Front,
  config: Config,
  since: number,
  old?: DevSession,
): Promise<DevSession> {
  const sockets = createServer();
  const session = await openSession(config, { ...front.place, sockets }, since);
  if (old) session.site().standInFor(old.site());
  const guard = serverGuard(config.vite, front.place.host);
  front.use({ base: config.base, guard, sockets, handle: session.server.middlewares });
  // Errors of theme and components are shown with the first page; here they would only stop the start.
  session.warmUp().catch(() => {});
  return session;
}

/** True when settings differ that Vite has taken in: the others change under a running server. */
function needsOtherVite(a: Config, b: Config): boolean {
  // Settings of Vite and plugins may be functions: any edit of their file may have changed them.
  const hasSettings = [a, b].some(
    ({ vite, pluginsId }) => pluginsId !== null || Object.keys(vite).length > 0,
  );
  return (
    hasSettings ||
    a.base !== b.base ||
    a.docsDir !== b.docsDir ||
    a.outDir !== b.outDir ||
    a.themeFile !== b.themeFile ||
    // Their styles.
    JSON.stringify(siteLanguages(a)) !== JSON.stringify(siteLanguages(b))
  );
}
