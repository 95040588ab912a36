import { pathToFileURL } from 'node:url';
import { type WorkerConfig, workerPlugins } from '../config/for-workers.ts';
import { createPageCompiler, type SitePage } from '../pages/compile-page.ts';
import type { PageHead } from '../pages/head.ts';
import { createPageCache, originOf, type PageCache } from '../pages/page-cache.ts';
import type { DocumentData, ServerBundle } from '../shared/document.ts';
import { DocsError } from '../shared/error.ts';
import type { Mistake } from '../shared/mistake.ts';
import type { OverviewGroup, PageData, Route, SidebarItem, SiteData } from '../shared/types.ts';
import { beginBatch, beginItem, beginModule, type Progress } from '../site/batch-progress.ts';
import { noteAtWork } from '../site/crash-watch.ts';
import { watchMain } from '../site/main-watch.ts';
import type { Bundle } from './bundle.ts';
import { attempt, attemptTo, type Outcome } from './outcome.ts';
import { type OutputFile, writeOutput, writeShared } from './output-files.ts';
import { outsideReads } from './outside-reads.ts';
import { type RenderedText, renderTask, toDocument, withStyles } from './render-page.ts';
import { type RenderedVariant, renderOwnVariant, renderVariant } from './render-variant.ts';
import { followModules } from './traced-modules.ts';

watchMain();

/** Returns when this thread has loaded all its modules. */
export function ready(): void {}

export { joinFiles } from '../publish/join-files.ts';
export { removeTrees } from '../publish/remove-tree.ts';
export { compileBatch } from '../site/compile-batch.ts';
export { takeFiles } from './take-files.ts';

/** Data that all pages of a build are rendered with. */
export interface RenderContext {
  config: WorkerConfig;
  stagingDir: string;
  /** Folder for `noteAtWork`. */
  notes: string;
  bundle: Bundle;
  boot: string;
  /** Stylesheets for the pages whose HTML matches `usedBy`. */
  pageStyles: { url: string; usedBy: RegExp }[];
  sites: Record<string, SiteData>;
  /** Sidebars by their URL. */
  sidebars: Record<string, SidebarItem[]>;
  data: Omit<DocumentData, 'page'>;
}

export interface RenderTask {
  route: Route;
  /** Identifies the source that the page was compiled from, as in `CompiledSite.origins`. */
  origin: string;
  /** Name of the page's source in messages. */
  source: string;
  /** Its unresolved imports. */
  imports: Mistake[];
  page: PageData;
  overview: OverviewGroup[] | null;
  head: PageHead;
}

export interface RenderedPage {
  /** HTML of the article, with its notes. */
  article: string;
  /** Errors of the page's code. */
  mistakes: Mistake[];
  /** Its document, payload and twin. */
  files: OutputFile[];
  /** Files that it shares with other pages. */
  assets: OutputFile[];
  /** Whether it depends only on inputs that the build knows: not on the time, nor on random values. */
  isLasting: boolean;
  /** See `RenderOutput`. */
  lostSlots: string[];
  /** Rendering time (ms). */
  ms: number;
}

/** A batch of pages for `renderBatch`. */
export interface RenderBatch {
  tasks: RenderTask[];
  context: RenderContext;
  progress: Progress;
}

/** Runs phase 2 of a build: renders pages, and writes their documents and payloads. */
export async function renderBatch(batch: RenderBatch): Promise<Outcome<RenderedPage>[]> {
  const { tasks, context, progress } = batch;
  const { renderPage } = await loadServer(context, progress);
  const outcomes: Outcome<RenderedPage>[] = [];
  for (const task of tasks) {
    beginItem(progress);
    noteAtWork(context.notes, `${task.source}:1 (rendered)`);
    outcomes.push(await renderOne(task, context, renderPage));
  }
  noteAtWork(context.notes, '');
  return outcomes;
}

async function renderOne(
  task: RenderTask,
  context: RenderContext,
  renderPage: ServerBundle['renderPage'],
): Promise<Outcome<RenderedPage>> {
  const outcome = await renderWith(task, context, (compiled) =>
    renderTask(task, compiled, context, renderPage, hasLastingCode),
  );
  // Outside of the outcome: a full disk is not the fault of this page.
  return 'failures' in outcome ? outcome : { value: writePage(outcome.value, context) };
}

