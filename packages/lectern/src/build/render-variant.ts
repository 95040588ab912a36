import type { SitePage } from '../pages/compile-page.ts';
import type { NotFoundVariant } from '../pages/not-found-parts.ts';
import type { ServerBundle } from '../shared/document.ts';
import type { Mistake } from '../shared/mistake.ts';
import { withoutNotes } from '../shared/notes.ts';
import type { PageData, SiteData } from '../shared/types.ts';
import { attempt, type Outcome } from './outcome.ts';
import { renderContent } from './render-page.ts';
import type { RenderContext, RenderTask } from './render-worker.ts';

/** The page for addresses that are none in one language, and what is wrong with what it runs. */
export interface RenderedVariant extends NotFoundVariant {
  mistakes: Mistake[];
  assets: SitePage['assets'];
}

/**
 * Renders the page for addresses that are none in one language.
 *
 * @param own the author's own page, with its compiled text; null for Lectern's
 */
export function renderVariant(
  page: PageData,
  own: RenderTask | null,
  compiled: Outcome<SitePage> | null,
  context: RenderContext,
  renderPage: ServerBundle['renderPage'],
): Outcome<RenderedVariant> {
  const site = context.sites[page.edition] as SiteData;
  if (!own || !compiled) {
    const nothing = { source: '', sidebar: [], html: '', code: '', overview: null, islandUrl: () => '' };
    const { root } = renderPage({ ...nothing, page, site });
    return { value: { page, site, root, mistakes: [], assets: [] } };
  }
  if ('failures' in compiled) return compiled;
  const { assets } = compiled.value;
  return attempt(
    () => {
      const { root, mistakes } = renderContent(own, compiled.value, context, renderPage);
      return { page, site, root: withoutNotes(root), mistakes, assets };
    },
    'rendering',
    own.source,
  );
}
