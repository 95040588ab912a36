import { checkLinks, type LinkedPage } from '../pages/check-links.ts';
import type { SitePage } from '../pages/compile-page.ts';
import { idsOf } from '../pages/overview.ts';
import { slotTypos } from '../pages/slots.ts';
import { sourceFileOf } from '../routes/fallbacks.ts';
import type { DeadPlace, DeadPlaces } from '../shared/document.ts';
import type { DocsError } from '../shared/error.ts';
import { formatError } from '../shared/error.ts';
import type { Route } from '../shared/types.ts';
import { withBase } from '../shared/url.ts';
import type { DevSite } from './site.ts';

/**
 * Tells on the terminal what a build would complain of: links of a page that lead nowhere, unknown code
 * languages. Each text once, until the page changes.
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
    const { links, anchors, images } = page;
    const own: LinkedPage = { path: route.path, links, anchors, images, ...overviewOf(route, site) };
    const { failing, allowed } = checkLinks(
      [own, ...targetsOf(page, route, site)],
      site.table(),
      site.config,
      { redirectOf: (path) => site.redirects().targetOf(path) },
    );
    const dead = [...failing, ...allowed];
    show({ path: route.path, places: dead.flatMap((error) => placeOf(error, page, site)) });
    const warnings = page.warnings.map(({ where, message }) => `${where}  ${message}`);
    const lines = [...dead.map(formatError), ...warnings];
    const file = sourceFileOf(route);
    const known = told.get(file) ?? [];
    // Of a text that is shown in several languages, links are checked in its own.
    const news = route.source ? lines.filter((line) => !known.includes(line)) : lines;
    const isOld = news.join() === known.join() || news.length === 0;
    if (!isOld) print(news);
    told.set(file, route.source ? [...known, ...news] : lines);
  }
}

/** Where on the page the link or picture is that an error is about: they have the place in the file in common. */
function placeOf(
  { message, hint, where }: DocsError,
  { links, images }: SitePage,
  site: DevSite,
): DeadPlace[] {
  const isMeant = (item: { raw: string; where: string }) =>
    item.where === where && message.includes(` ${item.raw}`);
  const image = images.find(isMeant);
  if (image) return [{ message, hint, where, url: image.src }];
  const link = links.find(isMeant);
  if (!link) return [];
  const path = link.route ?? link.publicFile ?? '';
  const hash = link.hash && `#${link.hash}`;
  return [{ message, hint, where, url: withBase(site.config.base, path) + hash }];
}

/** The pages that a page links to, as far as they can be compiled: broken ones are told of where they are shown. */
function targetsOf(page: SitePage, { path }: Route, site: DevSite): LinkedPage[] {
  const paths = new Set(page.links.flatMap(({ route }) => route?.replace(/\?.*$/s, '') ?? []));
  paths.delete(path);
  return [...paths].flatMap((target) => {
    const route = site.table().byPath(target);
    if (!route) return [];
    try {
      return [
        {
          path: target,
          links: [],
          images: [],
          anchors: anchorsOf(site.page(route)),
          ...overviewOf(route, site),
        },
      ];
    } catch {
      return [{ path: target, links: [], images: [], anchors: hashesTo(target, page) }];
    }
  });
}

function overviewOf(route: Route, site: DevSite): Pick<LinkedPage, 'overviewIds'> {
  return { overviewIds: () => idsOf(site.plan().overview(route)) };
}

/** Nothing can be said of the anchors of a page that does not compile, so all that are named count as there. */
function hashesTo(target: string, page: SitePage): string[] {
  return page.links.filter(({ route }) => route?.replace(/\?.*$/s, '') === target).map(({ hash }) => hash);
}

function anchorsOf({ anchors, isNotice }: SitePage): readonly string[] | null {
  return isNotice ? null : anchors;
}
