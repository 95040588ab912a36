import { accessSync, constants } from 'node:fs';
import { createRequire } from 'node:module';
import { cacheDirOf } from '../config/cache-dir.ts';
import { type Config, pluginStyles, themeFiles } from '../config/load.ts';
import { ancestors } from '../pages/ancestors.ts';
import { browserDir, ownPackage } from '../pages/own-package.ts';
import { brokenTsconfig } from '../vite/broken-tsconfig.ts';
import { hasPostcss } from './bundle-inputs.ts';

/**
 * Returns the site to bundle if a site adds no code and no styles to the engine's: the engine's own package. Such
 * bundles differ only in base and languages. They are cached next to the engine for all sites on a machine, so the
 * first build of a second site takes a third of the time.
 *
 * @param pageModules modules that pages import
 * @returns null for a site that has its own code, styles or settings, and if the engine's folder is not writable
 */
export function sharedSite(config: Config, pageModules: readonly string[]): Config | null {
  const { project, vite } = config;
  const { themeFile, pluginThemes } = themeFiles(config);
  const addsCode = themeFile !== null || pluginThemes.length > 0 || pageModules.length > 0;
  const addsMore = pluginStyles(config).length > 0 || Object.keys(vite).length > 0;
  if (addsCode || addsMore || hasOtherReact(project)) return null;
  // Vite searches for PostCSS settings from the project upwards, and applies them to the theme's stylesheets too.
  if (hasPostcss([...ancestors(project), ...ancestors(ownPackage)])) return null;
  // The error must be reported, so the project itself is bundled.
  if (brokenTsconfig(project)) return null;
  try {
    accessSync(ownPackage, constants.W_OK);
  } catch {
    return null;
  }
  return { ...config, project: ownPackage, cacheDir: cacheDirOf(ownPackage) };
}

/** Checks whether the components of a project resolve to a different React than the engine. */
function hasOtherReact(project: string): boolean {
  const own = reactOf(browserDir);
  const theirs = reactOf(`${project}/`);
  return theirs !== null && theirs !== own;
}

/** Resolves React from a folder. @param folder with a trailing slash */
function reactOf(folder: string): string | null {
  try {
    return createRequire(folder).resolve('react');
  } catch {
    return null;
  }
}
