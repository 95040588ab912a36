import { existsSync, readFileSync } from 'node:fs';
import { isAbsolute, join, relative } from 'node:path';
import { hashOf } from '../config/hash.ts';
import type { Config } from '../config/load.ts';
import type { LecternPlugin } from '../config/plugin.ts';
import { labelsOf } from '../config/site-data.ts';
import { compile } from '../markdown/compile.ts';
import type { CompiledPage, MarkdownStrings } from '../markdown/types.ts';
import { sourceFileOf } from '../routes/fallbacks.ts';
import type { Labels } from '../shared/strings.ts';
import type { Route } from '../shared/types.ts';
import { engineId } from './engine-id.ts';
import { type CacheEntry, createPageCache } from './page-cache.ts';
import { readSource } from './plugin-pages.ts';
import { createResolvers, inEdition, localeOfFile, toPosix } from './resolvers.ts';

/** What stays in memory of a compiled page: everything but its text. */
export type PageMeta = Omit<CompiledPage, 'html' | 'code' | 'format'>;

export interface PageCompiler {
  /** Compiles a page, or takes it from the disk when neither it nor what went into it has changed. */
  get(route: Route): CompiledPage;
}

/**
 * Compiles pages and keeps them on disk under the hash of their content (DESIGN decision 7).
 * Nothing stays in memory, so any number of pages can be gone through.
 *
 * @param plugins those of the site, where the config comes from another thread and has none
 */
export function createPageCompiler(
  config: Config,
  plugins: readonly LecternPlugin[] = config.plugins,
): PageCompiler {
  const cache = createPageCache(config.cacheDir);
  const resolve = createResolvers(config);
  const context = JSON.stringify([
    engineId(),
    config.docsDir,
    config.base,
    config.route,
    config.markdown,
    config.themeConfig,
    config.localeInfos,
    config.pluginsId,
    config.frontmatter,
    config.aliases.map(({ find, replacement }) => [String(find), replacement]),
  ]);

  function compileRoute(route: Route, source: string): CompiledPage {
    const file = join(config.docsDir, sourceFileOf(route));
    return compile(source, {
      file,
      display: (path) => toPosix(relative(config.project, path)),
      format: file.endsWith('x') ? 'mdx' : 'md',
      strings: markdownStrings(config, file),
      showLineNumbers: config.markdown.showLineNumbers,
      defaultWrapCode: config.markdown.defaultWrapCode,
      frontmatter: config.frontmatter,
      plugins,
      resolve: route.source ? inEdition(resolve, route.edition, config) : resolve,
    });
  }

  return {
    get(route) {
      const source = readSource(route, config);
      const key = hashOf(context + route.filePath + source);
      const cached = cache.read(route);
      if (cached?.key === key && isFresh(cached)) return cached.page;
      const page = compileRoute(route, source);
      // Another language's file is a file like any other that went in.
      if (route.source) page.deps.push(join(config.docsDir, route.source.filePath));
      const deps = Object.fromEntries(page.deps.map((dep) => [dep, hashFile(dep)]));
      cache.write(route, { key, deps, page });
      return page;
    },
  };
}

function isFresh({ deps, page }: CacheEntry): boolean {
  const areThere = page.modules.every((name) => !isAbsolute(name) || existsSync(name));
  return areThere && Object.entries(deps).every(([file, hash]) => hashFile(file) === hash);
}

function hashFile(file: string): string {
  return existsSync(file) ? hashOf(readFileSync(file)) : '';
}

function markdownStrings(config: Config, file: string): MarkdownStrings {
  const locale = localeOfFile(file, config);
  const labels: Labels = labelsOf(config.themeConfig, locale);
  return {
    containers: {
      tip: labels.containerTip,
      info: labels.containerInfo,
      note: labels.containerNote,
      important: labels.containerImportant,
      warning: labels.containerWarning,
      caution: labels.containerCaution,
      danger: labels.containerDanger,
      details: labels.containerDetails,
    },
    permalink: labels.permalink,
    copyCode: labels.copyCode,
    wrapCode: labels.wrapCode,
    taskDone: labels.taskDone,
    taskOpen: labels.taskOpen,
    footnotes: labels.footnotes,
    footnoteBack: labels.footnoteBack,
  };
}
