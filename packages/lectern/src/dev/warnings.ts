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
 * Tells on the terminal what a build would complain of: links of a page, of the navigation and of sidebars that lead
 * nowhere, unknown code languages. Each text once, until the page changes.
 *
 * @param print gets what is news: nothing, or warnings with their places
 * @param show gets the dead links and pictures of each page that was checked, for those who look at it
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
     * Nobody waits for it: what fails meanwhile, as a plugin may, is printed.
     *
     * @param page the compiled page of the route
     * @param lostSlots slots that the page has no place for
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
    // Of a text that is shown in several languages, links are checked in its own.
    const news = route.source ? lines.filter((line) => !known.includes(line)) : lines;
    const isOld = news.join() === known.join() || news.length === 0;
    if (!isOld) print(news);
    told.set(file, route.source ? [...known, ...news] : lines);
  }
}

function shownOn({ path }: Route, places: DeadPlaces['places']): DeadPlaces {
  return { path, places, more: moreAbout(places.map(({ message }) => message)) };
}

/** Every page of a language asks for the same: each text once, until it is fixed. */
function tellerOfSite(print: (texts: readonly string[]) => void) {
  const told = new Map<string, readonly string[]>();
  return (edition: string, lines: readonly string[]): void => {
    const known = told.get(edition) ?? [];
    print(lines.filter((line) => !known.includes(line)));
    told.set(edition, lines);
  };
}
