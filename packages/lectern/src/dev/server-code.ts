import type { RunnableDevEnvironment } from 'vite';
import type { ServerBundle } from '../shared/document.ts';
import { sourceDir } from '../vite/plugin.ts';

export const entryServer = `${sourceDir}client/entry-server.tsx`;

type Module = Record<string, unknown>;

/** Theme and components as they run on the server. */
export interface ServerCode {
  /** The renderer, and the modules that a page imports, by the names it uses and as ids. */
  load(
    names: readonly string[],
  ): Promise<ServerBundle & { modules: { byName: Record<string, Module>; ids: string[] } }>;
  reload(): void;
  /** Number of reloads so far: tells whether what was rendered before still holds. */
  generation(): number;
}

export function createServerCode(ssr: RunnableDevEnvironment): ServerCode {
  let generation = 0;
  return {
    async load(names) {
      for (;;) {
        const begun = generation;
        const { renderPage } = await ssr.runner.import<ServerBundle>(entryServer);
        const modules = await loadModules(ssr, names);
        // Modules of two generations have two React contexts, and know nothing of each other.
        if (begun === generation) return { renderPage, modules };
      }
    },
    reload() {
      generation++;
      ssr.runner.clearCache();
    },
    generation: () => generation,
  };
}

/** Packages go to Node by their name; everything else is found the way the bundler finds it. */
async function loadModules(ssr: RunnableDevEnvironment, names: readonly string[]) {
  const byName: Record<string, Module> = {};
  const ids: string[] = [];
  for (const name of names) {
    const resolved = await ssr.pluginContainer.resolveId(name, entryServer);
    const id = resolved && !resolved.id.includes('/node_modules/') ? resolved.id : name;
    byName[name] = await ssr.runner.import(id);
    ids.push(id);
  }
  return { byName, ids };
}
