import { isAbsolute, join } from 'node:path';
import { type InlineConfig, mergeConfig, type Plugin, type PluginOption, type UserConfig } from 'vite';
import { browserDir } from '../pages/own-package.ts';
import { withoutQuery } from '../shared/url.ts';
import { projectReact } from './plugin.ts';
import { STYLE } from './style-files.ts';

/** A slow machine is no mistake of a maintainer: no report of what took how long. */
export const QUIET = { checks: { bundlerTimings: false } };

/** Files that modules import. Both bundles name them alike: a page says where the browser's file is. */
export const ASSET = 'assets/[name].[hash][extname]';

/** What a bundle's settings depend on. */
interface BundledSite {
  project: string;
  base: string;
  vite: UserConfig;
  localeInfos: readonly { tag: string }[];
}

/** What every bundle of a site has in common. */
export function bundleConfig(
  { project, base, vite, localeInfos }: BundledSite,
  mode: 'production' | 'development',
): InlineConfig {
  const own: InlineConfig = {
    configFile: false,
    root: project,
    base,
    mode,
    logLevel: 'warn',
    publicDir: false,
    define: {
      'process.env.NODE_ENV': JSON.stringify(mode),
      // Search leaves out what the site has no language for.
      __LECTERN_STEMS__: JSON.stringify(localeInfos.some(({ tag }) => /^(?:es|pt|ru)\b/.test(tag))),
    },
    resolve: { dedupe: projectReact(project) },
  };
  return mergeConfig(own, withoutPlugins(vite));
}

/** Settings without their plugins, which go between Lectern's own. */
export function withoutPlugins({ plugins: _plugins, ...settings }: UserConfig): UserConfig {
  return settings;
}

/**
 * Theme and client for Node, with React in it: `entry.mjs` exports what `client/entry-server.js` does.
 *
 * @param outDir is emptied first
 * @param sourcemap for the place in a component that fails
 */
export function serverBundle(
  shared: InlineConfig,
  plugins: PluginOption[],
  outDir: string,
  sourcemap: boolean,
): InlineConfig {
  return {
    ...shared,
    plugins: [noStyles, ...plugins],
    ssr: { noExternal: true },
    build: {
      ...shared.build,
      ssr: true,
      // Files that only static components import: the browser's bundle does not know them.
      ssrEmitAssets: true,
      sourcemap,
      outDir,
      emptyOutDir: true,
      rolldownOptions: {
        ...QUIET,
        input: join(browserDir, 'client/entry-server.js'),
        // The project's package.json may not say that `.js` files are modules.
        output: { entryFileNames: 'entry.mjs', chunkFileNames: '[name].mjs', assetFileNames: ASSET },
      },
    },
  };
}

/**
 * Stylesheets without their text: pages get that from the browser's side. A CSS module is asked for its names,
 * and so stays.
 */
export const noStyles: Plugin = {
  name: 'lectern:no-styles',
  enforce: 'pre',
  load: {
    filter: { id: { include: STYLE, exclude: /\.module\.\w+$/ } },
    handler: () => ({ code: '', moduleType: 'js', moduleSideEffects: true }),
  },
};

/** Collects the files behind the modules of a graph; virtual ones have none. */
export function noteModules(modules: Set<string>): Plugin {
  return {
    name: 'lectern:modules',
    buildEnd() {
      for (const id of this.getModuleIds()) {
        const file = withoutQuery(id);
        if (isAbsolute(file)) modules.add(file);
      }
    },
  };
}
