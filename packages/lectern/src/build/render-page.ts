import type { SitePage } from '../pages/compile-page.ts';
import { expressionPlaces } from '../pages/expression-place.ts';
import type { PageHead } from '../pages/head.ts';
import { renderDocument } from '../pages/html.ts';
import type { NotFoundVariant } from '../pages/not-found-parts.ts';
import { renderTwin } from '../publish/twin/page-twin.ts';
import type { ServerBundle } from '../shared/document.ts';
import { withoutNotes } from '../shared/notes.ts';
import type { PagePayload, SiteData } from '../shared/types.ts';
import { documentFile, payloadPath, twinPath } from '../shared/url.ts';
import { outsideReads } from './outside-reads.ts';
import type { RenderContext, RenderedPage, RenderTask } from './render-worker.ts';
import { placeInProject } from './source-places.ts';

/** A page before its files are written. */
export interface RenderedText extends Omit<RenderedPage, 'files' | 'assets'> {
  texts: [path: string, text: string][];
  assets: SitePage['assets'];
}

/**
 * Renders a page.
 *
 * @param hasLastingCode the code of the site came of what the build knows alone
 */
export function renderTask(
  { source, imports, page, overview, head }: RenderTask,
  compiled: SitePage,
  context: RenderContext,
  renderPage: ServerBundle['renderPage'],
  hasLastingCode: boolean,
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
    writtenAt: expressionPlaces(source, config.project),
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
      [payloadPath(routePath).slice(1), JSON.stringify(payload)],
      [twinPath(routePath).slice(1), twin],
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

/** @param variants the same for other languages */
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
