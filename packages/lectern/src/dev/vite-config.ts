import { existsSync } from 'node:fs';
import type { Server } from 'node:http';
import { createRequire } from 'node:module';
import { basename, dirname, join, sep } from 'node:path';
import react from '@vitejs/plugin-react';
import { type InlineConfig, mergeConfig, type Plugin, searchForWorkspaceRoot } from 'vite';
import { type Config, pluginStyles, themeFiles } from '../config/load.ts';
import { siteLanguages } from '../config/site-data.ts';
import { fontFolder, ownPackage } from '../pages/own-package.ts';
import { linkFault } from '../routes/file-links.ts';
import { formatError } from '../shared/error.ts';
import { brokenTsconfig, emptyTsconfig } from '../vite/broken-tsconfig.ts';
import { dataModules } from '../vite/data-modules.ts';
import { lecternPlugins, projectReact, REACT } from '../vite/plugin.ts';
import { withoutPlugins } from '../vite/server-bundle.ts';
import { entryBrowser } from './render.ts';
import { tellWarnings } from './tell.ts';

/** Where a Vite server is reached: through a server that is not its own. */
export interface Place {
  port: number;
  host: string;
  /** Tells it of WebSockets. */
  sockets: Server;
  /** What a document says when it opens one; the documents of an earlier server say the same. */
  token: string;
}

/** Vite for development: serves theme, client, islands and public files; the pages are ours. */
export function viteConfig(config: Config, place: Place, ownPlugin: Plugin, ignored: PathTest): InlineConfig {
  const { project, vite } = config;
  const styles = pluginStyles(config).map(({ file }) => file);
  const broken = brokenTsconfig(project);
  if (broken) tellWarnings([formatError(broken)]);
  const own: InlineConfig = {
    configFile: false,
    root: project,
    base: config.base,
    mode: 'development',
    appType: 'custom',
    logLevel: 'warn',
    clearScreen: false,
    // Vite watches it: while there is none, Vite would stop watching its parent with the first file that goes there.
    publicDir: existsSync(config.publicDir) && config.publicDir,
    cacheDir: join(config.cacheDir, 'vite'),
    ...(broken && { tsconfig: emptyTsconfig(config.cacheDir) }),
    plugins: [
      ...lecternPlugins({
        project,
        ...themeFiles(config),
        styles,
        languages: siteLanguages(config),
        pageModules: [],
      }),
      dataModules({ project, vite }),
      ownPlugin,
      ...(vite.plugins ?? []),
      react(),
      scannedReact,
      socketToken(place.token),
    ],
    resolve: { dedupe: projectReact(project) },
    ...forOwnModules(config),
    server: {
      middlewareMode: true,
      port: place.port,
      host: place.host,
      ws: { server: place.sockets },
      fs: {
        allow: [searchForWorkspaceRoot(project), config.docsDir, ownPackage, fontFolder(), ...styles],
      },
      watch: { ignored },
    },
  };
  return mergeConfig(own, withoutPlugins(vite));
}

/** What our own modules need where the package is installed: Vite takes it for one like any other. */
function forOwnModules({ outDir }: Config): InlineConfig {
  return {
    optimizeDeps: { entries: [entryBrowser] },
    // The scan for packages leaves out each folder of that name: `dist` by default, as ours is called.
    build: { outDir },
    // Node.js would load them by itself otherwise: it knows no virtual modules.
    ssr: { noExternal: ['lectern', /^@lectern\//] },
  };
}

/** Takes an absolute path. */
export type PathTest = (path: string) => boolean;

/** Whether changes of a path do not count: what builds make, and links that watching would follow for ever. */
export function ignores({ outDir, cacheDir }: Config): PathTest {
  const made = [outDir + sep, cacheDir + sep];
  const drafts = `${join(dirname(outDir), `.${basename(outDir)}`)}.`;
  return (path) =>
    made.some((folder) => `${path}${sep}`.startsWith(folder)) ||
    path.startsWith(drafts) ||
    linkFault(path) !== null;
}

/** React's plugin names it as a package of the project, where it may be Lectern's alone; the scan finds that one. */
const scannedReact: Plugin = {
  name: 'lectern:scanned-react',
  config: {
    order: 'post',
    handler({ root = '', optimizeDeps }) {
      if (!optimizeDeps?.include || projectReact(root).length > 0) return;
      const others = optimizeDeps.include.filter((id) => !REACT.test(id));
      // The scan does not see it: no source imports it, components are compiled to do so.
      optimizeDeps.include = hasLectern(root) ? [...others, 'lectern > react/jsx-dev-runtime'] : others;
    },
  },
};

/** Whether Lectern is among the packages of a project: it may be run from elsewhere, as by npx. */
function hasLectern(project: string): boolean {
  try {
    createRequire(join(project, 'package.json')).resolve('lectern/package.json');
    return true;
  } catch {
    return false;
  }
}

/**
 * A document of one server whose client starts when the next one is there could not tell it that it is open: each
 * makes a token for its documents.
 */
function socketToken(token: string): Plugin {
  return {
    name: 'lectern:socket-token',
    configResolved(config) {
      Object.assign(config, { webSocketToken: token });
    },
  };
}
