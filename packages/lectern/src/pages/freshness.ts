import { existsSync } from 'node:fs';
import { isAbsolute, join } from 'node:path';
import { hashOf, hashOfFile, identityOf } from '../config/hash.ts';
import type { Config } from '../config/load.ts';
import { sourceFileOf } from '../routes/fallbacks.ts';
import { remembered } from '../shared/remembered.ts';
import type { Route } from '../shared/types.ts';
import type { PageMeta } from './compile-page.ts';
import { engineId } from './engine-id.ts';
import { stateOfFile } from './file-states.ts';
import { AS_WRITTEN, answerAt, isPlace, routePlace } from './link-places.ts';
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
   * @param deps states of the other files that went in, and of the places that decided where links lead
   * @param page its modules with an absolute path have to exist, and pages that it links to by their very names
   */
  isFresh(deps: Readonly<Record<string, string>>, page: Pick<PageMeta, 'modules' | 'links'>): boolean;
  /** States of files and of places (`link-places.ts`), by their names. */
  stateAll(names: readonly string[]): Record<string, string>;
}

/** State of what a page depends on besides its text, by its name: hash of a file, or what is at a place. */
export type StateOf = (name: string) => string;

/** As it is now; empty for a file that does not exist. */
function statesNow(config: Config): StateOf {
  return (name) => (isPlace(name) ? answerAt(name, config) : hashOfFile(name));
}

/**
 * @param look state of a name, where it can be had for less than by looking each time
 * @param isRoute true for the route of a page, where that can be had without a look at files
 */
export function createFreshness(
  config: Config,
  look = statesNow(config),
  isRoute: (path: string) => boolean = () => false,
): Freshness {
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
  return {
    stateOf(route, now = Date.now()) {
      const file = sourceFileOf(route);
      const state = route.plugin ? '' : stateOfFile(statOf(join(config.docsDir, file)), now);
      return state && hashOf(`${context}${file}\0${state}`);
    },
    keyOf: (route, source) => hashOf(context + route.filePath + source),
    isFresh(deps, { modules, links }) {
      const areThere = modules.every((name) => !isAbsolute(name) || existsSync(name));
      if (!areThere || !Object.entries(deps).every(([name, state]) => look(name) === state)) return false;
      return links.every(({ route }) => {
        if (route === null || isRoute(route)) return true;
        // By its very name, a page is in no place: without it, the link may lead to `/guide` instead of `/guide/`.
        const place = routePlace(route);
        return place in deps || look(place) === AS_WRITTEN;
      });
    },
    stateAll: (names) => Object.fromEntries(names.map((name) => [name, look(name)])),
  };
}

/** For one build: a fragment that many pages include is read once, and what is at a place is looked for once. */
export function rememberedStates(config: Config): StateOf {
  return remembered(statesNow(config));
}
