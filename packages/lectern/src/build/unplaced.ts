import type { Route } from '../shared/types.ts';
import type { Bundle } from './bundle.ts';
import type { RenderResult } from './render-site.ts';
import type { RenderContext } from './render-worker.ts';

/** Checks whether the code of a page has failed. Rendering it again with a source map finds the place. */
export function isUnplaced(route: Route, { failed, noted }: RenderResult): boolean {
  return [...(noted.get(route) ?? []), ...(failed.get(route) ?? [])].some(({ kind }) => kind === 'rendering');
}

/** Returns the context with a mapped bundle. @param mapped the same bundle with a source map */
export function withMap(context: RenderContext, mapped: Bundle): RenderContext {
  return { ...context, bundle: { ...context.bundle, serverEntry: mapped.serverEntry } };
}
