import type { RunnableDevEnvironment } from 'vite';
import { browserDir } from '../pages/own-package.ts';
import type { ServerBundle } from '../shared/document.ts';
import type { DocsError } from '../shared/error.ts';
import { moduleError } from '../vite/bundler-error.ts';
import type { FirstCode } from './first-code.ts';
import { styleFiles } from './styles.ts';

export const entryServer = `${browserDir}client/entry-server.js`;

type Module = Record<string, unknown>;

/** The code that renders a page. */
export interface LoadedCode extends ServerBundle {
  /** The modules that the page imports, by the names that it uses. */
  modules: Record<string, Module>;
  /** Names of modules that cannot be found. */
  unresolved: string[];
  /** Errors of modules that cannot be run. */
  broken: DocsError[];
  /** Absolute files of the stylesheets of all modules that ran, in the order of the imports. */
  styles: string[];
}

/** Theme and components, as they run on the server. */
export interface ServerCode {
  /** Loads the code for a page. @param names modules that a page imports, by the names that it uses */
  load(names: readonly string[]): Promise<LoadedCode>;
  /** Runs all modules again when they are needed next. */
  reload(): void;
  /** Returns the number of modules that have run, for `loadInTime`. */
  loaded(): number;
  /** Returns the number of reloads so far, which shows whether a rendered page is still valid. */
  generation(): number;
  /** Returns true for a file of the bundle that renders the first pages. */
  isInFirst(file: string): boolean;
  /**
   * Drops the bundle, because the module runner reports the places of errors and accepts edits. Returns false if it was
   * already dropped.
   */
  dropFirst(): boolean;
}

/** Creates the server code. @param bundle renders the pages before the first edit of theme and components */
export function createServerCode(ssr: RunnableDevEnvironment, bundle: Promise<FirstCode>): ServerCode {
  let generation = 0;
  // Until they are known, any file may be one of them.
  let files: FirstCode['files'] | undefined;
  // If the bundler cannot read a file, the runner reports the error.
  let first: Promise<FirstCode | null> | null = bundle.catch(() => null);
  first.then((code) => {
    files = code?.files ?? new Set();
  });
  return {
    async load(names) {
      for (;;) {
        const begun = generation;
        const code = names.length === 0 ? await first : null;
        const loaded = code ? { ...code, modules: {}, unresolved: [], broken: [] } : await run(ssr, names);
        // Modules of two generations have two different React contexts, and cannot work together.
        if (begun === generation) return loaded;
      }
    },
    reload() {
      generation++;
      first = null;
      ssr.runner.clearCache();
    },
    loaded() {
      const modules = [...ssr.runner.evaluatedModules.idToModuleMap.values()];
      return modules.filter(({ evaluated }) => evaluated).length;
    },
    generation: () => generation,
    isInFirst: (file) => first !== null && (files?.has(file) ?? true),
    dropFirst() {
      const wasThere = first !== null;
      first = null;
      return wasThere;
    },
  };
}

/** Runs the modules one by one, each in its current state on disk. */
async function run(ssr: RunnableDevEnvironment, names: readonly string[]): Promise<LoadedCode> {
  const { renderPage } = await ssr.runner.import<ServerBundle>(entryServer).catch((error: unknown) => {
    // An error of the theme, without which no page can be shown.
    throw moduleError(error, ssr.config.root) ?? error;
  });
  const modules: Record<string, Module> = {};
  const unresolved: string[] = [];
  const broken: DocsError[] = [];
  const ids = [entryServer];
  for (const name of names) {
    // Node.js loads packages by their name. Everything else is resolved by the bundler.
    const resolved = await ssr.pluginContainer.resolveId(name, entryServer);
    if (!resolved) {
      unresolved.push(name);
      continue;
    }
    const id = !resolved.id.includes('/node_modules/') ? resolved.id : name;
    try {
      modules[name] = await ssr.runner.import(id);
      ids.push(id);
    } catch (error) {
      const mistake = moduleError(error, ssr.config.root);
      if (!mistake) throw error;
      broken.push(mistake);
    }
  }
  const importsOf = (id: string) =>
    Array.from(ssr.moduleGraph.getModuleById(id)?.importedModules ?? [], (module) => module.id);
  return { renderPage, modules, unresolved, broken, styles: styleFiles(ids, importsOf) };
}
