import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { type InlineConfig, type Plugin, searchForWorkspaceRoot } from 'vite';
import type { Config } from '../config/load.ts';
import { lecternPlugin, projectReact, REACT } from '../vite/plugin.ts';
import { entryBrowser } from './render.ts';

export interface ListenOptions {
  port?: number | undefined;
  host?: string | undefined;
}

/** Vite for development: serves theme, client, islands and public files; the pages are ours. */
export function viteConfig(config: Config, { port, host }: ListenOptions, ownPlugin: Plugin): InlineConfig {
  const { project, themeFile } = config;
  const made = [config.outDir + sep, config.cacheDir + sep];
  return {
    configFile: false,
    root: project,
    base: config.base,
    mode: 'development',
    appType: 'custom',
    logLevel: 'warn',
    clearScreen: false,
    publicDir: config.publicDir,
    cacheDir: join(config.cacheDir, 'vite'),
    plugins: [lecternPlugin({ project, themeFile, pageModules: [] }), ownPlugin, react(), scannedReact],
    resolve: { dedupe: projectReact(project) },
    optimizeDeps: { entries: [entryBrowser] },
    server: {
      port: port ?? 5173,
      host: host ?? 'localhost',
      fs: { allow: [searchForWorkspaceRoot(project), config.docsDir, engineDir] },
      watch: { ignored: (path: string) => made.some((folder) => `${path}${sep}`.startsWith(folder)) },
    },
  };
}

/** React's plugin names it as a package of the project, where it may be Lectern's alone; the scan finds that one. */
const scannedReact: Plugin = {
  name: 'lectern:scanned-react',
  config: {
    order: 'post',
    handler({ root = '', optimizeDeps }) {
      if (!optimizeDeps?.include || projectReact(root).length > 0) return;
      optimizeDeps.include = optimizeDeps.include.filter((id) => !REACT.test(id));
    },
  },
};

const engineDir = fileURLToPath(new URL('../../', import.meta.url));
