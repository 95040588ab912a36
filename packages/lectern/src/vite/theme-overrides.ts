import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { exportNames } from './use-client.ts';

const PREFIX = '\0lectern-override:';

export interface ThemeOverrides {
  /** The id that an import inside of the default theme resolves to instead; null to leave it alone. */
  resolveId(id: string, importer: string | undefined): string | null;
  load(id: string): string | null;
}

/**
 * Lets a project's theme replace any component of the default theme: what `theme/index.tsx` exports by name is
 * what the default theme's own modules get, too. The theme's index alone keeps the originals, so that a
 * replacement can wrap the one it replaces.
 *
 * @param themeFile the project's theme, or null
 * @param themeDir folder of the default theme, with a slash at its end
 */
export function themeOverrides(themeFile: string | null, themeDir: string): ThemeOverrides {
  return {
    resolveId(id, importer) {
      if (!themeFile || !importer?.startsWith(themeDir) || importer === `${themeDir}index.ts`) return null;
      if (!/^\..*\.tsx$/.test(id)) return null;
      const file = resolve(dirname(importer), id);
      return replaced(file, themeFile).length > 0 ? PREFIX + file : null;
    },
    load(id) {
      if (!themeFile || !id.startsWith(PREFIX)) return null;
      const file = id.slice(PREFIX.length);
      const names = replaced(file, themeFile).join(', ');
      // A name that is written out overrides one that comes with the star.
      return `export * from ${JSON.stringify(file)};\nexport { ${names} } from ${JSON.stringify(themeFile)};`;
    },
  };
}

/** Components of a file of the default theme that the project's theme exports as well. */
function replaced(file: string, themeFile: string): string[] {
  const own = new Set(exportNames(readFileSync(themeFile, 'utf8')));
  return exportNames(readFileSync(file, 'utf8')).filter((name) => own.has(name));
}
