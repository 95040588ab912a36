import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { threadId } from 'node:worker_threads';
import { type Plugin, type RolldownOutput, rolldown } from 'rolldown';
import { prefixRegex } from 'rolldown/filter';
import type { ViteDevServer } from 'vite';
import { hashOf } from '../config/hash.ts';
import { type Config, pluginStyles, themeFiles } from '../config/load.ts';
import { siteLanguages } from '../config/site-data.ts';
import { browserDir } from '../pages/own-package.ts';
import type { ServerBundle } from '../shared/document.ts';
import { withoutQuery } from '../shared/url.ts';
import { lecternPlugins, REACT } from '../vite/plugin.ts';
import { noStyles, noteModules } from '../vite/server-bundle.ts';
import { entryServer } from './server-code.ts';
import { styleFiles } from './styles.ts';

/** Theme and client as one bundle. */
export interface FirstCode extends ServerBundle {
  /** Absolute files of the stylesheets of its modules, in the order of the imports. */
  styles: string[];
  /** Files of all its modules. */
  files: Set<string>;
}

/**
 * Bundles theme and client for the first pages, without the components that pages import. This takes a twentieth of the
 * time that the module runner needs for a hundred modules, one after another.
 *
 * It uses the bundler directly, because a build of Vite takes six times as long to start. The bundler can read
 * Lectern's modules by itself. Modules of a project may need any feature of Vite, so they go through Vite's server.
 *
 * @throws the errors of the bundler if one of the files is broken
 */
export async function bundleFirstCode(config: Config, server: ViteDevServer): Promise<FirstCode> {
  const { project, cacheDir } = config;
  const styles: string[] = [];
  const files = new Set<string>();
  const bundle = await rolldown({
    input: entryServer,
    platform: 'node',
    // Silent, because the module runner, which is used next, reports the same.
    logLevel: 'silent',
    transform: { define: { 'process.env.NODE_ENV': '"development"' } },
    plugins: [
      noStyles,
      ...lecternPlugins({
        project,
        ...themeFiles(config),
        styles: pluginStyles(config).map(({ file }) => file),
        languages: siteLanguages(config),
        pageModules: [],
      }),
      nodesReact,
      noStyleTexts,
      throughVite(server),
      noteModules(files),
      noteStyles(styles),
    ],
  });
  try {
    const { output } = await bundle.generate({
      entryFileNames: 'entry.mjs',
      chunkFileNames: '[name].mjs',
    });
    const { renderPage } = await importOnce(output, cacheDir);
    return { renderPage, styles, files };
  } finally {
    await bundle.close();
  }
}

/**
 * Runs a bundle from a folder whose name is the hash of its content. Node.js never unloads a module, and a server
 * that starts again with an earlier theme must not load the same code twice.
 */
export async function importOnce(output: RolldownOutput['output'], cacheDir: string): Promise<ServerBundle> {
  const chunks = output.flatMap((file) => (file.type === 'chunk' ? [file] : []));
  const id = hashOf(chunks.map(({ code }) => code).join('\0'));
  const folder = join(cacheDir, `server.${process.pid}.${threadId}.${id}`);
  mkdirSync(folder, { recursive: true });
  try {
    for (const { fileName, code } of chunks) writeFileSync(join(folder, fileName), code);
    return await import(pathToFileURL(join(folder, 'entry.mjs')).href);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Imports React from Node.js: bundling it takes longer than everything else. */
const nodesReact: Plugin = {
  name: 'lectern:react',
  resolveId: {
    filter: { id: REACT },
    handler: (id) => ({ id: import.meta.resolve(id), external: true, moduleSideEffects: false }),
  },
};

/** Empties Lectern's stylesheets that are imported as text, which only the browser needs. */
const noStyleTexts: Plugin = {
  name: 'lectern:no-style-texts',
  load: {
    filter: { id: /\.css\?inline$/ },
    handler: (id) => (id.startsWith(browserDir) ? { code: 'export default "";', moduleType: 'js' } : null),
  },
};

/** Loads modules of the project through Vite's server. Lectern's own are left to the bundler. */
function throughVite({ environments: { client, ssr } }: ViteDevServer): Plugin {
  return {
    name: 'lectern:through-vite',
    resolveId: {
      // Vite has replaced the imports in a project's modules with absolute paths.
      filter: { id: /^\// },
      async handler(url, importer) {
        const id = virtualId(url);
        if (id) return { id };
        const resolved = await ssr.pluginContainer.resolveId(url, importer);
        return resolved && { id: resolved.id };
      },
    },
    load: {
      // Excludes the bundler's own modules. Lectern's virtual modules are already loaded by an earlier plugin.
      filter: { id: { exclude: [/^\0rolldown/, /\.json$/, prefixRegex(browserDir)] } },
      async handler(id) {
        // Plugins that keep state between modules initialize it with the client, for both environments.
        await client.pluginContainer.buildStart();
        // Vite's import analysis needs the module in the graph.
        await ssr.moduleGraph.ensureEntryFromUrl(id);
        const loaded = await ssr.pluginContainer.load(id);
        const source = typeof loaded === 'object' ? loaded?.code : loaded;
        const { code } = await ssr.pluginContainer.transform(
          source ?? (await readFile(withoutQuery(id), 'utf8')),
          id,
        );
        return { code, moduleType: 'js' };
      },
    },
  };
}

/**
 * Returns the id of a virtual module from the URL that Vite's import analysis made of it.
 *
 * @see https://vite.dev/guide/api-plugin#virtual-modules-convention
 * @returns null for other URLs
 */
function virtualId(url: string): string | null {
  return url.startsWith('/@id/') ? url.slice('/@id/'.length).replace('__x00__', '\0') : null;
}

/** Collects the stylesheets of all modules. */
function noteStyles(styles: string[]): Plugin {
  return {
    name: 'lectern:styles',
    buildEnd() {
      styles.push(...styleFiles([entryServer], (id) => this.getModuleInfo(id)?.importedIds ?? []));
    },
  };
}
