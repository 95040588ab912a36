import { realpathSync } from 'node:fs';
import { resolve } from 'node:path';
import type { PluginOption } from 'vite';
import type { Config } from '../config/load.ts';
import { ASSET, bundleConfig, QUIET } from '../vite/server-bundle.ts';
import { run } from './run-vite.ts';

/**
 * Bundles stylesheets, each into its own file.
 *
 * @param files absolute
 * @param outDir folder that the files are added to; its other files stay
 * @returns the URL of each file
 */
export async function bundleStyles(
  config: Config,
  files: readonly string[],
  plugins: PluginOption[],
  outDir: string,
): Promise<Record<string, string>> {
  if (files.length === 0) return {};
  const shared = bundleConfig(config, 'production');
  const output = await run({
    ...shared,
    plugins,
    build: {
      ...shared.build,
      outDir,
      emptyOutDir: false,
      copyPublicDir: false,
      rolldownOptions: { ...QUIET, input: [...new Set(files)], output: { assetFileNames: ASSET } },
    },
  });
  return Object.fromEntries(
    files.map((file) => {
      const made = output.find(
        (asset) =>
          asset.type === 'asset' &&
          asset.originalFileNames.some((name) => resolve(config.project, name) === realpathSync(file)),
      );
      if (!made) throw new Error(`The bundler made no stylesheet of ${file}.`);
      return [file, config.base + made.fileName];
    }),
  );
}