/** Renders the compiled form of a page. */
async function renderWith<T>(
  task: RenderTask,
  { config }: RenderContext,
  render: (compiled: SitePage) => T,
): Promise<Outcome<T>> {
  const page = await attemptTo(compiledPage(config, task), 'syntax', task.source);
  return 'failures' in page ? page : attempt(() => render(page.value), 'rendering', task.source);
}

/** False if the site's code read outside data while it was loaded: this affects every page. */
let hasLastingCode = true;

async function loadServer({ bundle, notes }: RenderContext, progress: Progress): Promise<ServerBundle> {
  beginBatch(progress);
  noteAtWork(notes, 'the modules of the theme and of components (loaded)');
  if (bundle.traced) followModules((module) => beginModule(progress, module));
  const before = outsideReads();
  const server: ServerBundle = await import(pathToFileURL(bundle.serverEntry).href);
  hasLastingCode &&= outsideReads() === before;
  return server;
}

/** Input of `renderNotFound`: the not-found page in all languages. */
export interface NotFoundTask {
  pages: { page: PageData; own: RenderTask | null }[];
  head: PageHead;
  context: RenderContext;
  progress: Progress;
}

export interface RenderedNotFound {
  /** Errors in the code of each page, or the reason why it cannot be rendered. */
  outcomes: Outcome<Mistake[]>[];
  /** Empty if one of the pages cannot be rendered. */
  files: OutputFile[];
  assets: OutputFile[];
  /** Same as `RenderedPage.isLasting`. */
  isLasting: boolean;
}

/** Writes `404.html`: the first page, which contains the others for the paths of their languages. */
export async function renderNotFound(task: NotFoundTask): Promise<RenderedNotFound> {
  const { pages, head, context, progress } = task;
  const { renderPage } = await loadServer(context, progress);
  beginItem(progress);
  const before = outsideReads();
  const rendered: Outcome<RenderedVariant>[] = [];
  for (const { page, own } of pages) {
    rendered.push(
      own
        ? await renderWith(own, context, (compiled) => renderOwnVariant(own, compiled, context, renderPage))
        : { value: renderVariant(page, context, renderPage) },
    );
  }
  const variants = rendered.flatMap((outcome) => ('value' in outcome ? [outcome.value] : []));
  const files = variants.length === pages.length ? [writeNotFound(variants, head, context)] : [];
  return {
    outcomes: rendered.map((outcome) => ('value' in outcome ? { value: outcome.value.mistakes } : outcome)),
    files,
    assets: variants.flatMap(({ assets }) => writeAssets(assets, context)),
    isLasting: hasLastingCode && outsideReads() === before,
  };
}

function writeNotFound(variants: RenderedVariant[], head: PageHead, context: RenderContext): OutputFile {
  // There is at least one language.
  const [first, ...others] = variants as [RenderedVariant, ...RenderedVariant[]];
  // Swapping in a variant does not change the head, so the head needs the stylesheets of all variants.
  const page = withStyles(first.page, variants.map(({ root }) => root).join(''), context);
  const text = toDocument({ ...first, page, head }, context, others);
  return writeOutput(context.stagingDir, '404.html', text);
}

function writePage({ texts, assets, ...page }: RenderedText, context: RenderContext): RenderedPage {
  return {
    ...page,
    files: texts.map(([path, text]) => writeOutput(context.stagingDir, path, text)),
    assets: writeAssets(assets, context),
  };
}

function writeAssets(assets: SitePage['assets'], { stagingDir }: RenderContext): OutputFile[] {
  return assets.map(({ path, content }) => writeShared(stagingDir, path, content));
}

/** Page cache of this worker, which serves one build. */
let cache: PageCache | undefined;

/**
 * Returns a page as phase 1 compiled it. It is read from the cache, unless another process has compiled a different
 * text in the meantime.
 */
async function compiledPage(config: WorkerConfig, { route, origin, source }: RenderTask): Promise<SitePage> {
  cache ??= createPageCache(config.cacheDir);
  const entry = cache.read(route);
  if (entry && originOf(entry) === origin) return entry.page;
  const again = createPageCompiler(config, await workerPlugins(config)).entry(route);
  if (originOf(again) === origin) return again.page;
  throw new DocsError('This page was changed while it was built.', { where: source, hint: 'Build again.' });
}
