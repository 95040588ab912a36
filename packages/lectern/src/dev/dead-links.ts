import type { LinkedPage, SeenLink } from '../pages/check-links.ts';
import { checkLinks } from '../pages/check-links.ts';
import type { SitePage } from '../pages/compile-page.ts';
import { idsOf } from '../pages/overview.ts';
import type { SitePlan } from '../pages/plan.ts';
import { siteLinks } from '../pages/site-links.ts';
import type { DeadPlace } from '../shared/document.ts';
import type { DocsError } from '../shared/error.ts';
import { localeOf } from '../shared/locale.ts';
import type { Route } from '../shared/types.ts';
import { withBase, withoutQuery } from '../shared/url.ts';
import type { DevSite } from './site.ts';

/** Dead links and images: the errors as a build reports them, and the places where readers see them. */
export interface Dead {
  errors: readonly DocsError[];
  places: readonly DeadPlace[];
}

/** Returns the dead links and images of a page. */
export function deadOnPage(route: Route, page: SitePage, site: DevSite): Dead {
  const { links, anchors, images } = page;
  const own: LinkedPage = { path: route.path, links, anchors, images, ...overviewOf(route, site) };
  const targets = targetsOf(links, site).filter(({ path }) => path !== route.path);
  const errors = check([own, ...targets], site);
  return { errors, places: errors.flatMap((error) => placeOf(error, page, site)) };
}

/**
 * Creates the check for dead links in the top navigation, sidebars and products, in the language of a page.
 *
 * @returns a function that checks them once after each edit, because each page has the same ones
 */
export function createDeadSiteLinks(): (route: Route, site: DevSite) => Dead {
  const known = new WeakMap<SitePlan, Map<string, Dead>>();
  return (route, site) => {
    const found = known.get(site.plan()) ?? new Map<string, Dead>();
    known.set(site.plan(), found);
    const { prefix } = localeOf(route.path, site.config.localeInfos);
    const dead = found.get(prefix) ?? deadOfSite(`${prefix}/`, site);
    found.set(prefix, dead);
    return dead;
  };
}

function deadOfSite(home: string, site: DevSite): Dead {
  const links = siteLinks(site.config).filter(({ from }) => from === home);
  const errors = check(targetsOf(links, site), site, links);
  const places = errors.flatMap((error) => placeOf(error, { links, images: [] }, site));
  return { errors, places: places.map((place) => ({ ...place, isOfSite: true })) };
}

function check(pages: readonly LinkedPage[], site: DevSite, others: readonly SeenLink[] = []): DocsError[] {
  const redirectOf = (path: string) => site.redirects().targetOf(path);
  const { failing, allowed } = checkLinks(pages, site.table(), site.config, { redirectOf, others });
  return [...failing, ...allowed];
}

/** Returns where the link or image of an error is on the page. Both have the same place in the file. */
function placeOf(
  { message, hint, where }: DocsError,
  { links, images }: Pick<SitePage, 'links' | 'images'>,
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

/** Returns the pages that links lead to. A page is compiled only if a link has an anchor on it. */
function targetsOf(links: SitePage['links'], site: DevSite): LinkedPage[] {
  const paths = new Set(links.flatMap((link) => pathOf(link) ?? []));
  return [...paths].flatMap((path) => {
    const route = site.table().byPath(path);
    if (!route) return [];
    const hashes = links.flatMap((link) => (pathOf(link) === path && link.hash ? [link.hash] : []));
    const anchors = hashes.length > 0 ? anchorsOf(route, hashes, site) : null;
    return [{ path, links: [], images: [], anchors, ...overviewOf(route, site) }];
  });
}

function pathOf({ route }: SitePage['links'][number]): string | undefined {
  return route ? withoutQuery(route) : undefined;
}

/**
 * Returns the anchors of a page. If it cannot be compiled, its anchors are unknown, so all linked ones count as
 * existing.
 */
function anchorsOf(route: Route, named: readonly string[], site: DevSite): readonly string[] | null {
  try {
    const { anchors, isNotice } = site.page(route);
    return isNotice ? null : anchors;
  } catch {
    return named;
  }
}

function overviewOf(route: Route, site: DevSite): Pick<LinkedPage, 'overviewIds'> {
  return { overviewIds: () => idsOf(site.plan().overview(route)) };
}
