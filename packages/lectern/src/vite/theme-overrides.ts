import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { componentsOf, type ThemeFiles } from './theme-code.ts';
import { exportNames } from './use-client.ts';

/** Prefix of the ids of modules that export a replacement, followed by the file of the default theme. */
export const OVERRIDE = '\0lectern-override:';

export interface ThemeOverrides {
  /** The id that an import inside of the default theme resolves to instead; null to leave it alone. */
  resolveId(id: string, importer: string | undefined): string | null;
  load(id: string): string | null;
}

/**
 * Lets the themes of the project and of plugins replace any component of the default theme: modules of the default
 * theme import the replacement as well. Only the index of the default theme keeps the originals, so that a replacement
 * can wrap the component that it replaces.
 *
 * @param themeDir folder of the default theme, with a trailing slash
 */
export function themeOverrides(files: ThemeFiles, themeDir: string): ThemeOverrides {
  return {
    resolveId(id, importer) {
      if (!importer?.startsWith(themeDir) || importer === `${themeDir}index.js`) return null;
      if (!/^\..*\.js$/.test(id)) return null;
      const file = resolve(dirname(importer), id);
      return replaced(file, files).length > 0 ? OVERRIDE + file : null;
    },
    load(id) {
      if (!id.startsWith(OVERRIDE)) return null;
      const file = id.slice(OVERRIDE.length);
      // An explicit export overrides the export of the same name from `export *`.
      const named = replaced(file, files).map(
        ([from, names]) => `export { ${names.join(', ')} } from ${JSON.stringify(from)};`,
      );
      return [`export * from ${JSON.stringify(file)};`, ...named].join('\n');
    },
  };
}

/** Returns the components of a default theme file that other themes also export, by the file of these themes. */
function replaced(file: string, files: ThemeFiles): [from: string, names: string[]][] {
  const original = new Set(exportNames(readFileSync(file, 'utf8')));
  return [...componentsOf(files)]
    .map(([from, names]): [string, string[]] => [from, names.filter((name) => original.has(name))])
    .filter(([, names]) => names.length > 0);
}
