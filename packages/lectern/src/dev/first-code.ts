import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, type Plugin, type Rolldown } from 'vite';
import type { Config } from '../config/load.ts';
import type { ServerBundle } from '../shared/document.ts';
import { lecternPlugin, REACT } from '../vite/plugin.ts';
import { bundleConfig, noteModules, STYLE, serverBundle } from '../vite/server-bundle.ts';

/** Theme and client as one bundle. */
export interface FirstCode extends ServerBundle {
  /** Style sheets of its modules, in the order of the imports: absolute files. */
  styles: string[];
  /** Files of all its modules. */
  files: Set<string>;
}

/**
 * Bundles theme and client for the first pages: a quarter of the time that the module runner takes for a
 * hundred modules, one after another. Without the components that pages import.
 *
 * @throws what the bundler throws when one of the files is broken
 */
export async function bundleFirstCode(config: Config): Promise<FirstCode> {
  const { project, themeFile, cacheDir } = config;
  const folder = join(cacheDir, `server.${process.pid}`);
  const files = new Set<string>();
  const shared = bundleConfig(config, 'development');
  const plugins = [
    nodesReact,
    lecternPlugin({ project, themeFile, pageModules: [], pageStyles: [] }),
    react(),
    noteModules(files),
  ];
  try {
    // Silent: the module runner, which comes next, says the same.
    const made = await build(serverBundle({ ...shared, logLevel: 'silent' }, plugins, folder));
    const { output } = made as Rolldown.RolldownOutput;
    const styles = output[0].moduleIds.filter((id) => STYLE.test(id));
    const { renderPage }: ServerBundle = await import(pathToFileURL(join(folder, 'entry.mjs')).href);
    return { renderPage, styles, files };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** React as Node finds it: to bundle it takes longer than all else. */
const nodesReact: Plugin = {
  name: 'lectern:react',
  enforce: 'pre',
  resolveId: (id) => (REACT.test(id) ? { id: import.meta.resolve(id), external: true } : null),
};
