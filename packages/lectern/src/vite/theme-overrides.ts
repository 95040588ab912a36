import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { componentsOf, type ThemeFiles } from './theme-code.ts';
import { exportNames } from './use-client.ts';

const PREFIX = '\0lectern-override:';

export interface ThemeOverrides {
  /** The id that an import inside of the default theme resolves to instead; null to leave it alone. */
  resolveId(id: string, importer: string | undefined): string | null;
  load(id: string): string | null;
}

/**
 * Lets a project's theme, and those of plugins, replace any component of the default theme: what they export by name
 * is what the default theme's own modules get, too. The theme's index alone keeps the originals, so that a
 * replacement can wrap the one it replaces.
 *
 * @param themeDir folder of the default theme, with a slash at its end
 */
export function themeOverrides(files: ThemeFiles, themeDir: string): ThemeOverrides {
  return {
    resolveId(id, importer) {
      if (!importer?.startsWith(themeDir) || importer === `${themeDir}index.js`) return null;
      if (!/^\..*\.js$/.test(id)) return null;
      const file = resolve(dirname(importer), id);
      return replaced(file, files).length > 0 ? PREFIX + file : null;
    },
    load(id) {
      if (!id.startsWith(PREFIX)) return null;
      const file = id.slice(PREFIX.length);
      // A name that is written out overrides one that comes with the star.
      const named = replaced(file, files).map(
        ([from, names]) => `export { ${names.join(', ')} } from ${JSON.stringify(from)};`,
      );
      return [`export * from ${JSON.stringify(file)};`, ...named].join('\n');
    },
  };
}

/** Components of a file of the default theme that other themes export as well, by the file of these. */
function replaced(file: string, files: ThemeFiles): [from: string, names: string[]][] {
  const original = new Set(exportNames(readFileSync(file, 'utf8')));
  return [...componentsOf(files)]
    .map(([from, names]): [string, string[]] => [from, names.filter((name) => original.has(name))])
    .filter(([, names]) => names.length > 0);
}
