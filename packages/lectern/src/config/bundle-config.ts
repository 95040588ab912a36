import { isBuiltin } from 'node:module';
import { dirname, isAbsolute, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Plugin, rolldown } from 'rolldown';

/** A config file bundled into one module that Node.js can run. */
export interface BundledConfig {
  /** An ES module with an inline source map. */
  code: string;
  /** Absolute files of the project that are in the bundle, including the config file. */
  deps: string[];
  /**
   * Whether the bundle is valid until one of these files changes. False if it contains locations of packages, which may
   * change.
   */
  isLasting: boolean;
}

/**
 * Replacements for the properties that describe a module's own location: in a single file, each module needs its own
 * values.
 */
const OWN = { dirname: '__own_dirname', filename: '__own_filename', url: '__own_url' };

/**
 * Bundles a config file and the modules of the project that it imports, in TypeScript or JavaScript, as ES modules or
 * CommonJS. It uses Rolldown without Vite, because loading Vite takes 0.1 s: more than all other modules of a build.
 * The rules are those of Vite's `configLoader: 'bundle'`.
 *
 * @param file absolute
 * @param folder absolute folder that the bundle is run from
 * @throws the errors of Rolldown for a file that it cannot read
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
      // Absolute paths, because the bundle may be run from anywhere.
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
 * Keeps packages out of the bundle.
 *
 * @param place absolute file that the bundle is run from
 * @returns the plugin, and whether Node.js finds all packages from there: others are imported by their file path
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
        // A package that is not found may be imported in a `try`. Node.js reports it when it reaches the import.
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
      // On the first line, so that all other lines keep their numbers. A `#!` must stay in front.
      return { code: code.replace(/^(#!.*\n)?/, (start) => start + own), map: null };
    },
  },
};
