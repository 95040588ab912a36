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

/** Checks whether a page that was compiled before is still up to date. */
export interface Freshness {
  /**
   * Returns an id of the state of a page's file. While the id stays the same, so does the page's key, and the file need
   * not be read. Empty if this is uncertain, see `stateOfFile`, and for a plugin's page, which is not a file of the
   * site.
   *
   * @param now milliseconds since 1970
   */
  stateOf(route: Route, now?: number): string;
  /** Returns a hash of everything that a page depends on, except other files: engine, settings, path and text. */
  keyOf(route: Route, source: string): string;
  /**
   * @param deps states of the other files that went in, and of the places that decided where links lead
   * @param page must still be valid: its modules with an absolute path exist, and so do pages that it links to by their
   *   exact paths
   */
  isFresh(deps: Readonly<Record<string, string>>, page: Pick<PageMeta, 'modules' | 'links'>): boolean;
  /** Returns the states of files and of places (`link-places.ts`) by name. */
  stateAll(names: readonly string[]): Record<string, string>;
}

/** Returns the state of a dependency of a page, by its name: the hash of a file, or what is at a place. */
export type StateOf = (name: string) => string;

/** Returns a function that reads the current state. It is empty for a file that does not exist. */
function statesNow(config: Config): StateOf {
  return (name) => (isPlace(name) ? answerAt(name, config) : hashOfFile(name));
}

/**
 * @param look returns the state of a name. It can be replaced by a function that does not read the disk each time.
 * @param isRoute true for the route of a page, if this can be known without reading files
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
        // A link with the exact path of a page records no place. If the page is removed, the link may lead to `/guide`
        // instead of `/guide/`.
        const place = routePlace(route);
        return place in deps || look(place) === AS_WRITTEN;
      });
    },
    stateAll: (names) => Object.fromEntries(names.map((name) => [name, look(name)])),
  };
}

/** Caches states for one build: a fragment that many pages include is read once, and each place is checked once. */
export function rememberedStates(config: Config): StateOf {
  return remembered(statesNow(config));
}
