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
  /** The first port to try. Default: 5173. 0 uses any free one. */
  port?: number | undefined;
  host?: string | undefined;
}

export interface DevServer {
  /** URL of the site's home page: `http://localhost:5173/`. */
  url: string;
  close(): Promise<void>;
}

/**
 * Serves a site during development: pages are compiled when they are requested, and edits of Markdown, `_meta.json`,
 * config, theme and components appear in open tabs.
 *
 * @param project folder of the project
 * @throws DocsError or DocsErrors if there is nothing to serve; later errors are shown in the browser
 */
export async function startDevServer(
  project: string,
  options: ConfigOverrides & ListenOptions = {},
): Promise<DevServer> {
  const { port = 5173, host = 'localhost' } = options;
  // Flushed now, because a signal ends the server without saving the cache, and before code of the site runs, which
  // changes.
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
 * Applies edits of the config to a running server, and handles added and removed themes and public folders.
 *
 * @param state the config that is served, and its session: both are replaced
 * @returns a listener for each change of a file
 */
function takesEdits(
  front: Front,
  state: { config: Config; session: DevSession; hasPublic: boolean },
  load: () => Promise<Config>,
): (event: string, file: string) => void {
  /** Error because of which the site still uses an earlier config; empty if it is up to date. */
  let behind = '';
  // An editor may save the config twice, and a checkout may change many files. Each reload may create a Vite server.
  const reloadOnce = inOneGo(reload);

  function onChange(event: string, file: string): void {
    // A page, or a file that the config imports, may have caused the error. Any edit may have fixed it.
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

/** Checks whether an event is an edit of the config, or adds or removes the theme or the public folder. */
function isSetting(event: string, file: string, { project, publicDir, configDeps }: Config): boolean {
  const isTheme = dirname(file) === join(project, 'theme') && /^index\.[jt]sx?$/.test(basename(file));
  // A config file that was missing for a moment is not among the dependencies of the site without it.
  const isConfig = dirname(file) === project && CONFIG_FILES.includes(basename(file));
  return (isTheme && event !== 'change') || isConfig || file === publicDir || configDeps.includes(file);
}

/**
 * Closes a server that another one has replaced. Its tabs lose their socket, and reload. It first answers its pending
 * requests: a closed server would never answer, and the browser would wait forever.
 */
async function closeReplaced({ server, unwatch }: DevSession, front: Front): Promise<void> {
  await Promise.all([unwatch(), server.environments.client.hot.close(), front.replacedAreDone()]);
  await server.close();
}

/** Opens a Vite server, and makes it the backend of the front. @param old the session that it replaces */
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
  // Errors of theme and components are shown with the first page. Here they would only prevent the start.
  session.warmUp().catch(() => {});
  return session;
}

/** Checks whether settings differ that Vite reads only when it starts. Others can change in a running server. */
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
    // They determine the styles of languages.
    JSON.stringify(siteLanguages(a)) !== JSON.stringify(siteLanguages(b))
  );
}
