import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build, type InlineConfig, type PluginOption, type Rolldown } from 'vite';
import type { Config } from '../config/load.ts';
import { type LecternPluginOptions, lecternPlugin, sourceDir } from '../vite/plugin.ts';
import { bundleConfig, noteModules, QUIET, STYLE, serverBundle } from '../vite/server-bundle.ts';
import { islandName } from '../vite/use-client.ts';

/** What the bundler made: where the server's entry is, and the URLs of the browser's files. */
export interface Bundle {
  /** Absolute file of the server's entry. */
  serverEntry: string;
  entryUrl: string;
  preloadUrls: string[];
  styleUrls: string[];
  /** URL of the browser's module of each island file. */
  islandUrls: Record<string, string>;
}

type Output = Rolldown.RolldownOutput['output'];

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
  const { project, themeFile } = config;
  const found = new Set<string>();
  const modules = new Set<string>();
  const pluginsFor = (options: Partial<LecternPluginOptions>) => [
    lecternPlugin({ project, themeFile, pageModules, pageStyles: [], ...options }),
    react(),
    noteModules(modules),
  ];
  const serverDir = join(folder, 'server');
  const onIsland = (file: string) => found.add(file);
  const shared = bundleConfig(config, 'production');
  const server = await run(serverBundle(shared, pluginsFor({ onIsland }), serverDir));
  // Modules are loaded in parallel: the order they were found in differs from build to build.
  const islands = [...found].sort();
  const pageStyles = moduleIds(server).filter((id) => STYLE.test(id));
  const client = await bundleClient(config, pluginsFor({ pageStyles }), islands, join(folder, 'client'));
  return { bundle: describeBundle(config, join(serverDir, 'entry.mjs'), client, islands), modules };
}

function bundleClient(
  config: Config,
  plugins: PluginOption[],
  islands: readonly string[],
  outDir: string,
): Promise<Output> {
  const input: Record<string, string> = { main: join(sourceDir, 'client/entry-browser.tsx') };
  for (const file of islands) input[`island-${islandName(file, config.project).replace(/\W+/g, '-')}`] = file;
  return run({
    ...bundleConfig(config, 'production'),
    plugins,
    build: {
      outDir,
      emptyOutDir: true,
      copyPublicDir: false,
      cssCodeSplit: false,
      cssTarget: ['chrome123', 'safari17.5', 'firefox128'],
      modulePreload: false,
      rolldownOptions: {
        ...QUIET,
        input,
        preserveEntrySignatures: 'strict',
        output: {
          entryFileNames: 'assets/[name].[hash].js',
          chunkFileNames: 'assets/[name].[hash].js',
          assetFileNames: 'assets/[name].[hash][extname]',
        },
      },
    },
  });
}

async function run(config: InlineConfig): Promise<Output> {
  // Vite compiles JSX for development when the caller's environment says anything but production.
  const { NODE_ENV } = process.env;
  process.env.NODE_ENV = 'production';
  try {
    const result = (await build(config)) as Rolldown.RolldownOutput;
    return result.output;
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
  if (!main) throw new Error('The bundler made no client entry.');
  const url = (file: string) => config.base + file;
  return {
    serverEntry,
    entryUrl: url(main.fileName),
    preloadUrls: main.imports.map(url),
    styleUrls: output
      .filter(({ fileName }) => fileName.endsWith('.css'))
      .map(({ fileName }) => url(fileName)),
    islandUrls: Object.fromEntries(
      islands.map((file) => [islandName(file, config.project), url(chunkOf(file)?.fileName ?? '')]),
    ),
  };
}
