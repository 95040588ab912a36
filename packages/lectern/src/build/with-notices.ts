import { metaOf } from '../pages/known-pages.ts';
import { noticePage } from '../pages/notice-page.ts';
import { createPageCache } from '../pages/page-cache.ts';
import { readSource } from '../pages/plugin-pages.ts';
import type { Mistake } from '../shared/mistake.ts';
import type { Route } from '../shared/types.ts';
import type { CompiledSite } from '../site/compile-site.ts';

/**
 * Replaces pages that cannot be rendered with notices. The notices are written to the page cache for the workers of
 * this build.
 */
export function withNotices(site: CompiledSite, failed: ReadonlyMap<Route, Mistake[]>): CompiledSite {
  const { config, metas } = site;
  const cache = createPageCache(config.cacheDir);
  const notices = Array.from(failed, ([route, mistakes]) => {
    const before = metas.get(route.path)?.mistakes ?? [];
    const page = noticePage(route, readSource(route, config), [...before, ...mistakes], config);
    cache.write(route, { key: '', deps: {}, page });
    return [route.path, metaOf(page)] as const;
  });
  const origins = new Map([...site.origins, ...notices.map(([path]) => [path, ''] as const)]);
  return { ...site, metas: new Map([...metas, ...notices]), origins };
}
