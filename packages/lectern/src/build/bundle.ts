import { cpSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { exactRegex } from 'rolldown/filter';
import type { InlineConfig, Plugin, PluginOption } from 'vite';
import { hashOf } from '../config/hash.ts';
import { type Config, pluginStyles, themeFiles } from '../config/load.ts';
import { siteLanguages } from '../config/site-data.ts';
import { browserDir } from '../pages/own-package.ts';
import { dataModules } from '../vite/data-modules.ts';
import { type LecternPluginOptions, lecternPlugins, PAGE_STYLES } from '../vite/plugin.ts';
import { ASSET, bundleConfig, noteModules, QUIET, serverBundle } from '../vite/server-bundle.ts';
import { CSS_MODULE, STYLE } from '../vite/style-files.ts';
import { islandName } from '../vite/use-client.ts';
import type { BrokenFiles } from './broken-files.ts';
import { bundleStyles } from './bundle-styles.ts';
import type { BundleExtra } from './code-error.ts';
import { codeId } from './code-id.ts';
import { plainImports } from './plain-imports.ts';
import { type Output, run } from './run-vite.ts';
import { tracedModules } from './traced-modules.ts';

/** A finished bundle: the path of the server's entry, and the URLs of the browser's files. */
export interface Bundle {
  /**
   * Id of the server's code; empty if that reads files or the network, because the inputs of pages are then unknown.
   */
  id: string;
  /** Absolute file of the server's entry. */
  serverEntry: string;
  entryUrl: string;
  preloadUrls: string[];
  styleUrls: string[];
  /** URLs of the stylesheets that only some pages need, by their absolute files. */
  pageStyleUrls: Record<string, string>;
  /** URL of the heading font. */
  fontUrl: string;
  /** URL of the browser's module of each island file. */
  islandUrls: Record<string, string>;
  /**
   * Names of the modules by the numbers that they report (`traced-modules.ts`); null for a bundle that is not traced.
   */
  traced: string[] | null;
}

/** Font file that `theme/styles/heading-font.css` refers to. */
const HEADING_FONT = 'familjen-grotesk-latin-wght-normal.woff2';

/**
 * Makes V8 compile all functions of a file on a background thread while it downloads, instead of one by one when they
 * are called (https://github.com/WICG/explicit-javascript-compile-hints-file-based). A file is fetched only when a
 * reader is about to need it and most of its functions. This saves a quarter of the time to hydration. Other engines
 * ignore the comment.
 */
const CALLED_ON_LOAD = '//# allFunctionsCalledOnLoad';

interface BundleResult {
  bundle: Bundle;
  /** Every file that is a module of the bundle, including those that tree shaking removed. */
  modules: Set<string>;
  /** Hash of the output of each data module. */
  data: Record<string, string>;
  /** Modules imported by pages that cannot be resolved. The bundle was made without them. */
  unresolved: string[];
}

/**
 * Bundles theme, client and islands, never the content (DESIGN decision 5).
 *
 * @param pageModules modules that pages import
 * @param folder output folder: the server's files are written to `server`, the browser's to `client`
 * @param broken files to leave out
 * @param extra addition to the server's code
 * @throws DocsErrors with the places in the files that cannot be bundled
 */
export async function bundleSite(
  config: Config,
  pageModules: readonly string[],
  folder: string,
  { plugin, tsconfig, isThemeBroken }: Pick<BrokenFiles, 'plugin' | 'tsconfig' | 'isThemeBroken'>,
  extra: BundleExtra | null,
): Promise<BundleResult> {
  const { project, vite } = config;
  const [found, modules, unresolved] = [new Set<string>(), new Set<string>(), new Set<string>()];
  const [data, traced] = [{} as Record<string, string>, extra === 'trace' ? ([] as string[]) : null];
  const onData = (file: string, code: string) => Object.assign(data, { [file]: hashOf(code) });
  const pluginsFor = (options: Partial<LecternPluginOptions>) => [
    plugin(),
    ...lecternPlugins({
      project,
      ...themeFiles(isThemeBroken ? { ...config, themeFile: null } : config),
      languages: siteLanguages(config),
      pageModules,
      onUnresolved: (name) => void unresolved.add(name),
      ...options,
    }),
    dataModules({ project, vite, onData }),
    ...(vite.plugins ?? []),
    react(),
    noteModules(modules),
  ];
  const serverDir = join(folder, 'server');
  const [{ islands, id }, client] = await inProduction(() => {
    const shared = { ...bundleConfig(config, 'production'), ...(tsconfig !== undefined && { tsconfig }) };
    const own = [...pluginsFor({ onIsland: (file) => found.add(file) }), tracedModules(project, traced)];
    const server = run(serverBundle(shared, own, serverDir, extra === 'map'));
    const forClient = server.then((output) => ({
      // Modules are loaded in parallel, so the order in which islands are found differs between builds.
      islands: [...found].sort(),
      id: codeId(output.filter((file) => file.type === 'chunk')),
      styles: moduleIds(output).filter((id) => STYLE.test(id)),
    }));
    const plugins = [fromServer(forClient, project), plainImports(), ...pluginsFor({})];
    return bothOf(forClient, bundleClient(shared, plugins, join(folder, 'client')));
  });
  copyAssets(serverDir, join(folder, 'client'));
  const files = pluginStyles(config).map(({ file }) => file);
  const pageStyleUrls = await bundleStyles(config, files, [noteModules(modules)], join(folder, 'client'));
  const described = describeBundle(config, join(serverDir, 'entry.mjs'), client, islands);
  const bundle = { ...described, id, pageStyleUrls, traced };
  return { bundle, modules, data, unresolved: [...unresolved].sort() };
}

/** Copies the files that only static components import. Their stylesheets are already among the browser's files. */
function copyAssets(serverDir: string, clientDir: string): void {
  const assets = join(serverDir, 'assets');
  if (!existsSync(assets)) return;
  const filter = (file: string) => !file.endsWith('.css');
  cpSync(assets, join(clientDir, 'assets'), { recursive: true, force: false, filter });
}

interface ForClient {
  islands: string[];
  /** Id of the server's code. */
  id: string;
  styles: string[];
}

/**
 * Passes modules found by the server bundle to the client, which is bundled at the same time: islands become entry
 * points, and stylesheets are imported.
 */
function fromServer(found: Promise<ForClient>, project: string): Plugin {
  const imported = new Set<string>();
  return {
    name: 'lectern:from-server',
    enforce: 'pre',
    transform: {
      order: 'post',
      filter: { id: CSS_MODULE },
      // Vite drops a stylesheet with class names unless code uses them. Only static components may use them, whose code
      // is not among the browser's files.
      handler: (code, id) =>
        imported.has(id) ? { code, map: null, moduleSideEffects: 'no-treeshake' } : undefined,
    },
    load: {
      filter: { id: exactRegex(`\0${PAGE_STYLES}`) },
      async handler() {
        const { islands, styles } = await found;
        for (const id of islands) {
          const name = `island-${islandName(id, project).replace(/\W+/g, '-')}`;
          this.emitFile({ type: 'chunk', id, name, preserveSignature: 'strict' });
        }
        for (const file of styles) imported.add(file);
        return styles.map((file) => `import ${JSON.stringify(file)};`).join('\n');
      },
    },
  };
}

/** Waits until both promises are settled, so that neither still writes. If both fail, throws the error of the first. */
async function bothOf<A, B>(first: Promise<A>, second: Promise<B>): Promise<[A, B]> {
  await Promise.allSettled([first, second]);
  return [await first, await second];
}

function bundleClient(shared: InlineConfig, plugins: PluginOption[], outDir: string): Promise<Output> {
  return run({
    ...shared,
    plugins,
    build: {
      ...shared.build,
      outDir,
      emptyOutDir: true,
      copyPublicDir: false,
      cssCodeSplit: false,
      modulePreload: false,
      rolldownOptions: {
        ...QUIET,
        input: { main: join(browserDir, 'client/entry-browser.js') },
        preserveEntrySignatures: 'strict',
        output: {
          entryFileNames: 'assets/[name].[hash].js',
          chunkFileNames: 'assets/[name].[hash].js',
          assetFileNames: ASSET,
          postBanner: CALLED_ON_LOAD,
        },
      },
    },
  });
}

/** Runs work with `NODE_ENV` set to `production`. With any other value, Vite compiles JSX for development. */
async function inProduction<T>(work: () => Promise<T>): Promise<T> {
  const { NODE_ENV } = process.env;
  process.env.NODE_ENV = 'production';
  try {
    return await work();
  } finally {
    if (NODE_ENV === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = NODE_ENV;
  }
}

function moduleIds(output: Output): string[] {
  return output.flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []));
}

function describeBundle(
  config: Config,
  serverEntry: string,
  output: Output,
  islands: readonly string[],
): Omit<Bundle, 'id' | 'pageStyleUrls' | 'traced'> {
  const chunks = output.filter((file) => file.type === 'chunk');
  const chunkOf = (file: string) => chunks.find((chunk) => chunk.facadeModuleId === file);
  const main = chunkOf(join(browserDir, 'client/entry-browser.js'));
  const font = output.find((file) => file.type === 'asset' && file.names.includes(HEADING_FONT));
  if (!main || !font) throw new Error('The bundler made no client entry, or no font.');
  const url = (file: string) => config.base + file;
  return {
    serverEntry,
    entryUrl: url(main.fileName),
    preloadUrls: main.imports.map(url),
    styleUrls: output
      .filter(({ fileName }) => fileName.endsWith('.css'))
      .map(({ fileName }) => url(fileName)),
    fontUrl: url(font.fileName),
    islandUrls: Object.fromEntries(
      islands.map((file) => [islandName(file, config.project), url(chunkOf(file)?.fileName ?? '')]),
    ),
  };
}
