import type { SitePlan } from '../pages/plan.ts';
import { sourceName } from '../pages/source-name.ts';
import type { Mistake } from '../shared/mistake.ts';
import type { Route } from '../shared/types.ts';
import type { CompiledSite } from '../site/compile-site.ts';
import type { RenderTask } from './render-worker.ts';

/** A task with the key of all inputs of its page. It is created without a spread: see `joined`. */
export type KeyedTask = RenderTask & { key: string };

/** Creates the task of a page, with an empty key. @param imports unresolved imports of all pages */
export function toTask(
  route: Route,
  { config, origins }: CompiledSite,
  plan: SitePlan,
  imports: readonly Mistake[],
): KeyedTask {
  const source = sourceName(route, config);
  return {
    route,
    origin: origins.get(route.path) ?? '',
    source,
    imports: imports.filter(({ where }) => where.startsWith(`${source}:`)),
    page: plan.pageData(route),
    overview: plan.overview(route),
    head: plan.head(route),
    key: '',
  };
}
