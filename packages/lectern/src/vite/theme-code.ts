import { existsSync, readFileSync } from 'node:fs';
import { dirname, sep } from 'node:path';
import { exportNames } from './use-client.ts';

/** Where a site's theme comes from, besides the default theme. */
export interface ThemeFiles {
  /** The project's `theme/index.tsx`, or null. */
  themeFile: string | null;
  /** Theme modules of plugins, in the order of the plugins. */
  pluginThemes: readonly string[];
}

/** Exports that are lists: what a plugin has is added to what is there, and replaces nothing. */
const LISTS = ['globalUIComponents', 'slots'];

/** Exports that only the project's own theme has. */
const PROJECT_ONLY = ['search', 'default'];

/** Components that each file gives to the site: of two with the same name, the first file's. */
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
 * Code of the module that is the theme: what the project's own exports, what plugins add, and everything of the
 * default theme that neither replaces.
 */
export function themeCode(files: ThemeFiles): string {
  const { themeFile } = files;
  const hasStar = themeFile !== null && /^\s*export\s*\*\s*from\b/m.test(readFileSync(themeFile, 'utf8'));
  const lists = new Map(LISTS.map((name) => [name, listCode(name, files)]));
  return [
    // A name that is written out overrides those that come with a star.
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
 * The id of what `lectern/theme` is for a module of a theme: the components of the themes after it, and those of the
 * default theme. So two plugins may wrap one component: the first wraps what the second has made of it.
 *
 * @returns null where it is the default theme alone
 */
export function themeBelowId(
  importer: string | undefined,
  { themeFile, pluginThemes }: ThemeFiles,
): string | null {
  const themes = [themeFile, ...pluginThemes];
  const index = themes.findIndex((file) => file !== null && importer?.startsWith(dirname(file) + sep));
  return index >= 0 && index < themes.length - 1 ? BELOW + index : null;
}

/** Code of the module with such an id; null for any other id. */
export function themeBelowCode(id: string, { pluginThemes }: ThemeFiles): string | null {
  if (!id.startsWith(BELOW)) return null;
  // The project's own theme is the first one.
  const below = pluginThemes.slice(Number(id.slice(BELOW.length)));
  return themeCode({ themeFile: null, pluginThemes: below });
}

/** Code of a list that plugins add to; none where none of them does. */
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
