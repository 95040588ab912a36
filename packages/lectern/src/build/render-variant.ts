import type { SitePage } from '../pages/compile-page.ts';
import type { NotFoundVariant } from '../pages/not-found-parts.ts';
import type { ServerBundle } from '../shared/document.ts';
import type { Mistake } from '../shared/mistake.ts';
import { withoutNotes } from '../shared/notes.ts';
import type { PageData, SiteData } from '../shared/types.ts';
import { renderContent } from './render-page.ts';
import type { RenderContext, RenderTask } from './render-worker.ts';

/** The not-found page in one language, with the errors of its code. */
export interface RenderedVariant extends NotFoundVariant {
  mistakes: Mistake[];
  assets: SitePage['assets'];
}

/** Renders Lectern's own not-found page in one language. */
export function renderVariant(
  page: PageData,
  { sites }: RenderContext,
  renderPage: ServerBundle['renderPage'],
): RenderedVariant {
  const site = sites[page.edition] as SiteData;
  const nothing = { source: '', sidebar: [], html: '', code: '', overview: null, islandUrl: () => '' };
  return { page, site, root: renderPage({ ...nothing, page, site }).root, mistakes: [], assets: [] };
}

/** Renders the author's not-found page. */
export function renderOwnVariant(
  own: RenderTask,
  compiled: SitePage,
  context: RenderContext,
  renderPage: ServerBundle['renderPage'],
): RenderedVariant {
  const { root, mistakes } = renderContent(own, compiled, context, renderPage);
  const site = context.sites[own.page.edition] as SiteData;
  return { page: own.page, site, root: withoutNotes(root), mistakes, assets: compiled.assets };
}
