import type { Route } from '../shared/types.ts';
import type { Bundle } from './bundle.ts';
import type { RenderResult } from './render-site.ts';
import type { RenderContext } from './render-worker.ts';

/** True for a page whose code has failed: to render it again with a source map says where. */
export function isUnplaced(route: Route, { failed, noted }: RenderResult): boolean {
  return [...(noted.get(route) ?? []), ...(failed.get(route) ?? [])].some(({ kind }) => kind === 'rendering');
}

/** @param mapped the same bundle with a source map */
export function withMap(context: RenderContext, mapped: Bundle): RenderContext {
  return { ...context, bundle: { ...context.bundle, serverEntry: mapped.serverEntry } };
}
