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
  /** Stylesheets of its modules, in the order of the imports: absolute files. */
  styles: string[];
  /** Files of all its modules. */
  files: Set<string>;
}

/**
 * Bundles theme and client for the first pages: a twentieth of the time that the module runner takes for a
 * hundred modules, one after another. Without the components that pages import.
 *
 * By the bundler itself and not by a build of Vite, whose own code takes six times as long to get under way.
 * What Lectern's modules hold the bundler knows; a project's modules may hold all that Vite knows, and so go
 * through its server.
 *
 * @throws what the bundler throws when one of the files is broken
 */
export async function bundleFirstCode(config: Config, server: ViteDevServer): Promise<FirstCode> {
  const { project, cacheDir } = config;
  const styles: string[] = [];
  const files = new Set<string>();
  const bundle = await rolldown({
    input: entryServer,
    platform: 'node',
    // Silent: the module runner, which comes next, says the same.
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
 * Runs a bundle from a folder that is named by what is in it: Node keeps for good what it has imported, and a server
 * that starts again with a theme of before must not keep the same code twice.
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

/** React as Node finds it: to bundle it takes longer than all else. */
const nodesReact: Plugin = {
  name: 'lectern:react',
  resolveId: {
    filter: { id: REACT },
    handler: (id) => ({ id: import.meta.resolve(id), external: true, moduleSideEffects: false }),
  },
};

/** Styles of Lectern that are no stylesheet but a text, which only the browser needs. */
const noStyleTexts: Plugin = {
  name: 'lectern:no-style-texts',
  load: {
    filter: { id: /\.css\?inline$/ },
    handler: (id) => (id.startsWith(browserDir) ? { code: 'export default "";', moduleType: 'js' } : null),
  },
};

/** Modules of the project as Vite's server makes them; Lectern's own are left to the bundler. */
function throughVite({ environments: { client, ssr } }: ViteDevServer): Plugin {
  return {
    name: 'lectern:through-vite',
    resolveId: {
      // Vite has made absolute paths of the imports of a project's modules.
      filter: { id: /^\// },
      async handler(url, importer) {
        const id = virtualId(url);
        if (id) return { id };
        const resolved = await ssr.pluginContainer.resolveId(url, importer);
        return resolved && { id: resolved.id };
      },
    },
    load: {
      // The bundler's own modules; those of Lectern that have no file are loaded by now.
      filter: { id: { exclude: [/^\0rolldown/, /\.json$/, prefixRegex(browserDir)] } },
      async handler(id) {
        // The plugins that keep something between modules begin with the client, for both.
        await client.pluginContainer.buildStart();
        // Vite's analysis of imports wants to know the module.
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
 * The id of a module without a file, which Vite's analysis of imports has made a URL of.
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
