import { accessSync, constants } from 'node:fs';
import { createRequire } from 'node:module';
import { cacheDirOf } from '../config/cache-dir.ts';
import { type Config, pluginStyles, themeFiles } from '../config/load.ts';
import { ancestors } from '../pages/ancestors.ts';
import { browserDir, ownPackage } from '../pages/own-package.ts';
import { brokenTsconfig } from '../vite/broken-tsconfig.ts';
import { hasPostcss } from './bundle-inputs.ts';

/**
 * What to bundle for a site that adds no code and no styles to the engine's: the engine's own package. Such bundles
 * are all alike but for base and languages, and are kept beside the engine, for all sites of a machine: the first build
 * of a second site takes a third of the time.
 *
 * @param pageModules modules that pages import
 * @returns null for a site that has code, styles or settings of its own, and where the engine's folder cannot be
 *   written to
 */
export function sharedSite(config: Config, pageModules: readonly string[]): Config | null {
  const { project, vite } = config;
  const { themeFile, pluginThemes } = themeFiles(config);
  const addsCode = themeFile !== null || pluginThemes.length > 0 || pageModules.length > 0;
  const addsMore = pluginStyles(config).length > 0 || Object.keys(vite).length > 0;
  if (addsCode || addsMore || hasOtherReact(project)) return null;
  // Vite looks for them from the project upwards, and applies them to the theme's stylesheets as well.
  if (hasPostcss([...ancestors(project), ...ancestors(ownPackage)])) return null;
  // That is to be told.
  if (brokenTsconfig(project)) return null;
  try {
    accessSync(ownPackage, constants.W_OK);
  } catch {
    return null;
  }
  return { ...config, project: ownPackage, cacheDir: cacheDirOf(ownPackage) };
}

/** True when the components of a project find another React than the engine does. */
function hasOtherReact(project: string): boolean {
  const own = reactOf(browserDir);
  const theirs = reactOf(`${project}/`);
  return theirs !== null && theirs !== own;
}

/** @param folder with a slash at its end */
function reactOf(folder: string): string | null {
  try {
    return createRequire(folder).resolve('react');
  } catch {
    return null;
  }
}
