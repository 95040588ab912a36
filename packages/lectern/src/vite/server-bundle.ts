import { isAbsolute, join } from 'node:path';
import { type InlineConfig, mergeConfig, type Plugin, type PluginOption, type UserConfig } from 'vite';
import { browserDir } from '../pages/own-package.ts';
import { withoutQuery } from '../shared/url.ts';
import { projectReact } from './plugin.ts';
import { STYLE } from './style-files.ts';

/** Turns off the bundler's report of slow steps: a slow machine is not an error of the maintainer. */
export const QUIET = { checks: { bundlerTimings: false } };

/**
 * File name of imported assets. Both bundles use the same names, because pages contain the URLs of the browser's files.
 */
export const ASSET = 'assets/[name].[hash][extname]';

/** The parts of a site that the settings of a bundle depend on. */
interface BundledSite {
  project: string;
  base: string;
  vite: UserConfig;
  localeInfos: readonly { tag: string }[];
}

/** Returns the settings that all bundles of a site share. */
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
      // Search omits code for languages that the site does not have.
      __LECTERN_STEMS__: JSON.stringify(localeInfos.some(({ tag }) => /^(?:es|pt|ru)\b/.test(tag))),
    },
    resolve: { dedupe: projectReact(project) },
  };
  return mergeConfig(own, withoutPlugins(vite));
}

/** Returns settings without their plugins, which are inserted between Lectern's own plugins. */
export function withoutPlugins({ plugins: _plugins, ...settings }: UserConfig): UserConfig {
  return settings;
}

/**
 * Returns the settings of the bundle of theme and client for Node.js, including React. `entry.mjs` has the exports of
 * `client/entry-server.js`.
 *
 * @param outDir is emptied first
 * @param sourcemap to locate errors in components
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
      // Emits the files that only static components import, because the browser's bundle does not contain them.
      ssrEmitAssets: true,
      sourcemap,
      outDir,
      emptyOutDir: true,
      rolldownOptions: {
        ...QUIET,
        input: join(browserDir, 'client/entry-server.js'),
        // The project's `package.json` may not declare `.js` files as modules.
        output: { entryFileNames: 'entry.mjs', chunkFileNames: '[name].mjs', assetFileNames: ASSET },
      },
    },
  };
}

/**
 * Removes the content of stylesheets, because pages get it from the browser's bundle. A CSS module stays, because its
 * class names are imported.
 */
export const noStyles: Plugin = {
  name: 'lectern:no-styles',
  enforce: 'pre',
  load: {
    filter: { id: { include: STYLE, exclude: /\.module\.\w+$/ } },
    handler: () => ({ code: '', moduleType: 'js', moduleSideEffects: true }),
  },
};

/** Collects the files of the modules of a graph. Virtual modules have none. */
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
