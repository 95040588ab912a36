import type { RunnableDevEnvironment } from 'vite';
import { browserDir } from '../pages/own-package.ts';
import type { ServerBundle } from '../shared/document.ts';
import type { DocsError } from '../shared/error.ts';
import { moduleError } from '../vite/bundler-error.ts';
import type { FirstCode } from './first-code.ts';
import { styleFiles } from './styles.ts';

export const entryServer = `${browserDir}client/entry-server.js`;

type Module = Record<string, unknown>;

/** What renders a page. */
export interface LoadedCode extends ServerBundle {
  /** The modules that the page imports, by the names it uses. */
  modules: Record<string, Module>;
  /** Those that cannot be found. */
  unresolved: string[];
  /** Why others cannot be run. */
  broken: DocsError[];
  /** Stylesheets of all modules that ran, in the order of the imports: absolute files. */
  styles: string[];
}

/** Theme and components as they run on the server. */
export interface ServerCode {
  /** @param names modules that a page imports, as it names them */
  load(names: readonly string[]): Promise<LoadedCode>;
  /** Runs all modules again when they are needed next. */
  reload(): void;
  /** Number of modules that have run, for `loadInTime`. */
  loaded(): number;
  /** Number of reloads so far: tells whether what was rendered before still holds. */
  generation(): number;
  /** True for a file of the bundle that renders the first pages. */
  isInFirst(file: string): boolean;
  /** Gives the bundle up: the module runner has the places of errors, and takes edits. False when it is given up. */
  dropFirst(): boolean;
}

/** @param bundle what renders the pages before the first edit of theme and components */
export function createServerCode(ssr: RunnableDevEnvironment, bundle: Promise<FirstCode>): ServerCode {
  let generation = 0;
  // Until they are known, any file may be one of them.
  let files: FirstCode['files'] | undefined;
  // The runner says what is wrong with a file that the bundler cannot read.
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
        // Modules of two generations have two React contexts, and know nothing of each other.
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

/** Runs the modules one by one, each as it is on disk. */
async function run(ssr: RunnableDevEnvironment, names: readonly string[]): Promise<LoadedCode> {
  const { renderPage } = await ssr.runner.import<ServerBundle>(entryServer).catch((error: unknown) => {
    // Of the theme: nothing can be shown without it.
    throw moduleError(error, ssr.config.root) ?? error;
  });
  const modules: Record<string, Module> = {};
  const unresolved: string[] = [];
  const broken: DocsError[] = [];
  const ids = [entryServer];
  for (const name of names) {
    // Packages go to Node by their name; everything else is found the way the bundler finds it.
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
