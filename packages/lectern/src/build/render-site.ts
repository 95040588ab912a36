import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Tinypool } from 'tinypool';
import type { SitePlan } from '../pages/plan.ts';
import type { Mistake } from '../shared/mistake.ts';
import type { PageData, Route } from '../shared/types.ts';
import { inTurn } from '../site/batches.ts';
import type { CompiledSite } from '../site/compile-site.ts';
import { whileWatched } from '../site/crash-watch.ts';
import type { Bundle } from './bundle.ts';
import { codeError } from './code-error.ts';
import type { Copier } from './copied-files.ts';
import type { KnownOutput, OutputPage } from './last-output.ts';
import { toContext } from './render-context.ts';
import { renderInTime } from './render-in-time.ts';
import { createRenderKeys } from './render-keys.ts';
import { renderNotFound } from './render-not-found.ts';
import { type KeyedTask, toTask } from './render-tasks.ts';
import type { RenderContext, RenderedPage, RenderTask } from './render-worker.ts';
import { isTaken, type Taker } from './take-pages.ts';
import { isUnplaced, withMap } from './unplaced.ts';

/** Result of rendering, with the errors found. */
export interface RenderResult {
  /** Errors in the code of pages. These pages exist, with a note in place of each error. */
  noted: Map<Route, Mistake[]>;
  /** Pages that could not be rendered, with the errors. */
  failed: Map<Route, Mistake[]>;
  /** Pages that the next build may reuse, by path. */
  pages: Map<string, Omit<OutputPage, 'search'>>;
  /** Paths of the files of all other pages. */
  others: string[];
  /** Slots that no page renders; null before the first page. */
  lostSlots: readonly string[] | null;
}

export interface RenderOptions {
  site: CompiledSite;
  plan: SitePlan;
  staging: string;
  /** Pool of the threads that render. */
  pool: Tinypool;
  /** Takes files from the last output. It has already begun with those of pages. */
  taker: Taker;
  copier: Copier;
  /** Pages to render, except not-found pages. */
  routes: readonly Route[];
  /** Whether these are all pages of the site, and not only those of a shard. */
  isWhole: boolean;
  /** The output of the last build. */
  last: KnownOutput;
  /** Further inputs of a page's output. */
  others: unknown;
  /**
   * Returns the bundle, which is made while the workers start, with the folder of the browser's files and the
   * unresolved imports of pages.
   */
  bundle(): Promise<{ bundle: Bundle; clientDir: string; imports: readonly Mistake[] }>;
  /** Returns the same bundle with a source map, which takes longer to make; null if this one already has it. */
  mapped(): Promise<Bundle | null>;
  /** Called for each rendered page with its article and the rendering time (ms), in no particular order. */
  onArticle(page: PageData, article: string, ms: number): void;
  /** Called once when threads have pages to render, to do work on this thread, which would otherwise wait. */
  meanwhile(): void;
  /** Called for each page that may be reused from the last output. @returns false if it has to be rendered */
  onKept(path: string, page: OutputPage): boolean;
}

/** Number of pages to prepare between two turns of the event loop, in which messages of threads are handled. */
const HEARS_AFTER = 256;

/**
 * Runs phase 2 of a build: renders the pages and the not-found page. A page that would be the same as in the last
 * output is reused.
 */
export function renderSite(options: RenderOptions): Promise<RenderResult> {
  const { site, routes, plan, staging, taker, last } = options;
  const { config } = site;
  return whileWatched(config.cacheDir, async (notes) => {
    const { bundle, clientDir, imports } = await options.bundle();
    const context = toContext(config, plan, bundle, staging, notes);
    const keyOf = createRenderKeys(context, options.others);
    const toKeyed = (route: Route) => {
      const task = toTask(route, site, plan, imports);
      task.key = keyOf(task);
      return task;
    };
    const result = emptyResult();
    const render = renderer(context, options, result);
    // Pages that were just compiled have changed. Threads start with them while this thread checks all others.
    const isNew = ({ path }: Route) => last.pages.size > 0 && site.times.has(path);
    const first = await inTurns(routes.filter(isNew), toKeyed);
    const rendering = taker.settled().then(() => render(first));
    rendering.catch(() => {});
    const tasks = await inTurns(
      routes.filter((route) => !isNew(route)),
      toKeyed,
    );
    await taker.settled();
    options.copier.copyTree(clientDir);
    await Promise.all([rendering, renderOrTake(tasks, render, options, result)]).catch((error) => {
      // Errors of pages are outcomes. An error that is thrown here comes from loading the bundle, or from the engine.
      throw codeError(error, bundle.serverEntry, config.project);
    });
    await renderUnplaced([...first, ...tasks], context, options, result);
    // It has no address of its own, so it belongs to no shard.
    if (options.isWhole) await renderNotFound(context, keyOf, imports, options, result);
    return result;
  });
}

