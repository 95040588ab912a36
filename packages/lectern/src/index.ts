export { type BuildOptions, type BuildResult, build } from './build/build.ts';
export { defineConfig } from './config/define.ts';
export type { UserConfig } from './config/schema.ts';
export { type Fence, readFences } from './markdown/fences.ts';
export { createPreviewServer } from './preview/server.ts';
export { DocsError, DocsErrors, formatError } from './shared/error.ts';
