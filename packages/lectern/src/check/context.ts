import { planSite, type SitePlan } from '../pages/plan.ts';
import { readSource } from '../pages/plugin-pages.ts';
import { type Mistake, mistakesOf } from '../shared/mistake.ts';
import type { Route } from '../shared/types.ts';
import type { CompiledSite } from '../site/compile-site.ts';
import { type PageText, readPageText } from './page-text.ts';

/** What rules look at. */
export interface CheckContext {
  site: CompiledSite;
  /** Laid out: all sidebars are there. */
  plan: SitePlan;
  /** What is wrong with `_meta.json` files. */
  sidebarMistakes: Mistake[];
  /** Pages with a file of their own, in the order of their paths: no fallbacks, none of plugins. */
  own: Route[];
  /** The text of one of them; null where it cannot be parsed. */
  textOf(route: Route): PageText | null;
}

/** Lays out a compiled site, without what takes long and says nothing of it: dates, feeds. */
export function createContext(site: CompiledSite): CheckContext {
  const { config, table, metas } = site;
  const sidebarMistakes: Mistake[] = [];
  const plain = { ...config, themeConfig: { ...config.themeConfig, lastUpdated: false } };
  const plan = planSite({ ...plain, siteOrigin: '' }, table, ({ path }) => metas.get(path), {
    tell: (error) => void sidebarMistakes.push(...mistakesOf(error, 'sidebar')),
  });
  for (const route of table.routes) if (metas.has(route.path)) plan.pageData(route);
  const texts = new Map<Route, PageText | null>();
  return {
    site,
    plan,
    sidebarMistakes,
    own: table.routes.filter(({ source, plugin, path }) => !source && !plugin && metas.has(path)),
    textOf(route) {
      const known = texts.get(route);
      if (known !== undefined) return known;
      const text = readPageText(readSource(route, config), route.filePath);
      texts.set(route, text);
      return text;
    },
  };
}
