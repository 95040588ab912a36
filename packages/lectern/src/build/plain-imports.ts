import { exactRegex } from 'rolldown/filter';
import type { Plugin } from 'vite';

/** Vite's function that loads the stylesheets of a module that is imported later, and then the module. */
const HELPER = '\0vite/preload-helper.js';

/** An import as Vite wraps it, with a marker that it later replaces by the list of stylesheets. */
const IMPORT = String.raw`(import\([^()]*\)(?:\.then\(\(n\) => n\.\w+\))?)`;
const WRAPPED = new RegExp(String.raw`__vitePreload\(\(\) => ${IMPORT}, __VITE_PRELOAD__\)`, 'g');
/** The same if the code names the exports that it needs. */
const NAMED = new RegExp(
  String.raw`__vitePreload\(async \(\) => \{\s*const \{[^{}]*\} = await ${IMPORT};\s*return \{[^{}]*\};\s*\}, __VITE_PRELOAD__\)`,
  'g',
);

/**
 * Leaves dynamic imports as they are written. All styles of a site are in files that its documents name, so Vite's
 * function would get an empty list with each import, and takes 0.6 kB of the code that every reader loads.
 */
export function plainImports(): Plugin {
  return {
    name: 'lectern:plain-imports',
    enforce: 'pre',
    load: {
      filter: { id: exactRegex(HELPER) },
      handler: () => 'export const __vitePreload = (load) => load();',
    },
    // Imports in another form still work: they call the function above.
    renderChunk: (code) => code.replace(WRAPPED, '$1').replace(NAMED, '$1'),
  };
}
