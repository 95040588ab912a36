import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { type OutputChunk, rolldown } from 'rolldown';
import { prefixRegex } from 'rolldown/filter';
import type { Plugin } from 'vite';
import { type Config, themeFiles } from '../config/load.ts';
import { browserDir } from '../pages/own-package.ts';
import { toPosix } from '../pages/paths.ts';
import { withoutQuery } from '../shared/url.ts';
import { REACT } from '../vite/plugin.ts';
import { STYLE } from '../vite/style-files.ts';
import { OVERRIDE, themeOverrides } from '../vite/theme-overrides.ts';
import { entryBrowser } from './render.ts';
import { loadAgain, replacedComponents } from './replaced-again.ts';

/** Code by the id of a module: the files of theme and client, which only export from chunks, and the chunks. */
type ClientCode = ReadonlyMap<string, string>;

/** A chunk, as other chunks import it. */
const CHUNK = /^\.\/(?=lectern-client-[\w-]+\.js$)/;
const CHUNK_ID = '\0virtual:lectern/client-bundle/';

/** Folders of `browserDir` with modules for browsers. */
const FOLDERS = ['client', 'theme', 'search', 'shared'];

/**
 * Modules that only the server or Node.js needs, and one that only old browsers need, which changes the browser when it
 * runs.
 */
const OTHERS =
  /\/(?:client\/(?:entry-server|island-server|mdx-runtime|static-react|popover-fill)|dist\/search\/index)\.js$/;

/** Modules that themes use. */
const THEME = ['client/index.js', 'theme/index.js'].map((name) => browserDir + name);

/** The module that exports the components of all themes. */
const PROJECT_THEME = 'virtual:lectern/theme';

/** React, as Vite's optimizer of dependencies has bundled it. */
const OPTIMIZED_REACT = /\/vite\/deps\/react[\w-]*\.js/;

/**
 * Serves theme and client to the browser in a few chunks. Otherwise the browser would load 130 modules, and each of
 * them costs a request and a run through the plugins of Vite. Each file keeps its URL, because themes and islands import
 * single files. Stylesheets, virtual modules and components that a theme replaces stay outside of the chunks.
 *
 * After an edit of theme or client, all files are served one by one: only their developers edit them, and Vite then
 * updates each file.
 */
export function clientBundle(config: Config): Plugin {
  /** Null if the files are served one by one. */
  let bundle: { replaced: string; code: Promise<ClientCode | null> } | null | undefined;
  const load = () => {
    const replaced = replacedComponents(config);
    // Vite reports the error of a broken file with its place.
    if (bundle !== null && bundle?.replaced !== replaced) {
      bundle = { replaced, code: bundleClient(config).catch(() => null) };
    }
    return bundle?.code;
  };
  return {
    name: 'lectern:client-bundle',
    enforce: 'pre',
    applyToEnvironment: ({ config: { consumer } }) => consumer === 'client',
    resolveId: {
      order: 'pre',
      filter: { id: [CHUNK, prefixRegex(OVERRIDE)] },
      // The chunks import replacements by their final id.
      handler: (id) => id.replace(CHUNK, CHUNK_ID),
    },
    load: {
      // A first page needs the stylesheets, and should not wait for the bundle.
      filter: { id: { include: [prefixRegex(browserDir), prefixRegex(CHUNK_ID)], exclude: /\.css(?:\?|$)/ } },
      async handler(id) {
        // Vite adds a version to files of packages.
        const code = (await load())?.get(withoutQuery(id));
        return code === undefined ? null : withoutMap(code);
      },
    },
    // Most of the megabytes that a page loads would be the source map of React.
    transform: { filter: { id: OPTIMIZED_REACT }, handler: (code) => withoutMap(`${code}\n`) },
    hotUpdate: {
      order: 'pre',
      handler({ file }) {
        if (!bundle || !file.startsWith(browserDir) || !file.endsWith('.js')) return;
        bundle = null;
        loadAgain(this.environment);
        this.environment.hot.send({ type: 'full-reload' });
        return [];
      },
    },
  };
}

/** Returns code for which Vite makes no source map. */
function withoutMap(code: string) {
  return { code, map: { mappings: '' } };
}

