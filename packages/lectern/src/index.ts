import type { BuildOptions, BuildResult } from './build/build.ts';

export { defineConfig } from './config/define.ts';
export {
  definePlugin,
  type LecternPlugin,
  type OutputFile,
  type OutputPage,
  type PageChange,
  type PluginEntry,
  type PluginOutput,
  type PluginPage,
  type PluginPageData,
  type PluginSite,
  type SourcePage,
  type WrittenFile,
} from './config/plugin.ts';
export type { UserConfig } from './config/schema.ts';
export { htmlLine, linkPath, tagSlug, textsOf } from './markdown/written.ts';
export { createPreviewServer } from './preview/server.ts';
export { readDate } from './shared/dates.ts';
export { DocsError, DocsErrors, formatError } from './shared/error.ts';
export { escapeHtml } from './shared/escape-html.ts';
export type { HeadTag } from './shared/head-tag.ts';
export type { CodeBlock, CodeChange, MarkdownFile, MarkdownPlugins } from './shared/markdown-plugin.ts';
export { assertOptions, assertWords } from './shared/options.ts';
export { wordsIn } from './shared/plugin-words.ts';
export type { Frontmatter, LocaleInfo, PageLinkRef, Route } from './shared/types.ts';
export type { BuildOptions, BuildResult };

/**
 * Builds a site completely, or not at all (DESIGN decision 13). The old output stays until the end.
 *
 * @param project folder of the project
 * @throws DocsError or DocsErrors with everything that a maintainer has to fix
 */
export async function build(project: string, options: BuildOptions = {}): Promise<BuildResult> {
  // Every config imports this module for `defineConfig`, so it must not load the whole engine.
  const module = await import('./build/build.ts');
  return module.build(project, options);
}
