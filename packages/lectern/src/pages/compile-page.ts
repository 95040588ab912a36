import { join, relative } from 'node:path';
import type { Config } from '../config/load.ts';
import type { LecternPlugin } from '../config/plugin.ts';
import { labelsOf } from '../config/site-data.ts';
import { compileAll } from '../markdown/compile.ts';
import type { CompiledPage, CompileOptions, MarkdownStrings, Resolvers } from '../markdown/types.ts';
import { sourceFileOf } from '../routes/fallbacks.ts';
import { DocsError, isDocsError } from '../shared/error.ts';
import { type Mistake, mistakesOf } from '../shared/mistake.ts';
import type { Labels } from '../shared/strings/labels.ts';
import type { LocaleInfo, Route } from '../shared/types.ts';
import { createFreshness, type StateOf } from './freshness.ts';
import { noticePage } from './notice-page.ts';
import { type CacheEntry, createPageCache } from './page-cache.ts';
import type { PageExtras } from './page-hooks.ts';
import { toPosix } from './paths.ts';
import { readSource } from './plugin-pages.ts';
import { localeOfFile } from './resolve-link.ts';
import { createResolvers, inEdition } from './resolvers.ts';
import { sourceName } from './source-name.ts';

/** A page of a site with its mistakes. */
export interface SitePage extends CompiledPage {
  mistakes: Mistake[];
  /** True if this page replaces one that cannot be shown. It has none of that page's text. */
  isNotice?: true;
}

/** The part of a compiled page that stays in memory: all but its text and files, plus what plugins add. */
export type PageMeta = Omit<SitePage, 'html' | 'code' | 'format' | 'assets' | 'places'> & PageExtras;

export interface PageCompiler {
  /** Like `get`, but returns the cache entry, which lists the dependencies of the page. */
  entry(route: Route): CacheEntry;
  /**
   * Compiles a page, or reads it from the cache if neither the page nor its dependencies have changed. A page that
   * cannot be compiled is replaced by a notice that says why.
   */
  get(route: Route): SitePage;
}

/**
 * Creates a compiler that caches pages on disk with a hash of their content (DESIGN decision 7). It keeps nothing in
 * memory, so it can process any number of pages.
 *
 * @param plugins plugins of the site, if the config comes from another thread and has none
 * @param resolve resolvers that the compiler calls for data of the site
 * @param stateOf see `createFreshness`
 */
export function createPageCompiler(
  config: Config,
  plugins: readonly LecternPlugin[] = config.plugins,
  resolve = createResolvers(config),
  stateOf?: StateOf,
): PageCompiler {
  const cache = createPageCache(config.cacheDir);
  const freshness = createFreshness(config, stateOf);

  const entry = (route: Route): CacheEntry => {
    const source = readOrTell(route, config);
    if (typeof source !== 'string') return { key: '', deps: {}, page: source };
    const key = freshness.keyOf(route, source);
    const cached = cache.read(route);
    if (cached?.key === key && freshness.isFresh(cached.deps, cached.page)) return cached;
    const page = compileRoute(route, source, { config, plugins, resolve });
    // The file of another language is a dependency like any other.
    if (route.source) page.deps.push(join(config.docsDir, route.source.filePath));
    // The cause of a mistake, such as a missing file, may change unnoticed. The page is valid for this build only.
    const made = {
      key: page.mistakes.length > 0 ? '' : key,
      deps: freshness.stateAll([...page.deps, ...page.places]),
      page,
    };
    cache.write(route, made);
    return made;
  };
  return { entry, get: (route) => entry(route).page };
}

interface Site {
  config: Config;
  plugins: readonly LecternPlugin[];
  resolve: Resolvers;
}

/** Returns the text of a page, or a notice if it cannot be read. */
function readOrTell(route: Route, config: Config): string | SitePage {
  try {
    return readSource(route, config);
  } catch (error) {
    const where = sourceName(route, config);
    const told = isDocsError(error)
      ? error
      : new DocsError(`This file cannot be read: ${(error as Error).message}.`);
    return noticePage(route, '', mistakesOf(told, 'syntax', where), config);
  }
}

function compileRoute(route: Route, source: string, site: Site): SitePage {
  const where = sourceName(route, site.config);
  try {
    const { page, errors } = compileAll(source, compileOptions(route, site));
    const mistakes = errors.flatMap((error) => mistakesOf(error, 'syntax', where));
    return page ? { ...page, mistakes } : noticePage(route, source, mistakes, site.config);
  } catch (error) {
    return noticePage(route, source, mistakesOf(error, 'syntax', where), site.config);
  }
}

function compileOptions(route: Route, { config, plugins, resolve }: Site): CompileOptions {
  const file = join(config.docsDir, sourceFileOf(route));
  // Computed once: each heading and each link needs it.
  let shown: string | undefined;
  const name = () => {
    shown ??= sourceName(route, config);
    return shown;
  };
  return {
    file,
    // A plugin's page has no file that an author could open.
    display: (path) => (path === file ? name() : toPosix(relative(config.project, path))),
    project: config.project,
    base: config.base,
    format: file.endsWith('x') ? 'mdx' : 'md',
    path: sourceFileOf(route),
    ...languageOf(file, config),
    showLineNumbers: config.markdown.showLineNumbers,
    defaultWrapCode: config.markdown.defaultWrapCode,
    frontmatter: config.frontmatter,
    plugins,
    resolve: route.source ? inEdition(resolve, route.edition, config) : resolve,
  };
}

function languageOf(file: string, config: Config): { locale: LocaleInfo; strings: MarkdownStrings } {
  const locale = localeOfFile(file, config);
  return { locale, strings: markdownStrings(config, locale) };
}

function markdownStrings(config: Config, locale: LocaleInfo): MarkdownStrings {
  const labels: Labels = labelsOf(config, locale);
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
    foldedLines: labels.foldedLines,
    toc: labels.onThisPage,
    taskDone: labels.taskDone,
    taskOpen: labels.taskOpen,
    footnotes: labels.footnotes,
    footnoteBack: labels.footnoteBack,
  };
}
