import { existsSync } from 'node:fs';
import type { Server } from 'node:http';
import { createRequire } from 'node:module';
import { basename, dirname, join, sep } from 'node:path';
import react from '@vitejs/plugin-react';
import { prefixRegex } from 'rolldown/filter';
import { type InlineConfig, mergeConfig, type Plugin, type PluginOption, searchForWorkspaceRoot } from 'vite';
import { type Config, pluginStyles, themeFiles } from '../config/load.ts';
import { siteLanguages } from '../config/site-data.ts';
import { browserDir, fontFolder, ownPackage } from '../pages/own-package.ts';
import { linkFault } from '../routes/file-links.ts';
import { formatError } from '../shared/error.ts';
import { brokenTsconfig, emptyTsconfig } from '../vite/broken-tsconfig.ts';
import { dataModules } from '../vite/data-modules.ts';
import { lecternPlugins, projectReact, REACT } from '../vite/plugin.ts';
import { withoutPlugins } from '../vite/server-bundle.ts';
import { clientBundle } from './client-bundle.ts';
import { entryBrowser } from './render.ts';
import { replacedAgain } from './replaced-again.ts';
import { tellWarnings } from './tell.ts';

/** Address of a Vite server, which is reached through another server. */
export interface Place {
  port: number;
  host: string;
  /** Server that passes WebSockets to Vite. */
  sockets: Server;
  /** Token that documents use to open a WebSocket. Documents of an earlier server use the same one. */
  token: string;
}

/**
 * Returns the config of Vite for development. Vite serves theme, client, islands and public files, Lectern the pages.
 */
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
    // Vite watches this folder. If it did not exist, Vite would stop watching its parent when a first file is added to
    // it.
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
      clientBundle(config),
      replacedAgain(config),
      dataModules({ project, vite }),
      ownPlugin,
      ...(vite.plugins ?? []),
      refreshedReact(),
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

/** Returns settings for Lectern's own modules in an installed package, which Vite treats like any other package. */
function forOwnModules({ outDir }: Config): InlineConfig {
  return {
    optimizeDeps: { entries: [entryBrowser] },
    // The dependency scan skips every folder with this name. The default `dist` is also the name of Lectern's own
    // folder.
    build: { outDir },
    // Otherwise Node.js would load them directly, and it does not know virtual modules.
    ssr: { noExternal: ['lectern', /^@lectern\//] },
  };
}

/** Checks an absolute path. */
export type PathTest = (path: string) => boolean;

/**
 * Creates the check for paths that are not watched: files that builds write, and links that would be followed forever.
 */
export function ignores({ outDir, cacheDir }: Config): PathTest {
  const made = [outDir + sep, cacheDir + sep];
  const drafts = `${join(dirname(outDir), `.${basename(outDir)}`)}.`;
  return (path) =>
    made.some((folder) => `${path}${sep}`.startsWith(folder)) ||
    path.startsWith(drafts) ||
    linkFault(path) !== null;
}

/** Lets React refresh edited components. The module that starts a page must not be run again: it would start it twice. */
function refreshedReact(): PluginOption {
  return react({ exclude: [/\/node_modules\//, prefixRegex(`${browserDir}client/`)] });
}

/**
 * Removes React from the packages to optimize if only Lectern has it. The React plugin lists it as a package of the
 * project. The dependency scan finds Lectern's copy.
 */
const scannedReact: Plugin = {
  name: 'lectern:scanned-react',
  config: {
    order: 'post',
    handler({ root = '', optimizeDeps }) {
      if (!optimizeDeps?.include || projectReact(root).length > 0) return;
      const others = optimizeDeps.include.filter((id) => !REACT.test(id));
      // The scan does not find the JSX runtime: no source imports it, only compiled components do.
      optimizeDeps.include = hasLectern(root) ? [...others, 'lectern > react/jsx-dev-runtime'] : others;
    },
  },
};

/** Checks whether Lectern is among the packages of a project. It may be run from elsewhere, for example by npx. */
function hasLectern(project: string): boolean {
  try {
    createRequire(join(project, 'package.json')).resolve('lectern/package.json');
    return true;
  } catch {
    return false;
  }
}

/**
 * Sets the same WebSocket token for each server. Vite creates a new one per server, so a client that starts after its
 * server was replaced could not open its WebSocket.
 */
function socketToken(token: string): Plugin {
  return {
    name: 'lectern:socket-token',
    configResolved(config) {
      Object.assign(config, { webSocketToken: token });
    },
  };
}
