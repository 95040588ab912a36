import type { Config } from '../config/load.ts';
import { importMistakes } from '../pages/import-mistakes.ts';
import type { LinkedPages } from '../pages/linked-pages.ts';
import { withoutNotFound } from '../pages/not-found.ts';
import { planSite, type SitePlan } from '../pages/plan.ts';
import { searchPages } from '../pages/search-pages.ts';
import { slotWarnings } from '../pages/slots.ts';
import { writeCards } from '../publish/cards/write-cards.ts';
import { createFeedFiles, type FeedFiles } from '../publish/feeds.ts';
import { hashedFolders } from '../publish/headers.ts';
import { writeHostFiles } from '../publish/host-files.ts';
import { type JoinedFile, type JoinTask, joinFiles } from '../publish/join-files.ts';
import { serviceFiles } from '../publish/service-files.ts';
import { type Mistake, mistakesOf } from '../shared/mistake.ts';
import { once } from '../shared/once.ts';
import { together } from '../shared/together.ts';
import type { Route } from '../shared/types.ts';
import type { CheckedSite } from '../site/check-site.ts';
import { type CompiledSite, modulesOf } from '../site/compile-site.ts';
import { type BeginOptions, type BegunSite, beginAgain } from './begin-site.ts';
import type { Bundler } from './bundle-cache.ts';
import { type BundleExtra, neededFor } from './code-error.ts';
import { type Copier, createCopier } from './copied-files.ts';
import { type LastOutput, sizesIn } from './last-output.ts';
import { writeStaticFiles } from './output.ts';
import { viewOutput, type WrittenBeside } from './output-view.ts';
import { writePluginFiles } from './plugin-files.ts';
import type { BuildProgress } from './progress.ts';
import { type RenderOptions, type RenderResult, renderSite } from './render-site.ts';
import { createSearchFiles, type SearchFiles } from './search-files.ts';
import { pathsOf } from './take-pages.ts';

/** Options for writing a site. For a shard, only pages are written, and nothing that depends on all pages. */
export interface WriteOptions extends BeginOptions {
  /** `linked` is called once, as late as possible. */
  checked: CheckedSite & { linked: () => LinkedPages };
  /** Whether the build has already failed, and only looks for further errors. */
  isDoomed: boolean;
  isLenient: boolean;
  bundler: Bundler;
  onProgress(progress: BuildProgress): void;
  /** The output that has begun in the folder; null begins again. */
  begun: BegunSite | null;
  /** Addition to the bundle that locates a failed component in its file, or a module that does not return. */
  extra?: BundleExtra | null;
}

/** The written site, and the errors found while writing. */
export interface WrittenSite extends Omit<RenderResult, 'pages' | 'others' | 'noted'>, WrittenBeside {
  /** Errors in the code of pages. These pages exist, with a note in place of each error. */
  mistakes: Mistake[];
  /** Messages that do not fail a build. */
  warnings: string[];
  /** Time of each page that was not reused from the last build, by path (ms). */
  times: ReadonlyMap<string, number>;
}

/**
 * Bundles and renders a site, and writes its files. If a step finds an error that fails the build, the following steps
 * are skipped.
 *
 * @throws errors that leave nothing to render, such as a theme that cannot be bundled
 */
export async function writeSite(site: CompiledSite, options: WriteOptions): Promise<WrittenSite> {
  const { config, table, metas } = site;
  const { checked, staging, threads, shard, last, onProgress } = options;
  const begun = options.begun ?? (await beginAgain(table.routes, options));
  const copier = createCopier(staging, last, begun.changed ? config.outDir : null);
  const made = await renderAll(site, begun, copier, options);
  await threads.endRenderers();
  const again = (extra: BundleExtra) => writeSite(site, { ...options, extra, begun: null });
  if (typeof made === 'string') return again(made);
  const { rendered, plan, searchFiles, feedFiles, mistakes, times } = made;
  // Another shard may render a slot.
  const warnings = shard ? [] : slotWarnings(rendered.lostSlots ?? [], config);
  const found = {
    ...rendered,
    mistakes,
    warnings,
    terms: searchFiles.terms,
    needed: last.needed,
    indexes: {},
    copied: copier.copies(),
    times,
    changed: begun.changed,
    there: null,
  };
  const isOver = isFailed(found, options) || shard !== null;
  if (isOver) return withSizes({ ...found, pages: withSearch(rendered.pages, searchFiles) });
  onProgress({ phase: 'finish', done: 0, total: 0 });
  const { files, joined } = serviceFiles({ config, table, plan });
  const listing = joinMeanwhile(joined, config, begun, options);
  feedFiles.finish();
  const indexes = searchFiles.finish();
  writeHostFiles(config, checked.redirects, hashedFolders(Object.values(indexes)), copier.writeText);
  const there = await listing;
  writeStaticFiles(config, plan, metas, files, staging, copier);
  const copied = copier.copies();
  const pages = withSearch(rendered.pages, searchFiles);
  const written = withSizes({ ...found, there, indexes, copied, pages });
  const view = viewOutput(config, staging, written, last);
  warnings.push(...(await writePluginFiles({ config, table, metas, plan }, staging, view)));
  return written;
}

/**
 * Joins files in an idle thread, or on this thread if there is none.
 *
 * @returns the files of the old output, if it is changed in place
 */
