import { existsSync, readFileSync } from 'node:fs';
import { isAbsolute } from 'node:path';
import { hashOf } from '../config/hash.ts';
import type { Config } from '../config/load.ts';
import { remembered } from '../shared/remembered.ts';
import type { Route } from '../shared/types.ts';
import { engineId } from './engine-id.ts';

/** Tells whether a page that was compiled before is still what its files say. */
export interface Freshness {
  /** Names all that a page is made of but for the other files that go in: engine, settings, place and text. */
  keyOf(route: Route, source: string): string;
  /**
   * @param deps hashes of the other files that went in
   * @param modules modules that the page imports, of which those with an absolute path have to exist
   */
  isFresh(deps: Readonly<Record<string, string>>, modules: readonly string[]): boolean;
  /** Hashes of files, by their paths; empty for one that does not exist. */
  hashAll(files: readonly string[]): Record<string, string>;
}

/** @param hashFile hash of a file, where it can be had for less than by reading the file */
export function createFreshness(config: Config, hashFile = hashOfFile): Freshness {
  const context = JSON.stringify([
    engineId(),
    config.docsDir,
    config.base,
    config.route,
    { ...config.markdown, checkLinks: null },
    config.themeConfig,
    config.localeInfos,
    config.pluginsId,
    config.frontmatter,
    config.aliases.map(({ find, replacement }) => [String(find), replacement]),
  ]);
  return {
    keyOf: (route, source) => hashOf(context + route.filePath + source),
    isFresh(deps, modules) {
      const areThere = modules.every((name) => !isAbsolute(name) || existsSync(name));
      return areThere && Object.entries(deps).every(([file, hash]) => hashFile(file) === hash);
    },
    hashAll: (files) => Object.fromEntries(files.map((file) => [file, hashFile(file)])),
  };
}

/** For one build: a fragment that many pages include is read once. */
export const rememberedHashes = (): ((file: string) => string) => remembered(hashOfFile);

function hashOfFile(file: string): string {
  return existsSync(file) ? hashOf(readFileSync(file)) : '';
}
