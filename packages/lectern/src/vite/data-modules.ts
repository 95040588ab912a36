import { dirname, join, relative, resolve } from 'node:path';
import { type Plugin, runnerImport, type UserConfig } from 'vite';
import { isIn } from '../pages/paths.ts';
import { DocsError, isDocsError } from '../shared/error.ts';
import { strangerIn } from '../shared/json-value.ts';

/** Modules that run in Node.js when a site is built, and whose exports pages and components import as data. */
export const DATA_MODULE = /\.data\.[cm]?[jt]s$/;

export interface DataModule {
  /** Code of a module that exports the data. */
  code: string;
  /** Files that it imports, including itself. */
  files: string[];
  /** Files and folders whose changes may affect the data: those of its export `watch`. */
  watched: string[];
}

/** Aliases and constants for modules that run in Node.js. */
type Settings = Pick<UserConfig, 'resolve' | 'define'>;

/**
 * Runs a module, and returns its exports as data.
 *
 * @throws DocsError if it fails, or exports a value that JSON cannot represent
 */
export async function runDataModule(file: string, project: string, settings: Settings): Promise<DataModule> {
  const where = relative(project, file).replaceAll('\\', '/');
  const { module, dependencies } = await run(file, project, settings, where);
  const { watch = [], ...data } = module;
  const names = Object.entries(data).map(([name, value]) => exportCode(name, value, where));
  return {
    code: names.join('\n'),
    files: [file, ...dependencies.map((path) => resolve(project, path))],
    watched: [watch].flat().map((pattern) => folderOf(String(pattern), file)),
  };
}

async function run(file: string, root: string, settings: Settings, where: string) {
  const { resolve: aliases, define } = settings;
  try {
    return await runnerImport<Record<string, unknown>>(file, {
      configFile: false,
      root,
      logLevel: 'silent',
      ...(aliases && { resolve: aliases }),
      ...(define && { define }),
    });
  } catch (error) {
    if (isDocsError(error)) throw error;
    const { name, message } = error instanceof Error ? error : new Error(String(error));
    throw new DocsError(`The data module failed: ${name}: ${message}`, {
      where,
      hint: 'It runs in Node.js, once per build.',
      cause: error,
    });
  }
}

function exportCode(name: string, value: unknown, where: string): string {
  const stranger = strangerIn(value);
  if (stranger !== null) {
    throw new DocsError(`The export ${name}${stranger} of a data module is not data.`, {
      where,
      hint: 'It is passed to pages as JSON: export strings, numbers, booleans, null, arrays and plain objects only.',
    });
  }
  const json = JSON.stringify(value) ?? 'undefined';
  return name === 'default' ? `export default ${json};` : `export const ${name} = ${json};`;
}

/** Returns the file of a pattern, or the folder that contains all its matches. */
function folderOf(pattern: string, file: string): string {
  const fixed = pattern.split('/');
  const glob = fixed.findIndex((part) => /[*?[\]{}!]/.test(part));
  return join(dirname(file), ...(glob < 0 ? fixed : fixed.slice(0, glob)));
}

interface DataModulesOptions {
  project: string;
  vite: UserConfig;
  /** Called for each module, with the code that replaces it. */
  onData?(file: string, code: string): void;
}

/** Creates the plugin that lets pages and components import data modules, in a build and in development. */
export function dataModules({ project, vite, onData }: DataModulesOptions): Plugin {
  const known = new Map<string, DataModule>();
  let watch = (_paths: string[]) => {};
  return {
    name: 'lectern:data-modules',
    enforce: 'pre',
    load: {
      filter: { id: DATA_MODULE },
      async handler(id) {
        const found = await runDataModule(id, project, vite);
        known.set(id, found);
        watch([...found.files, ...found.watched]);
        onData?.(id, found.code);
        return { code: found.code, moduleType: 'js', map: null };
      },
    },
    configureServer({ watcher }) {
      // Some of these files are outside of the project.
      watch = (paths) => void watcher.add(paths);
    },
    hotUpdate({ file, modules }) {
      const changed = Array.from(known).flatMap(([id, { watched, files }]) => {
        const concerns = files.includes(file) || watched.some((path) => isIn(file, path));
        return concerns ? [...(this.environment.moduleGraph.getModulesByFile(id) ?? [])] : [];
      });
      return changed.length > 0 ? [...new Set([...modules, ...changed])] : undefined;
    },
  };
}
