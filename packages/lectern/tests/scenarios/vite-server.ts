import { createServer as createHttpServer } from 'node:http';
import { createServer, type ViteDevServer } from 'vite';
import { type Config, loadConfig } from '../../src/config/load.ts';
import { viteConfig } from '../../src/dev/vite-config.ts';

/** Returns the config of a project, and the Vite server of `lectern dev` for it, without Lectern's pages. */
export async function viteServer(folder: string): Promise<{ config: Config; server: ViteDevServer }> {
  const config = await loadConfig(folder);
  const place = { port: 0, host: 'localhost', sockets: createHttpServer(), token: 'token' };
  return { config, server: await createServer(viteConfig(config, place, { name: 'none' }, () => false)) };
}
