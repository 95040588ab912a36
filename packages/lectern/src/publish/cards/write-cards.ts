import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Config } from '../../config/load.ts';
import { toPosix } from '../../pages/paths.ts';
import type { SitePlan } from '../../pages/plan.ts';
import type { RouteTable } from '../../routes/table.ts';
import { articleTag } from '../../shared/page-head.ts';
import { together } from '../../shared/together.ts';
import type { PageData, SiteData } from '../../shared/types.ts';
import { cardPath } from '../../shared/url.ts';
import { readingOrder } from '../reading-order.ts';
import { createCards } from './cards.ts';
import type { CardLogo } from './logo.ts';

/** Number of cards that are drawn at once. The renderer has its own threads. */
const AT_ONCE = 4;

/**
 * Draws a card for each page without a picture of its own. Draws none for a site without an origin.
 *
 * @param copy copies a file into the output
 */
export async function writeCards(
  config: Config,
  table: RouteTable,
  plan: SitePlan,
  copy: (file: string, path: string) => void,
): Promise<void> {
  const routes = table.routes.filter((route) => !route.source && plan.head(route).image?.isCard);
  if (routes.length === 0) return;
  const cards = createCards(config.cacheDir);
  const logo = readLogo(config);
  const sections = sectionsOf(config, table, plan);
  const waiting = routes.values();
  const drawInTurn = async () => {
    for (const route of waiting) {
      const site = plan.sites[route.edition] as SiteData;
      const file = await cards.draw({ ...textsOf(plan.pageData(route), site, sections), logo });
      copy(file, cardPath(route.path).slice(1));
    }
  };
  await together(...Array.from({ length: AT_ONCE }, drawInTurn));
  cards.prune();
}

/** Returns the texts of a card. A home page represents the site, so it shows the site's description. */
function textsOf(page: PageData, site: SiteData, sections: ReadonlyMap<string, string>) {
  const tag = articleTag(page, site);
  const title = page.title || site.title;
  const isHome = page.pageType === 'home';
  const section = isHome ? '' : (sections.get(page.routePath) ?? '');
  return { title: isHome ? site.description || title : title, section, site: site.title, tag };
}

/** Returns the name in the navigation of the section that each page is in. */
function sectionsOf(config: Config, table: RouteTable, plan: SitePlan): Map<string, string> {
  const found = config.localeInfos.flatMap(({ edition }) => {
    const chapters = readingOrder(edition, table.routes, plan);
    return chapters.flatMap(({ title, pages }) => pages.map(({ routePath }) => [routePath, title] as const));
  });
  return new Map(found);
}

/** Reads the light logo, if it is a file of the project that the renderer can draw. */
function readLogo({ logo, publicDir, project }: Config): CardLogo | null {
  const path = typeof logo === 'object' ? logo.light : logo;
  const file = path?.startsWith('/') && /\.(?:svg|png|jpe?g|webp)$/i.test(path) ? join(publicDir, path) : '';
  if (!file || !existsSync(file)) return null;
  return { name: toPosix(relative(project, file)), content: readFileSync(file) };
}