async function joinMeanwhile(
  files: readonly JoinedFile[],
  { outDir }: Config,
  { changed }: BegunSite,
  { staging, threads }: WriteOptions,
): Promise<string[] | null> {
  const task: JoinTask = { folder: staging, old: outDir, files, isListed: changed !== '' };
  return threads.helper()?.run(task, { name: 'joinFiles' }) ?? joinFiles(task);
}

/** A site whose pages are rendered, without the files that depend on all pages. */
interface RenderedSite {
  rendered: RenderResult;
  plan: SitePlan;
  searchFiles: SearchFiles;
  feedFiles: FeedFiles;
  mistakes: Mistake[];
  times: Map<string, number>;
}

/**
 * Plans a site, and renders its pages. @returns the addition that another bundle needs to locate an error, if this
 * bundle cannot
 */
async function renderAll(
  site: CompiledSite,
  { pool, routes, taker }: BegunSite,
  copier: Copier,
  { checked, staging, shard, last, isDoomed, bundler, onProgress, extra = null }: WriteOptions,
): Promise<RenderedSite | BundleExtra> {
  const { config, table, metas } = site;
  const metaOf = (route: Route) => metas.get(route.path);
  const [mistakes, times]: [Mistake[], Map<string, number>] = [[], new Map(site.times)];
  const tell = (error: unknown) => void mistakes.push(...mistakesOf(error, 'sidebar'));
  const plan = planSite(config, table, metaOf, { tell, dates: site.dates });
  const editions = searchPages(config, table, metaOf, plan.group, checked.linked);
  const searchFiles = createSearchFiles(config, editions, staging, last, taker);
  const feedFiles = createFeedFiles(config, plan.feeds(), staging);
  const pages = withoutNotFound(routes, config.localeInfos);
  const rendering = renderSite({
    site,
    routes: pages,
    isWhole: shard === null,
    plan,
    staging,
    pool,
    taker,
    copier,
    last,
    others: searchFiles.sizes,
    meanwhile: searchFiles.prepare,
    async bundle() {
      onProgress({ phase: 'bundle', done: 0, total: 0 });
      const { bundle, clientDir, ...found } = await bundler.bundle(modulesOf(metas.values()), extra);
      const imports = importMistakes(metas.values(), found.unresolved, config);
      mistakes.push(...found.mistakes, ...imports);
      return { bundle, clientDir, imports };
    },
    mapped: async () =>
      extra === 'map' ? null : (await bundler.bundle(modulesOf(metas.values()), 'map')).bundle,
    ...counted(takers(searchFiles, feedFiles), times, (done) =>
      onProgress({ phase: 'render', done: Math.min(done, pages.length), total: pages.length }),
    ),
  });
  const cards = isDoomed || shard ? Promise.resolve() : writeCards(config, table, plan, copier.copyFile);
  const rendered = await together(rendering, cards).then(() => rendering, orNeeded);
  if (typeof rendered === 'string') return rendered;
  mistakes.push(...[...rendered.noted.values()].flat());
  if (last.pages.size > 0) taker.removeOthers(pathsOf(rendered, searchFiles.paths()));
  return { rendered, plan, searchFiles, feedFiles, mistakes, times };
}

function isFailed(
  { failed, mistakes }: Pick<WrittenSite, 'failed' | 'mistakes'>,
  { isDoomed, isLenient }: WriteOptions,
): boolean {
  return failed.size > 0 || (!isLenient && (isDoomed || mistakes.length > 0));
}

/** Returns the addition that another bundle needs to locate an error. Throws all other errors. */
function orNeeded(error: unknown): BundleExtra {
  const needed = neededFor(error);
  if (needed) return needed;
  throw error;
}

function withSearch(pages: RenderResult['pages'], searchFiles: SearchFiles): LastOutput['pages'] {
  return new Map([...pages].map(([path, page]) => [path, { ...page, search: searchFiles.of(path) }]));
}

/** Adds the sizes of files. They are computed only when the output is changed in place, and to measure it. */
function withSizes<Written extends LastOutput>(written: Written): Written & Pick<WrittenSite, 'sizes'> {
  return { ...written, sizes: once(() => sizesIn(written)) };
}

/** Creates the handlers of pages: they are added to the index and to feeds. */
function takers(searchFiles: SearchFiles, feedFiles: FeedFiles): Pick<RenderOptions, 'onArticle' | 'onKept'> {
  return {
    onArticle(page, article) {
      searchFiles.add(page, article);
      feedFiles.add(page, article);
    },
    onKept(path, { search }) {
      // A feed needs the article.
      if (feedFiles.has(path) || searchFiles.has(path) !== (search !== null)) return false;
      return !search || searchFiles.take(path, search);
    },
  };
}

/** Wraps the handlers to count pages, and to add up the time of each page. */
function counted(
  { onArticle, onKept }: ReturnType<typeof takers>,
  times: Map<string, number>,
  onPages: (done: number) => void,
): ReturnType<typeof takers> {
  let done = 0;
  return {
    onArticle(page, article, ms) {
      onArticle(page, article, ms);
      times.set(page.routePath, (times.get(page.routePath) ?? 0) + ms);
      onPages(++done);
    },
    onKept(path, page) {
      const isTaken = onKept(path, page);
      if (isTaken) onPages(++done);
      return isTaken;
    },
  };
}
