import { identityOf } from '../config/hash.ts';
import { engineId } from '../pages/engine-id.ts';
import type { RenderContext, RenderTask } from './render-worker.ts';

/** What a page is rendered from, besides what all have in common; several pages in one document are one. */
type Rendered = Pick<RenderTask, 'origin' | 'overview' | 'head' | 'imports'> & { page: unknown };

/**
 * Makes what names all that a page is rendered from: pages of one key are the same, byte for byte.
 *
 * @param others what else goes into the output of a page
 * @returns names a page; empty for one that is rendered for each build
 */
export function createRenderKeys(context: RenderContext, others: unknown): (task: Rendered) => string {
  const { config, boot, pageStyles, sites, data } = context;
  // The code is known by its id: its file is named after what it was made of.
  const bundle = { ...context.bundle, serverEntry: '' };
  const styles = pageStyles.map(({ url, usedBy }) => [url, String(usedBy)]);
  const shared = identityOf(
    // Dates and numbers are written as the release of Node.js does it.
    JSON.stringify([engineId(), process.version, bundle, config, boot, styles, sites, data, others]),
  );
  return ({ origin, page, overview, head, imports }) =>
    bundle.id && origin && imports.length === 0
      ? identityOf(JSON.stringify([shared, origin, page, overview, head]))
      : '';
}
