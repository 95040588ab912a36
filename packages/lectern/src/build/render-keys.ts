import { identityOf } from '../config/hash.ts';
import { engineId } from '../pages/engine-id.ts';
import type { RenderContext, RenderTask } from './render-worker.ts';

/** Inputs of a page apart from those that all pages share. Several pages in one document count as one. */
type Rendered = Pick<RenderTask, 'origin' | 'overview' | 'head' | 'imports'> & { page: unknown };

/**
 * Creates the function that computes the key of a page's inputs. Pages with the same key are the same, byte for byte.
 *
 * @param others further inputs of a page's output
 * @returns a function that returns the key, or an empty string for a page that every build must render
 */
export function createRenderKeys(context: RenderContext, others: unknown): (task: Rendered) => string {
  const { config, boot, pageStyles, sites, data } = context;
  // The id identifies the code. The path of its entry depends on inputs that may not affect the code.
  const bundle = { ...context.bundle, serverEntry: '' };
  const styles = pageStyles.map(({ url, usedBy }) => [url, String(usedBy)]);
  const shared = identityOf(
    // Dates and numbers are formatted as this release of Node.js does it.
    JSON.stringify([engineId(), process.version, bundle, config, boot, styles, sites, data, others]),
  );
  return ({ origin, page, overview, head, imports }) =>
    bundle.id && origin && imports.length === 0
      ? identityOf(JSON.stringify([shared, origin, page, overview, head]))
      : '';
}
