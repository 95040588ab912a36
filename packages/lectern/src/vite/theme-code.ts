import { existsSync, readFileSync } from 'node:fs';
import { dirname, sep } from 'node:path';
import { exportNames } from './use-client.ts';

/** Files of a site's theme, in addition to the default theme. */
export interface ThemeFiles {
  /** The project's `theme/index.tsx`, or null. */
  themeFile: string | null;
  /** Theme modules of plugins, in the order of the plugins. */
  pluginThemes: readonly string[];
}

/** Exports that are lists: entries of a plugin are added, and replace nothing. */
const LISTS = ['globalUIComponents', 'slots'];

/** Exports that only the project's own theme may have. */
const PROJECT_ONLY = ['search', 'default'];

/** Returns the components that each file provides. If two files have the same name, the first file provides it. */
export function componentsOf({ themeFile, pluginThemes }: ThemeFiles): Map<string, string[]> {
  const taken = new Set<string>();
  const found = new Map<string, string[]>();
  for (const file of [themeFile, ...pluginThemes]) {
    if (file === null || !existsSync(file)) continue;
    const isPlugin = file !== themeFile;
    const names = exportsOf(file).filter(
      (name) =>
        name !== 'default' && !taken.has(name) && !(isPlugin && [...LISTS, ...PROJECT_ONLY].includes(name)),
    );
    for (const name of names) taken.add(name);
    found.set(file, names);
  }
  return found;
}

/**
 * Returns the code of the theme module: the exports of the project's theme, those of plugins, and everything of the
 * default theme that neither replaces.
 */
export function themeCode(files: ThemeFiles): string {
  const { themeFile } = files;
  const hasStar = themeFile !== null && /^\s*export\s*\*\s*from\b/m.test(readFileSync(themeFile, 'utf8'));
  const lists = new Map(LISTS.map((name) => [name, listCode(name, files)]));
  return [
    // An explicit export overrides the exports of `export *`.
    ...[...componentsOf(files)].map(([file, names]) => {
      const own = names.filter((name) => !lists.get(name)?.length);
      // A module without components may have styles.
      if (own.length === 0) return file === themeFile ? '' : `import ${JSON.stringify(file)};`;
      return `export { ${own.join(', ')} } from ${JSON.stringify(file)};`;
    }),
    hasStar && `export * from ${JSON.stringify(themeFile)};`,
    `export * from 'lectern/theme';`,
    ...[...lists.values()].flat(),
  ]
    .filter(Boolean)
    .join('\n');
}

const BELOW = '\0lectern-theme-below:';

/**
 * Returns the id of `lectern/theme` for a module of a theme: it has the components of the themes after it, and those of
 * the default theme. This lets two plugins wrap the same component: the first one wraps the result of the second.
 *
 * @returns null if it is only the default theme
 */
export function themeBelowId(
  importer: string | undefined,
  { themeFile, pluginThemes }: ThemeFiles,
): string | null {
  const themes = [themeFile, ...pluginThemes];
  const index = themes.findIndex((file) => file !== null && importer?.startsWith(dirname(file) + sep));
  return index >= 0 && index < themes.length - 1 ? BELOW + index : null;
}

/** Returns the code of the module with such an id; null for any other id. */
export function themeBelowCode(id: string, { pluginThemes }: ThemeFiles): string | null {
  if (!id.startsWith(BELOW)) return null;
  // Index 0 is the project's own theme.
  const below = pluginThemes.slice(Number(id.slice(BELOW.length)));
  return themeCode({ themeFile: null, pluginThemes: below });
}

/** Returns the code of a list that plugins add to; empty if no plugin adds to it. */
function listCode(name: string, { themeFile, pluginThemes }: ThemeFiles): string[] {
  const added = pluginThemes.filter((file) => exportsOf(file).includes(name));
  if (added.length === 0) return [];
  const isOwn = themeFile !== null && exportsOf(themeFile).includes(name);
  const from = [
    isOwn ? JSON.stringify(themeFile) : `'lectern/theme'`,
    ...added.map((file) => JSON.stringify(file)),
  ];
  const imports = from.map((file, index) => `import { ${name} as ${name}${index} } from ${file};`);
  const all = `[${from.map((_, index) => `${name}${index}`).join(', ')}]`;
  return name === 'slots'
    ? [
        ...imports,
        `export const ${name} = {};`,
        `for (const list of ${all}) for (const [place, value] of Object.entries(list)) ${name}[place] = [${name}[place] ?? [], value].flat(2);`,
      ]
    : [...imports, `export const ${name} = ${all}.flat();`];
}

function exportsOf(file: string): string[] {
  return exportNames(readFileSync(file, 'utf8'));
}
