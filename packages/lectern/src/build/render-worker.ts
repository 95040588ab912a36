import { pathToFileURL } from 'node:url';
import { type WorkerConfig, workerPlugins } from '../config/for-workers.ts';
import type { SitePage } from '../pages/compile-page.ts';
import type { PageHead } from '../pages/head.ts';
import { type NotFoundVariant, renderDocument } from '../pages/html.ts';
import type { KnownPage } from '../pages/known-pages.ts';
import { createPageCache, originOf, type PageCache } from '../pages/page-cache.ts';
import { renderTwin } from '../publish/twin/page-twin.ts';
import type { DocumentData, ServerBundle } from '../shared/document.ts';
import { DocsError } from '../shared/error.ts';
import type { Mistake } from '../shared/mistake.ts';
import { withoutNotes } from '../shared/notes.ts';
import type { OverviewGroup, PageData, PagePayload, Route, SidebarItem, SiteData } from '../shared/types.ts';
import { documentFile, payloadPath, twinPath } from '../shared/url.ts';
import { beginBatch, beginItem, beginModule, type Progress } from '../site/batch-progress.ts';
import type { CompileTask } from '../site/compile-batch.ts';
import { noteAtWork } from '../site/crash-watch.ts';
import { watchMain } from '../site/main-watch.ts';
import type { Bundle } from './bundle.ts';
import { attempt, attemptTo, type Outcome } from './outcome.ts';
import { type OutputFile, writeOutput, writeShared } from './output-files.ts';
import { outsideReads } from './outside-reads.ts';
import { placeInProject } from './source-places.ts';
import { followModules } from './traced-modules.ts';

watchMain();

/** For builds after edits, in which one thread does all the work: it has the compiler loaded by the time it is asked. */
export async function loadCompiler(): Promise<void> {
  await compiler();
}

/** Phase 1 of a build, as the threads of `compile-worker.ts` do it. */
export async function compileBatch(task: CompileTask): Promise<KnownPage[]> {
  return (await compiler()).compileBatch(task);
}

const compiler = () => import('../site/compile-batch.ts');

/** What all pages of a build are rendered with. */
export interface RenderContext {
  config: WorkerConfig;
  stagingDir: string;
  /** Folder for `noteAtWork`. */
  notes: string;
  bundle: Bundle;
  boot: string;
  /** Stylesheets for the pages whose HTML matches. */
  pageStyles: { url: string; usedBy: RegExp }[];
  sites: Record<string, SiteData>;
  /** Sidebars by their URL. */
  sidebars: Record<string, SidebarItem[]>;
  data: Omit<DocumentData, 'page'>;
}

export interface RenderTask {
  route: Route;
  /** What the page was compiled from, as in `CompiledSite.origins`. */
  origin: string;
  /** How messages name the page's source. */
  source: string;
  /** Its imports that lead nowhere. */
  imports: Mistake[];
  page: PageData;
  overview: OverviewGroup[] | null;
  head: PageHead;
}

export interface RenderedPage {
  /** HTML of the article, with its notes. */
  article: string;
  /** What is wrong with what the page runs. */
  mistakes: Mistake[];
  /** Its document, payload and twin. */
  files: OutputFile[];
  /** Files that it shares with other pages. */
  assets: OutputFile[];
  /** It came of what the build knows alone: not of the time, nor of chance. */
  isLasting: boolean;
  /** See `RenderOutput`. */
  lostSlots: string[];
  /** How long it took (ms). */
  ms: number;
}

/** A page before its files are written. */
interface RenderedText extends Omit<RenderedPage, 'files' | 'assets'> {
  texts: [path: string, text: string][];
  assets: SitePage['assets'];
}

/** A batch of pages for `renderBatch`. */
export interface RenderBatch {
  tasks: RenderTask[];
  context: RenderContext;
  progress: Progress;
}

/** Phase 2 of a build: renders pages and writes their documents and payloads. */
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
  const page = await attemptTo(compiledPage(context.config, task), 'syntax', task.source);
  if ('failures' in page) return page;
  const outcome = attempt(() => renderTask(task, page.value, context, renderPage), 'rendering', task.source);
  // A disk that is full is not the fault of this page.
  return 'failures' in outcome ? outcome : { value: writePage(outcome.value, context) };
}

/** What the code of the site reads while it is loaded goes into every page. */
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

/** The page for addresses that are none, for `renderNotFound`. */
export interface NotFoundTask {
  /** One for each language. */
  pages: PageData[];
  head: PageHead;
  context: RenderContext;
  progress: Progress;
}

