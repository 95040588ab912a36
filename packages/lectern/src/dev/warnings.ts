import { moreAbout } from '../explain/find.ts';
import type { SitePage } from '../pages/compile-page.ts';
import { slotTypos } from '../pages/slots.ts';
import { sourceFileOf } from '../routes/fallbacks.ts';
import type { DeadPlaces } from '../shared/document.ts';
import { formatError } from '../shared/error.ts';
import type { Route } from '../shared/types.ts';
import { createDeadSiteLinks, deadOnPage } from './dead-links.ts';
import type { DevSite } from './site.ts';

/**
 * Prints the problems that a build would report: dead links of a page, of the navigation and of sidebars, and unknown
 * code languages. Each text is printed once, until the page changes.
 *
 * @param print called with new warnings, with their places; the list may be empty
 * @param show called with the dead links and images of each checked page, for tabs that show it
 */
export function createWarnings(
  print: (texts: readonly string[]) => void,
  show: (dead: DeadPlaces) => void = () => {},
) {
  const told = new Map<string, readonly string[]>();
  const toldSlots = new Set<string>();
  const tellSite = tellerOfSite(print);
  const deadSiteLinks = createDeadSiteLinks();

  return {
    /**
     * Checks a page. The caller does not wait for the result, so errors, such as those of a plugin, are printed.
     *
     * @param page the compiled page of the route
     * @param lostSlots slots that the page does not render
     */
    check(route: Route, page: SitePage, site: DevSite, lostSlots: readonly string[]): void {
      try {
        tell(route, page, site, lostSlots);
      } catch (error) {
        print([formatError(error)]);
      }
    },
  };

  function tell(route: Route, page: SitePage, site: DevSite, lostSlots: readonly string[]): void {
    const ofSlots = slotTypos(lostSlots, site.config).filter((text) => !toldSlots.has(text));
    for (const text of ofSlots) toldSlots.add(text);
    print(ofSlots);
    const own = deadOnPage(route, page, site);
    const ofSite = deadSiteLinks(route, site);
    show(shownOn(route, [...own.places, ...ofSite.places]));
    tellSite(route.edition, ofSite.errors.map(formatError));
    const warnings = page.warnings.map(({ where, message }) => `${where}  ${message}`);
    const lines = [...own.errors.map(formatError), ...warnings];
    const file = sourceFileOf(route);
    const known = told.get(file) ?? [];
    // The links of a text that is shown in several languages are checked only in its own, so the messages are merged.
    const news = route.source ? lines.filter((line) => !known.includes(line)) : lines;
    const isOld = news.join() === known.join() || news.length === 0;
    if (!isOld) print(news);
    told.set(file, route.source ? [...known, ...news] : lines);
  }
}

function shownOn({ path }: Route, places: DeadPlaces['places']): DeadPlaces {
  return { path, places, more: moreAbout(places.map(({ message }) => message)) };
}

/**
 * Prints problems of the whole site. All pages of a language have the same: each is printed once, until it is fixed.
 */
function tellerOfSite(print: (texts: readonly string[]) => void) {
  const told = new Map<string, readonly string[]>();
  return (edition: string, lines: readonly string[]): void => {
    const known = told.get(edition) ?? [];
    print(lines.filter((line) => !known.includes(line)));
    told.set(edition, lines);
  };
}
