import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { exactRegex } from 'rolldown/filter';
import { build, createLogger, type InlineConfig, type Plugin, type PluginOption, type Rolldown } from 'vite';
import { type Config, themeFiles } from '../config/load.ts';
import { type LecternPluginOptions, lecternPlugin, PAGE_STYLES, sourceDir } from '../vite/plugin.ts';
import { ASSET, bundleConfig, noteModules, QUIET, STYLE, serverBundle } from '../vite/server-bundle.ts';
import { islandName } from '../vite/use-client.ts';
import { bundleError } from './bundle-error.ts';

/** What the bundler made: where the server's entry is, and the URLs of the browser's files. */
export interface Bundle {
  /** Absolute file of the server's entry. */
  serverEntry: string;
  entryUrl: string;
  preloadUrls: string[];
  styleUrls: string[];
  /** The font of headings. */
  fontUrl: string;
  /** URL of the browser's module of each island file. */
  islandUrls: Record<string, string>;
}

/** File that `theme/styles/heading-font.css` names. */
const HEADING_FONT = 'familjen-grotesk-latin-wght-normal.woff2';

type Output = Rolldown.RolldownOutput['output'];

/**
 * Has V8 compile a file's functions while it arrives, on its own thread, and not one by one when they are
 * called (https://github.com/WICG/explicit-javascript-compile-hints-file-based): a file is fetched when a reader is
 * about to need it, and most of what is in it. A quarter of the time to hydration; other engines read a comment.
 */
const CALLED_ON_LOAD = '//# allFunctionsCalledOnLoad';

/**
 * Bundles theme, client and islands, never the content (DESIGN decision 5).
 *
 * @param pageModules modules that pages import
 * @param folder gets the server's files in `server`, the browser's in `client`
 * @returns the bundle, and every file that is a module of it, also those that were shaken out
 */
export async function bundleSite(
  config: Config,
  pageModules: readonly string[],
  folder: string,
): Promise<{ bundle: Bundle; modules: Set<string> }> {
  const { project, vite } = config;
  const found = new Set<string>();
  const modules = new Set<string>();
  const pluginsFor = (options: Partial<LecternPluginOptions>) => [
    lecternPlugin({ project, ...themeFiles(config), pageModules, ...options }),
    ...(vite.plugins ?? []),
    react(),
    noteModules(modules),
  ];
  const serverDir = join(folder, 'server');
  const onIsland = (file: string) => found.add(file);
  const [{ islands }, client] = await inProduction(() => {
    const server = run(serverBundle(bundleConfig(config, 'production'), pluginsFor({ onIsland }), serverDir));
    const forClient = server.then((output) => ({
      // Modules are loaded in parallel: the order they were found in differs from build to build.
      islands: [...found].sort(),
      styles: moduleIds(output).filter((id) => STYLE.test(id)),
    }));
    const plugins = [fromServer(forClient, project), ...pluginsFor({})];
    return bothOf(forClient, bundleClient(config, plugins, join(folder, 'client')));
  });
  return { bundle: describeBundle(config, join(serverDir, 'entry.mjs'), client, islands), modules };
}

interface ForClient {
  islands: string[];
  styles: string[];
}

/**
 * What the server's modules have for the client, which is bundled at the same time: entries of its own for
 * islands, and stylesheets.
 */
function fromServer(found: Promise<ForClient>, project: string): Plugin {
  return {
    name: 'lectern:from-server',
    enforce: 'pre',
    load: {
      filter: { id: exactRegex(`\0${PAGE_STYLES}`) },
      async handler() {
        const { islands, styles } = await found;
        for (const id of islands) {
          const name = `island-${islandName(id, project).replace(/\W+/g, '-')}`;
          this.emitFile({ type: 'chunk', id, name, preserveSignature: 'strict' });
        }
        return styles.map((file) => `import ${JSON.stringify(file)};`).join('\n');
      },
    },
  };
}

/** Both of two; when both fail, the error of the first. Neither continues writing when the other has failed. */
async function bothOf<A, B>(first: Promise<A>, second: Promise<B>): Promise<[A, B]> {
  await Promise.allSettled([first, second]);
  return [await first, await second];
}

function bundleClient(config: Config, plugins: PluginOption[], outDir: string): Promise<Output> {
  const shared = bundleConfig(config, 'production');
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
        input: { main: join(sourceDir, 'client/entry-browser.tsx') },
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

async function run(config: InlineConfig): Promise<Output> {
  // What is thrown is told by the command line, once.
  const customLogger = { ...createLogger(config.logLevel), error: () => {} };
  try {
    const result = (await build({ ...config, customLogger })) as Rolldown.RolldownOutput;
    return result.output;
  } catch (error) {
    throw bundleError(error, config.root ?? '');
  }
}

/** Vite compiles JSX for development when the caller's environment says anything but production. */
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
): Bundle {
  const chunks = output.filter((file) => file.type === 'chunk');
  const chunkOf = (file: string) => chunks.find((chunk) => chunk.facadeModuleId === file);
  const main = chunkOf(join(sourceDir, 'client/entry-browser.tsx'));
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
