import type { SitePage } from '../pages/compile-page.ts';
import { expressionPlaces } from '../pages/expression-place.ts';
import type { PageHead } from '../pages/head.ts';
import { renderDocument } from '../pages/html.ts';
import type { NotFoundVariant } from '../pages/not-found-parts.ts';
import { renderTwin } from '../publish/twin/page-twin.ts';
import type { RenderOutput, ServerBundle } from '../shared/document.ts';
import { withoutNotes } from '../shared/notes.ts';
import type { PageData, PagePayload, SiteData } from '../shared/types.ts';
import { documentFile, payloadPath, twinPath } from '../shared/url.ts';
import { outsideReads } from './outside-reads.ts';
import type { RenderContext, RenderedPage, RenderTask } from './render-worker.ts';
import { placeInProject } from './source-places.ts';

/** A rendered page whose files are not written yet. */
export interface RenderedText extends Omit<RenderedPage, 'files' | 'assets'> {
  texts: [path: string, text: string][];
  assets: SitePage['assets'];
}

/**
 * Renders a page.
 *
 * @param hasLastingCode whether loading the site's code depended only on inputs that the build knows
 */
export function renderTask(
  task: RenderTask,
  compiled: SitePage,
  context: RenderContext,
  renderPage: ServerBundle['renderPage'],
  hasLastingCode: boolean,
): RenderedText {
  const { config, sites, data } = context;
  const { page, head } = task;
  const site = sites[page.edition] as SiteData;
  const { assets, hasMath } = compiled;
  const before = outsideReads();
  const started = performance.now();
  const { article, root, mistakes, lostSlots } = renderContent(task, compiled, context, renderPage);
  const readers = withoutNotes(article);
  const clean = withoutNotesAround(root, article, readers);
  const shown = withStyles(page, clean, context);
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
      [payloadPath(routePath).slice(1), JSON.stringify(payload)],
      [twinPath(routePath).slice(1), twin],
    ],
    assets,
    isLasting: hasLastingCode && outsideReads() === before,
    ms: performance.now() - started,
  };
}

/** Runs the theme and the components of a page, and returns its HTML with notes. */
export function renderContent(
  { source, imports, page, overview }: RenderTask,
  { html, code, isNotice, mistakes }: SitePage,
  { config, bundle, sites, sidebars }: RenderContext,
  renderPage: ServerBundle['renderPage'],
): RenderOutput {
  return renderPage({
    source,
    page,
    site: sites[page.edition] as SiteData,
    sidebar: page.sidebarUrl ? (sidebars[page.sidebarUrl] ?? []) : [],
    html,
    code,
    overview,
    // A notice already contains them in its text.
    mistakes: isNotice ? [] : [...mistakes, ...imports],
    islandUrl: (file) => bundle.islandUrls[file] ?? '',
    project: config.project,
    placeIn: (stack) => placeInProject(stack, config.project),
    writtenAt: expressionPlaces(source, config.project),
  });
}

/** Returns a page with the stylesheets that its HTML needs. */
export function withStyles(page: PageData, html: string, { pageStyles }: RenderContext): PageData {
  // `search` starts at the beginning, regardless of the flags of the expression.
  const styles = pageStyles.filter(({ usedBy }) => html.search(usedBy) >= 0).map(({ url }) => url);
  return styles.length > 0 ? { ...page, styles } : page;
}

/** Removes the notes from a page. Its article, which is most of it, is searched for notes only once. */
function withoutNotesAround(root: string, article: string, clean: string): string {
  const at = article === clean ? -1 : root.indexOf(article);
  if (at < 0) return withoutNotes(root);
  return withoutNotes(root.slice(0, at)) + clean + withoutNotes(root.slice(at + article.length));
}

/** Renders the document of a page. @param variants the same page in other languages */
export function toDocument(
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
