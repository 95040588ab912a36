/**
 * Parts of the engine that the tools of this repository use: tests in browsers, `bench/`, the check of the handbook's
 * samples. This module is not public: no export of the package refers to it.
 */
export { loadConfig } from './config/load.ts';
export { keepServer } from './dev/keeper.ts';
export { compileAll } from './markdown/compile.ts';
export { KEYS as frontMatterShapes } from './markdown/front-matter-schema.ts';
export { calledPages } from './pages/called-pages.ts';
export { planSite } from './pages/plan.ts';
export { createResolvers } from './pages/resolvers.ts';
export { metaEntry, readNavMeta, readSidebarMeta } from './pages/sidebar-meta.ts';
export { findRoutes } from './pages/site-routes.ts';
export { findFile } from './preview/find-file.ts';
export { isHashed } from './publish/headers.ts';
export { hostConfig } from './publish/host.ts';
export { redirectPage } from './publish/redirect-page.ts';
export { routeOf } from './routes/route-path.ts';
export { createIndexer, indexFiles } from './search/build-index.ts';
export { openSearch } from './search/search.ts';
export { splitSections } from './search/sections.ts';
export { formatError } from './shared/error.ts';
export { usualWeight } from './shared/found-pages.ts';
export { withoutLocale } from './shared/locale.ts';
