import { workerPlugins } from '../src/config/for-workers.ts';
import { loadConfig } from '../src/config/load.ts';
import { createPageCompiler } from '../src/pages/compile-page.ts';
import type { KnownPage } from '../src/pages/known-pages.ts';
import { type CompileTask, compileWith } from '../src/site/compile-batch.ts';
import { type CompiledSite, type CompileSettings, compileSite } from '../src/site/compile-site.ts';

/** Compiles pages with a new compiler, which has no cached state. */
async function compileHere({ config, routes, progress }: CompileTask): Promise<KnownPage[]> {
  return compileWith(createPageCompiler(config, await workerPlugins(config)), routes, progress);
}

/** Compiles a project in this thread, without workers, as input for checks of a whole site. */
export async function compiled(folder: string, settings: CompileSettings = {}): Promise<CompiledSite> {
  return compileSite({ run: compileHere }, await loadConfig(folder), settings);
}
