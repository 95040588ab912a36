import { planSite, type SitePlan } from '../pages/plan.ts';
import { readSource } from '../pages/plugin-pages.ts';
import { type Mistake, mistakesOf } from '../shared/mistake.ts';
import type { Route } from '../shared/types.ts';
import type { CompiledSite } from '../site/compile-site.ts';
import { type PageText, readPageText } from './page-text.ts';

/** Input of all rules. */
export interface CheckContext {
  site: CompiledSite;
  /** Site plan with all sidebars built. */
  plan: SitePlan;
  /** Mistakes in `_meta.json` files. */
  sidebarMistakes: Mistake[];
  /** Pages with a file of their own, sorted by path, without fallbacks and pages of plugins. */
  own: Route[];
  /** Returns the text of one of these pages; null if it cannot be parsed. */
  textOf(route: Route): PageText | null;
}

/** Plans a compiled site, without the slow parts that no rule needs: dates and feeds. */
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