/** Maps routes, and yields to the event loop from time to time, so that threads get their next work. */
async function inTurns<T>(routes: readonly Route[], map: (route: Route) => T): Promise<T[]> {
  const mapped: T[] = [];
  for (const [index, route] of routes.entries()) {
    mapped.push(map(route));
    if (index % HEARS_AFTER === 0) await nextTurn();
  }
  return mapped;
}

function emptyResult(): RenderResult {
  return { noted: new Map(), failed: new Map(), pages: new Map(), others: [], lostSlots: null };
}

type Render = (tasks: readonly KeyedTask[]) => Promise<void>;

/** Creates the function that renders pages and adds them to the result. */
function renderer(context: RenderContext, options: RenderOptions, result: RenderResult): Render {
  const { pool } = options;
  const renderBatch = async (batch: KeyedTask[]) => {
    const outcomes = await renderInTime(pool, batch, {
      ...context,
      sidebars: sidebarsOf(batch, context.sidebars),
    });
    for (const [index, outcome] of outcomes.entries()) {
      const task = batch[index] as KeyedTask;
      if ('failures' in outcome) result.failed.set(task.route, outcome.failures);
      else addPage(task, outcome.value, options, result);
    }
  };
  return (tasks) => inTurn(tasks, pool.options.maxThreads, renderBatch);
}

/**
 * Renders pages again whose code has failed, because a source map is needed to find the place. They are few, or the
 * build fails anyway.
 */
async function renderUnplaced(
  tasks: readonly KeyedTask[],
  context: RenderContext,
  options: RenderOptions,
  result: RenderResult,
): Promise<void> {
  const unplaced = tasks.filter(({ route }) => isUnplaced(route, result));
  const mapped = unplaced.length > 0 ? await options.mapped() : null;
  if (!mapped) return;
  for (const { route } of unplaced) {
    result.noted.delete(route);
    result.failed.delete(route);
  }
  await renderer(withMap(context, mapped), options, result)(unplaced);
}

/** Reuses pages from the last output, and renders the others. */
async function renderOrTake(
  tasks: readonly KeyedTask[],
  render: Render,
  options: RenderOptions,
  result: RenderResult,
): Promise<void> {
  const { last } = options;
  const isKnown = ({ key, page }: KeyedTask) => key !== '' && last.pages.get(page.routePath)?.key === key;
  // Threads start with the changed pages while this thread checks all others.
  const rendering = render(tasks.filter((task) => !isKnown(task)));
  rendering.catch(() => {});
  const lost = tasks.filter(isKnown).filter((task) => !takePage(task, options, result));
  options.meanwhile();
  await rendering;
  await render(lost);
}

/** Reuses a page. @returns false if its files have changed, so that it has to be rendered after all */
function takePage(
  { page }: KeyedTask,
  { last, taker, onKept }: RenderOptions,
  result: RenderResult,
): boolean {
  const path = page.routePath;
  const known = last.pages.get(path) as OutputPage;
  if (!onKept(path, known) || !isTaken(known, taker)) return false;
  result.pages.set(path, known);
  noteSlots(known, result);
  return true;
}

function addPage(
  { route, page, key }: KeyedTask,
  { article, mistakes, files, assets, lostSlots, isLasting, ms }: RenderedPage,
  { onArticle }: RenderOptions,
  result: RenderResult,
): void {
  const isKept = key && isLasting && mistakes.length === 0;
  if (isKept) result.pages.set(page.routePath, { key, files, assets, lostSlots });
  else result.others.push(...[...files, ...assets].map(({ path }) => path));
  noteSlots({ lostSlots }, result);
  if (mistakes.length > 0) result.noted.set(route, mistakes);
  onArticle(page, article, ms);
}

function noteSlots({ lostSlots }: Pick<OutputPage, 'lostSlots'>, result: RenderResult): void {
  result.lostSlots = (result.lostSlots ?? lostSlots).filter((slot) => lostSlots.includes(slot));
}

/** Selects the sidebars that a batch shows, because they are sent to another thread with it. */
function sidebarsOf(tasks: readonly RenderTask[], sidebars: SitePlan['sidebars']): SitePlan['sidebars'] {
  const urls = new Set(tasks.map(({ page }) => page.sidebarUrl));
  return Object.fromEntries(Object.entries(sidebars).filter(([url]) => urls.has(url)));
}
