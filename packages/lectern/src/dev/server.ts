import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { basename, dirname, join } from 'node:path';
import { type Config, type ConfigOverrides, loadConfig } from '../config/load.ts';
import { siteLanguages } from '../config/site-data.ts';
import { serverUrl } from '../shared/url.ts';
import { type Front, openFront } from './front.ts';
import { type DevSession, openSession } from './session.ts';
import { createDevSite } from './site.ts';
import { onFileChange } from './watch.ts';

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
  const config = await loadConfig(project, { ...options, drafts: true });
  const front = await openFront(port, host);
  const session = await openBehind(front, config).catch(async (error) => {
    await front.close();
    throw error;
  });
  const state = { config, session, hasPublic: existsSync(config.publicDir) };

  // One after the other: an editor may save the config twice.
  let reloaded = Promise.resolve();
  const reload = () => {
    reloaded = reloaded.then(reloadOnce);
  };

  async function reloadOnce(): Promise<void> {
    try {
      const next = await loadConfig(project, { ...options, drafts: true });
      const hasPublic = existsSync(next.publicDir);
      if (needsOtherVite(state.config, next) || hasPublic !== state.hasPublic) await replace(next);
      else state.session.use(await createDevSite(next));
      Object.assign(state, { config: next, hasPublic });
      state.session.server.watcher.add(next.configDeps);
    } catch (error) {
      state.session.fail(error);
    }
  }

  /** The old server answers until the new one does; then its tabs lose their socket, and load again. */
  async function replace(next: Config): Promise<void> {
    const old = state.session;
    state.session = await openBehind(front, next);
    onSettings(state.session, () => state.config, reload);
    // It may wait for work that no one asks for anymore: we do not.
    old.server.close().catch(() => {});
  }

  onSettings(session, () => state.config, reload);
  return {
    url: serverUrl({ ...front.place, base: config.base }),
    async close() {
      await front.close();
      await state.session.server.close();
    },
  };
}

/** Calls `reload` after an edit of the config, and when the theme or the public folder comes or goes. */
function onSettings({ server }: DevSession, config: () => Config, reload: () => void): void {
  server.watcher.add(config().configDeps);
  onFileChange(server.watcher, (event, file) => {
    const { project, publicDir, configDeps } = config();
    const isTheme = dirname(file) === join(project, 'theme') && /^index\.[jt]sx?$/.test(basename(file));
    if ((isTheme && event !== 'change') || file === publicDir || configDeps.includes(file)) reload();
  });
}

/** Opens a Vite server, and lets it answer from here on. */
async function openBehind(front: Front, config: Config): Promise<DevSession> {
  const sockets = createServer();
  const session = await openSession(config, { ...front.place, sockets });
  front.use({ base: config.base, sockets, handle: session.server.middlewares });
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
