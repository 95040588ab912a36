import type { Alias, UserConfig } from 'vite';
import { DocsError } from '../shared/error.ts';
import { mistakesIn } from './mistakes.ts';

/** `vite` of the config: settings of Vite for the theme, components and modules that pages import. */
export type ViteSettings = UserConfig;

/** An alias that can be sent to a worker: a name, the start of a path, or a pattern. */
export interface PathAlias {
  find: string | RegExp;
  replacement: string;
}

/** Settings that the engine controls, with hints what to do instead. */
const PROTECTED: Record<string, string> = {
  root: 'Vite works in the project folder.',
  base: 'Set "base" of the config, beside "vite".',
  mode: 'A build is in production mode, the dev server in development mode.',
  appType: 'Lectern serves the pages itself.',
  configFile: 'Put the settings into "vite".',
  publicDir: 'Public files are in the folder "public" of the docs folder.',
  cacheDir: 'Caches are in the folder .lectern of the project.',
  'build.outDir': 'Set "outDir" of the config, beside "vite".',
  'build.emptyOutDir': 'Lectern replaces the whole output folder.',
  'build.ssr': 'Lectern bundles for the server and the browser.',
  'build.lib': 'Lectern bundles a site.',
  'build.cssCodeSplit': 'A site has one stylesheet.',
  'build.rollupOptions': 'Use a plugin in "vite.plugins".',
  'build.rolldownOptions': 'Use a plugin in "vite.plugins".',
  'server.port': 'Use lectern dev --port.',
  'server.host': 'Use lectern dev --host.',
  'server.middlewareMode': 'Lectern serves the pages itself.',
  'server.ws': 'Lectern has the connection to the browser.',
  'server.hmr': 'Lectern has the connection to the browser.',
  ssr: 'Lectern renders the pages itself.',
  environments: 'Lectern has its own environments.',
  builder: 'Lectern starts the builds itself.',
  preview: 'Use the options of lectern preview.',
};

/**
 * Refuses settings that the engine controls.
 *
 * @param file the config file as shown in messages
 * @throws DocsErrors that list each protected key and what to do instead
 */
export function checkViteSettings(vite: ViteSettings, file: string): void {
  const errors = Object.entries(PROTECTED)
    .filter(([path]) => valueAt(vite, path) !== undefined)
    .map(([path, hint]) => new DocsError(`vite.${path} cannot be set.`, { where: file, hint }));
  if (errors.length > 0) throw mistakesIn(file, errors);
}

function valueAt(value: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((at, key) => (at as Record<string, unknown> | undefined)?.[key], value);
}

/** Returns the aliases of `vite.resolve.alias` in their order. */
export function aliasesOf({ resolve }: ViteSettings): PathAlias[] {
  const alias = resolve?.alias ?? [];
  const list: Alias[] = Array.isArray(alias)
    ? [...alias]
    : Object.entries(alias as Record<string, string>).map(([find, replacement]) => ({ find, replacement }));
  return list.map(({ find, replacement }) => ({ find, replacement }));
}

/** Applies the first matching alias to a path, like Vite: a string matches a whole name or the folders at its start. */
export function withAlias(path: string, aliases: readonly PathAlias[]): string {
  const fits = ({ find }: PathAlias) =>
    typeof find === 'string' ? path === find || path.startsWith(withSlash(find)) : find.test(path);
  const alias = aliases.find(fits);
  return alias ? path.replace(alias.find, alias.replacement) : path;
}

function withSlash(find: string): string {
  return find.endsWith('/') ? find : `${find}/`;
}
