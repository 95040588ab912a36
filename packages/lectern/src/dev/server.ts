import { join } from 'node:path';
import { type Config, type ConfigOverrides, loadConfig } from '../config/load.ts';
import { DocsError } from '../shared/error.ts';
import { type DevSession, openSession } from './session.ts';
import { createDevSite } from './site.ts';
import type { ListenOptions } from './vite-config.ts';
import { onFileChange } from './watch.ts';

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
  let config = await loadConfig(project, options);
  let session = await listen(config, options);

  async function reload(): Promise<void> {
    try {
      const next = await loadConfig(project, options);
      const site = await createDevSite(next);
      const mustRestart = needsRestart(config, next);
      config = next;
      if (!mustRestart) return session.use(site);
      const { port } = new URL(urlOf(session));
      await session.server.close();
      session = await listen(config, { ...options, port: Number(port) });
      watch();
    } catch (error) {
      session.fail(error);
    }
  }

  function watch(): void {
    const { watcher } = session.server;
    const themeFiles = ['tsx', 'ts', 'jsx', 'js'].map((ext) => join(config.project, 'theme', `index.${ext}`));
    watcher.add(config.configDeps);
    onFileChange(watcher, (event, file) => {
      const isTheme = event !== 'change' && themeFiles.includes(file);
      if (isTheme || config.configDeps.includes(file)) void reload();
    });
  }

  watch();
  return { url: urlOf(session), close: () => session.server.close() };
}

async function listen(config: Config, options: ListenOptions): Promise<DevSession> {
  const session = await openSession(config, options);
  await session.server.listen();
  // Errors of theme and components are shown with the first page; here they would only stop the start.
  session.warmUp().catch(() => {});
  return session;
}

/** True for settings that Vite has taken in: the others change under a running server. */
function needsRestart(a: Config, b: Config): boolean {
  return a.base !== b.base || a.docsDir !== b.docsDir || a.outDir !== b.outDir || a.themeFile !== b.themeFile;
}

function urlOf({ server }: DevSession): string {
  const url = server.resolvedUrls?.local[0] ?? server.resolvedUrls?.network[0];
  if (!url) throw new DocsError('The server has no address.', { hint: 'Choose another with --host.' });
  return url;
}