async function bundleClient(config: Config): Promise<ClientCode> {
  const files = moduleFiles();
  const bundle = await rolldown({
    input: Object.fromEntries(files.map((file) => [nameOf(file), file])),
    platform: 'browser',
    logLevel: 'silent',
    preserveEntrySignatures: 'allow-extension',
    plugins: [outside(config)],
  });
  try {
    const { output } = await bundle.generate({
      entryFileNames: 'lectern-client-[name].js',
      chunkFileNames: 'lectern-client-[name].js',
      codeSplitting: {
        includeDependenciesRecursively: false,
        groups: [{ debugName: 'client', name: createGroups(files) }],
      },
      // The theme of a project needs the default theme when it starts. The latter imports the former as well.
      banner: ({ name }) => (name === 'app' ? `import '${PROJECT_THEME}';` : ''),
    });
    const chunks = output.filter((file): file is OutputChunk => file.type === 'chunk');
    return new Map(
      chunks.flatMap(({ fileName, facadeModuleId, code }) =>
        [CHUNK_ID + fileName, facadeModuleId ?? []].flat().map((id) => [id, code] as const),
      ),
    );
  } finally {
    await bundle.close();
  }
}

/** Returns the files of all modules. */
function moduleFiles(): string[] {
  return FOLDERS.flatMap((folder) =>
    readdirSync(browserDir + folder, { recursive: true, encoding: 'utf8' }).map((name) =>
      join(browserDir, folder, name),
    ),
  ).filter((file) => file.endsWith('.js') && !OTHERS.test(file));
}

/** Returns the name of the chunk that has the exports of a file. */
function nameOf(file: string): string {
  return toPosix(relative(browserDir, file)).replace(/\.js$/, '').replaceAll('/', '-');
}

/** Leaves to Vite what is not a module of theme and client, and components that a theme replaces. */
function outside(config: Config): Plugin {
  const overrides = themeOverrides(themeFiles(config), `${browserDir}theme/`);
  return {
    name: 'lectern:outside',
    resolveId: {
      filter: { id: [REACT, /^virtual:/, /^\./] },
      async handler(id, importer) {
        if (!id.startsWith('.')) return { id, external: true };
        const override = overrides.resolveId(id, importer);
        if (override) return { id: override, external: true };
        const found = await this.resolve(id, importer, { skipSelf: true });
        const isOther = found && (STYLE.test(withoutQuery(found.id)) || OTHERS.test(found.id));
        return isOther ? { id: found.id, external: 'absolute' } : found;
      },
    },
  };
}

type Imports = 'importedIds' | 'dynamicallyImportedIds';
type Graph = { getModuleInfo(id: string): Record<Imports, readonly string[]> | null };

/**
 * Returns a function that chooses the chunk of a module:
 *
 * - `base`: modules that do not depend on a theme of the project. After an edit, Vite loads all modules again that import
 *   the edited one, and a page must not have two copies of a React context.
 * - `theme`: the default theme, which runs before a theme of the project.
 * - `app`: modules that start the page, after both. No other chunk imports them, because they must not run twice.
 * - `base-later` and `theme-later`: modules that a page does not load at once.
 *
 * @param files all modules
 */
function createGroups(files: readonly string[]): (id: string, graph: Graph) => string {
  let sets: ReturnType<typeof setsOf> | undefined;
  return (id, graph) => {
    sets ??= setsOf(files, graph);
    const isLater = !sets.theme.has(id) && !sets.app.has(id);
    if (sets.independent.has(id)) return isLater ? 'base-later' : 'base';
    if (isLater) return 'theme-later';
    return sets.theme.has(id) || sets.later.has(id) ? 'theme' : 'app';
  };
}

/** Returns the modules that themes use, that a page uses, that are loaded later, and that depend on no other theme. */
function setsOf(files: readonly string[], graph: Graph) {
  const theme = closureOf(THEME, graph, ['importedIds']);
  const app = closureOf([entryBrowser], graph, ['importedIds']);
  const lazy = files.filter((file) => !theme.has(file) && !app.has(file));
  const isTheme = (id: string) => id === PROJECT_THEME || id.startsWith(OVERRIDE);
  const independent = files.filter(
    // Vite loads a module again if a module that it imports later has changed.
    (file) => ![...closureOf([file], graph, ['importedIds', 'dynamicallyImportedIds'])].some(isTheme),
  );
  return { theme, app, later: closureOf(lazy, graph, ['importedIds']), independent: new Set(independent) };
}

/** Returns modules and all their transitive imports. */
function closureOf(ids: readonly string[], graph: Graph, kinds: readonly Imports[]): Set<string> {
  const found = new Set(ids);
  for (const id of found) {
    const info = graph.getModuleInfo(id);
    for (const kind of kinds) for (const next of info?.[kind] ?? []) found.add(next);
  }
  return found;
}
