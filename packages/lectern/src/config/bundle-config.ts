import { isBuiltin } from 'node:module';
import { dirname, isAbsolute, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Plugin, rolldown } from 'rolldown';

/** A config file as one module that Node.js can run. */
export interface BundledConfig {
  /** An ES module with its source map inside. */
  code: string;
  /** Absolute files of the project that are in it, the config file among them. */
  deps: string[];
  /** It stays right for as long as these files do: it has nothing in it of where packages are, which may change. */
  isLasting: boolean;
}

/** What a module of Node.js knows of itself: in one file for all modules, each has to be told. */
const OWN = { dirname: '__own_dirname', filename: '__own_filename', url: '__own_url' };

/**
 * Bundles a config file and the modules of the project that it imports, in TypeScript or JavaScript, as ES modules or
 * CommonJS. Rolldown does that without Vite, which takes 0.1 s to load: more than all other modules of a build. The
 * rules are those of Vite's `configLoader: 'bundle'`.
 *
 * @param file absolute
 * @param folder absolute, where the bundle is run from
 * @throws what Rolldown throws for a file that it cannot read
 */
export async function bundleConfig(file: string, folder: string): Promise<BundledConfig> {
  const packages = packagesOutside(join(folder, 'config.mjs'));
  const build = await rolldown({
    input: file,
    platform: 'node',
    logLevel: 'silent',
    resolve: { mainFields: ['main'] },
    transform: {
      define: {
        __dirname: OWN.dirname,
        __filename: OWN.filename,
        'import.meta.dirname': OWN.dirname,
        'import.meta.filename': OWN.filename,
        'import.meta.url': OWN.url,
      },
    },
    treeshake: false,
    tsconfig: false,
    plugins: [packages.plugin, ownPlaces],
  });
  try {
    const { output } = await build.generate({
      format: 'esm',
      sourcemap: 'inline',
      // Absolute, as the bundle may be run from anywhere.
      sourcemapPathTransform: (path, map) => resolve(dirname(map), path),
      codeSplitting: false,
    });
    const [{ code }] = output;
    const modules = output.flatMap((chunk) => (chunk.type === 'chunk' ? chunk.moduleIds : []));
    return { code, deps: modules.filter((id) => isAbsolute(id)), isLasting: packages.areFound() };
  } finally {
    await build.close();
  }
}

/**
 * Leaves packages outside of the bundle.
 *
 * @param place absolute file that the bundle is run from
 * @returns the plugin, and whether Node.js finds all of them from there: others are named by their files
 */
function packagesOutside(place: string): { plugin: Plugin; areFound(): boolean } {
  let areFound = true;
  const plugin: Plugin = {
    name: 'lectern:packages-outside',
    resolveId: {
      // `#name` is an import of the project itself.
      filter: { id: /^[^.#]/ },
      async handler(id, importer, { kind }) {
        if (!importer || isAbsolute(id) || isBuiltin(id)) return null;
        const found = await this.resolve(id, importer, { kind, skipSelf: true });
        // What is not there may be in a `try`: Node.js says so when it gets there.
        if (!found || !isAbsolute(found.id)) return { id, external: true };
        if (found.id.endsWith('.json')) {
          areFound = false;
          return found.id;
        }
        const fromPlace = await this.resolve(id, place, { kind, skipSelf: true });
        if (fromPlace?.id === found.id) return { id, external: true };
        areFound = false;
        return { id: kind === 'require-call' ? found.id : pathToFileURL(found.id).href, external: true };
      },
    },
  };
  return { plugin, areFound: () => areFound };
}

const ownPlaces: Plugin = {
  name: 'lectern:own-places',
  transform: {
    filter: { id: /\.[cm]?[jt]s$/ },
    handler(code, id) {
      const values = [
        [OWN.dirname, dirname(id)],
        [OWN.filename, id],
        [OWN.url, pathToFileURL(id).href],
      ];
      const own = values.map(([name, value]) => `const ${name} = ${JSON.stringify(value)};`).join('');
      // On the first line, so that all others keep their numbers; a `#!` has to stay in front.
      return { code: code.replace(/^(#!.*\n)?/, (start) => start + own), map: null };
    },
  },
};