/** Writes `404.html`: the first page, with the others in it for paths of their languages. */
export async function renderNotFound({ pages, head, context, progress }: NotFoundTask): Promise<void> {
  const server = await loadServer(context, progress);
  beginItem(progress);
  const [first, ...variants] = pages.map((page) => {
    const site = context.sites[page.edition] as SiteData;
    const { root } = server.renderPage({
      source: '',
      page,
      site,
      sidebar: [],
      html: '',
      code: '',
      overview: null,
      islandUrl: () => '',
    });
    return { page, site, root };
  });
  if (first) writeOutput(context.stagingDir, '404.html', toDocument({ ...first, head }, context, variants));
}

function renderTask(
  { source, imports, page, overview, head }: RenderTask,
  compiled: SitePage,
  context: RenderContext,
  renderPage: ServerBundle['renderPage'],
): RenderedText {
  const { config, bundle, pageStyles, sites, sidebars, data } = context;
  const site = sites[page.edition] as SiteData;
  const { html, code, assets, hasMath } = compiled;
  const before = outsideReads();
  const started = performance.now();
  const { article, root, mistakes, lostSlots } = renderPage({
    source,
    page,
    site,
    sidebar: page.sidebarUrl ? (sidebars[page.sidebarUrl] ?? []) : [],
    html,
    code,
    overview,
    // A notice has them in its text.
    mistakes: compiled.isNotice ? [] : [...compiled.mistakes, ...imports],
    islandUrl: (file) => bundle.islandUrls[file] ?? '',
    project: config.project,
    placeIn: (stack) => placeInProject(stack, config.project),
  });
  const readers = withoutNotes(article);
  const clean = withoutNotesAround(root, article, readers);
  // `search` begins at the start, whatever flags the expression has.
  const styles = pageStyles.filter(({ usedBy }) => clean.search(usedBy) >= 0).map(({ url }) => url);
  const shown = styles.length > 0 ? { ...page, styles } : page;
  const payload: PagePayload = { buildId: data.buildId, page: shown, html: readers };
  const document = toDocument({ page: shown, site, root: clean, head }, context);
  const twin = renderTwin({ page, site, article, root, siteOrigin: config.siteOrigin, hasMath });
  const { routePath } = page;
  return {
    article,
    mistakes,
    lostSlots,
    texts: [
      [documentFile(routePath), document],
      [payloadPath(routePath), JSON.stringify(payload)],
      [twinPath(routePath), twin],
    ],
    assets,
    isLasting: hasLastingCode && outsideReads() === before,
    ms: performance.now() - started,
  };
}

/** A page without its notes; its article, which is most of it, is looked through once. */
function withoutNotesAround(root: string, article: string, clean: string): string {
  const at = article === clean ? -1 : root.indexOf(article);
  if (at < 0) return withoutNotes(root);
  return withoutNotes(root.slice(0, at)) + clean + withoutNotes(root.slice(at + article.length));
}

function writePage({ texts, assets, ...page }: RenderedText, { stagingDir }: RenderContext): RenderedPage {
  return {
    ...page,
    files: texts.map(([path, text]) => writeOutput(stagingDir, path, text)),
    assets: assets.map(({ path, content }) => writeShared(stagingDir, path, content)),
  };
}

/** One worker serves one build. */
let cache: PageCache | undefined;

/** What phase 1 has seen: it is in the cache, unless another process has compiled the page from another text since. */
async function compiledPage(config: WorkerConfig, { route, origin, source }: RenderTask): Promise<SitePage> {
  cache ??= createPageCache(config.cacheDir);
  const entry = cache.read(route);
  if (entry && originOf(entry) === origin) return entry.page;
  const { createPageCompiler } = await import('../pages/compile-page.ts');
  const again = createPageCompiler(config, await workerPlugins(config)).entry(route);
  if (originOf(again) === origin) return again.page;
  throw new DocsError('This page was changed while it was built.', { where: source, hint: 'Build again.' });
}

function toDocument(
  parts: NotFoundVariant & { head: PageHead },
  { config, data, boot, bundle }: RenderContext,
  variants: NotFoundVariant[] = [],
): string {
  const { styleUrls, fontUrl } = bundle;
  const { siteOrigin, csp } = config;
  return renderDocument({
    ...parts,
    data: { ...data, page: parts.page },
    boot,
    styleUrls,
    fontUrl,
    siteOrigin,
    csp,
    variants,
  });
}
