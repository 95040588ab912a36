import { ownNotFound } from '../pages/not-found.ts';
import type { Mistake } from '../shared/mistake.ts';
import type { Route } from '../shared/types.ts';
import { renderNotFoundInTime } from './render-in-time.ts';
import type { createRenderKeys } from './render-keys.ts';
import type { RenderOptions, RenderResult } from './render-site.ts';
import { toTask } from './render-tasks.ts';
import type { RenderContext, RenderedNotFound } from './render-worker.ts';
import { isTaken, NOT_FOUND } from './take-pages.ts';
import { isUnplaced, withMap } from './unplaced.ts';

/**
 * Renders the not-found page into `404.html`, or reuses it from the last output. Each language has the author's own
 * page, or Lectern's.
 *
 * @param imports unresolved imports of all pages
 */
export async function renderNotFound(
  context: RenderContext,
  keyOf: ReturnType<typeof createRenderKeys>,
  imports: readonly Mistake[],
  options: RenderOptions,
  result: RenderResult,
): Promise<void> {
  const { site, plan, pool, last, taker } = options;
  const pages = site.config.localeInfos.map((locale) => {
    const route = ownNotFound(site.table, locale);
    return { page: plan.notFound(locale), own: route ? toTask(route, site, plan, imports) : null };
  });
  const owns = pages.flatMap(({ own }) => own ?? []);
  const head = plan.head(pages[0]?.own?.route);
  const key = keyOf({
    origin: owns.every(({ origin }) => origin) ? [NOT_FOUND, ...owns.map(({ origin }) => origin)].join() : '',
    page: pages.map(({ page }) => page),
    overview: null,
    head,
    imports: owns.flatMap((own) => own.imports),
  });
  const before = last.pages.get(NOT_FOUND);
  if (key && before?.key === key && isTaken(before, taker)) {
    result.pages.set(NOT_FOUND, before);
    return;
  }
  const routes = pages.map(({ own }) => own?.route);
  const render = (context: RenderContext) => renderNotFoundInTime(pool, { pages, head, context });
  let rendered = await render(context);
  noteOutcomes(rendered, routes, result);
  if (owns.some(({ route }) => isUnplaced(route, result))) {
    const mapped = await options.mapped();
    if (mapped) rendered = await render(withMap(context, mapped));
    noteOutcomes(rendered, routes, result);
  }
  const { files, assets, isLasting } = rendered;
  const isKept = key && isLasting && !owns.some(({ route }) => hasMistakes(route, result));
  if (isKept) result.pages.set(NOT_FOUND, { key, files, assets, lostSlots: [] });
  else result.others.push(...[...files, ...assets].map(({ path }) => path));
}

function noteOutcomes(
  { outcomes }: RenderedNotFound,
  routes: readonly (Route | undefined)[],
  { failed, noted }: RenderResult,
): void {
  for (const [index, outcome] of outcomes.entries()) {
    const route = routes[index];
    if (!route) continue;
    failed.delete(route);
    noted.delete(route);
    if ('failures' in outcome) failed.set(route, outcome.failures);
    else if (outcome.value.length > 0) noted.set(route, outcome.value);
  }
}

function hasMistakes(route: Route, { failed, noted }: RenderResult): boolean {
  return failed.has(route) || noted.has(route);
}
