import { existsSync } from 'node:fs';
import { isAbsolute, join } from 'node:path';
import { hashOf, hashOfFile, identityOf } from '../config/hash.ts';
import type { Config } from '../config/load.ts';
import { sourceFileOf } from '../routes/fallbacks.ts';
import { remembered } from '../shared/remembered.ts';
import type { Route } from '../shared/types.ts';
import { engineId } from './engine-id.ts';
import { stateOfFile } from './file-states.ts';
import { answerAt, isPlace } from './link-places.ts';
import { statOf } from './paths.ts';

/** Tells whether a page that was compiled before is still what its files say. */
export interface Freshness {
  /**
   * Names the state of a page's file: as long as it is the same, so is the page's key, and the file need not be read.
   * Empty where that is not sure, as `stateOfFile` says; a plugin's page is no file of the site.
   *
   * @param now milliseconds since 1970
   */
  stateOf(route: Route, now?: number): string;
  /** Names all that a page is made of but for the other files that go in: engine, settings, place and text. */
  keyOf(route: Route, source: string): string;
  /**
   * @param deps hashes of the other files that went in, and what was at the places that decided where links lead
   * @param modules modules that the page imports, of which those with an absolute path have to exist
   */
  isFresh(deps: Readonly<Record<string, string>>, modules: readonly string[]): boolean;
  /** Hashes of files, empty for one that does not exist, and what is at places; by their names. */
  stateAll(files: readonly string[], places: readonly string[]): Record<string, string>;
}

/** What a page depends on besides its text. */
export interface Surroundings {
  /** Hash of a file; empty for one that does not exist. */
  hashFile(file: string): string;
  /** As `answerAt`. */
  answer(place: string): string;
}

/** As it is now. */
function surroundingsOf(config: Config): Surroundings {
  return { hashFile: hashOfFile, answer: (place) => answerAt(place, config) };
}

/** @param around `Surroundings`, where they can be had for less than by looking each time */
export function createFreshness(config: Config, around = surroundingsOf(config)): Freshness {
  const context = identityOf(
    JSON.stringify([
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
    ]),
  );
  const stateOf = (name: string) => (isPlace(name) ? around.answer(name) : around.hashFile(name));
  return {
    stateOf(route, now = Date.now()) {
      const file = sourceFileOf(route);
      const state = route.plugin ? '' : stateOfFile(statOf(join(config.docsDir, file)), now);
      return state && hashOf(`${context}${file}\0${state}`);
    },
    keyOf: (route, source) => hashOf(context + route.filePath + source),
    isFresh(deps, modules) {
      const areThere = modules.every((name) => !isAbsolute(name) || existsSync(name));
      return areThere && Object.entries(deps).every(([name, state]) => stateOf(name) === state);
    },
    stateAll: (files, places) =>
      Object.fromEntries([...files, ...places].map((name) => [name, stateOf(name)])),
  };
}

/** For one build: a fragment that many pages include is read once, and what is at a place is looked for once. */
export function rememberedSurroundings(config: Config): Surroundings {
  const { hashFile, answer } = surroundingsOf(config);
  return { hashFile: remembered(hashFile), answer: remembered(answer) };
}
