import { cacheDirOf } from '../config/cache-dir.ts';
import { type Config, type ConfigOverrides, loadConfig } from '../config/load.ts';
import type { SeenLink } from '../pages/check-links.ts';
import { hasIndex } from '../pages/linked-pages.ts';
import { siteLinks } from '../pages/site-links.ts';
import { startNotes } from '../pages/start-page.ts';
import { enter, leave, restoreOutput } from '../publish/output-folder.ts';
import { originNotes } from '../publish/service-files.ts';
import { sharedThesaurus } from '../search/shared-thesaurus.ts';
import { mistakesOf } from '../shared/mistake.ts';
import { once } from '../shared/once.ts';
import { systemError } from '../shared/system-error.ts';
import type { Route } from '../shared/types.ts';
import { checkSite } from '../site/check-site.ts';
import { type CompiledSite, compileSite } from '../site/compile-site.ts';
import { whileWatched } from '../site/crash-watch.ts';
import type { CompilePool } from '../site/deadline.ts';
import { type BeginOptions, beginSite } from './begin-site.ts';
import { type Bundler, createBundler } from './bundle-cache.ts';
import { type KnownOutput, readLastOutput } from './last-output.ts';
import { linksOf } from './links-of.ts';
import type { BuildProgress } from './progress.ts';
import { changeOutput, replaceOutput } from './replace-output.ts';
import { buildErrors, reported } from './report.ts';
import {
  closeShard,
  mergeNote,
  openShard,
  parseShard,
  readShards,
  routesOf,
  takeCompiled,
} from './site-shards.ts';
import { type BuildSize, sizeOf } from './summary.ts';
import { type BuildThreads, startThreads } from './threads.ts';
import type { WrittenSite } from './write-site.ts';
import { writeTwice } from './write-twice.ts';

export interface BuildOptions extends ConfigOverrides {
  /**
   * Number of worker threads. Default: the number of CPU cores, or fewer if there are few pages. The output does not
   * depend on it.
   */
  workers?: number | undefined;
  /**
   * Whether to build even if pages have errors. A notice replaces a page that cannot be shown, and a note replaces a
   * part of a page. For sites that are being migrated to Lectern.
   */
  lenient?: boolean | undefined;
  /**
   * Whether to delete files in the output folder that no build of Lectern wrote. Without this option, such files are an
   * error.
   */
  empty?: boolean | undefined;
  /**
   * Shard to render: `1/4` renders the pages of the first of four shards into `.lectern/shards` and leaves the output
   * folder unchanged. The other three are rendered separately.
   */
  shard?: string | undefined;
  /**
   * Whether to use the pages of all shards in `.lectern/shards`. Only pages that the shards do not contain are
   * rendered.
   */
  merge?: boolean | undefined;
  /** Called with the current step of the build and its progress. */
  onProgress?: ((progress: BuildProgress) => void) | undefined;
}

export interface BuildResult extends BuildSize {
  pages: number;
  /** Absolute output folder. */
  outDir: string;
  /** Messages that do not fail a build, such as an unknown code language. With `lenient`, they include the errors. */
  warnings: string[];
  /** Counts of the errors that `lenient` ignored, such as "12 errors: 7 links, 5 imports". Empty if there are none. */
  summary: string;
  /** Notes, one line each: what the build left out and how to enable it, and how many pages were taken from shards. */
  notes: string[];
}

/**
 * Builds a site completely, or not at all (DESIGN decision 13). The old output stays until the end. All errors of the
 * site are reported together (docs-dev/decisions/0025).
 *
 * @param project folder of the project
 * @param threads threads of this build, if the caller has started them already
 * @throws DocsError or DocsErrors with everything that a maintainer has to fix
 */
export async function build(
  project: string,
  options: BuildOptions = {},
  threads = startThreads(options.workers),
): Promise<BuildResult> {
  const built = await buildWith(threads, project, options, true);
  // Null: another build finished first, and it is unknown which parts of its output this build could reuse.
  return built ?? ((await buildWith(startThreads(options.workers), project, options, false)) as BuildResult);
}

async function buildWith(
  threads: BuildThreads,
  project: string,
  options: BuildOptions,
  mayChange: boolean,
): Promise<BuildResult | null> {
  try {
    return await buildSite(project, options, threads, mayChange);
  } catch (error) {
    throw systemError(error) ?? error;
  } finally {
    await threads.end();
  }
}

/**
 * Builds a site with the given threads.
 *
 * @param mayChange whether the last output may be changed in place
 * @returns null if the last output was replaced before it could be changed; never null without `mayChange`
 */
async function buildSite(
  project: string,
  options: BuildOptions,
  threads: BuildThreads,
  mayChange: boolean,
): Promise<BuildResult | null> {
  if (options.merge) takeCompiled(cacheDirOf(project));
  const config = await loadConfig(project, options);
  const bundler = createBundler(config);
  return whileWatched(config.cacheDir, () =>
    buildWatched(config, options, threads, bundler, mayChange),
  ).finally(() => bundler.settled());
}

/** Builds a site whose config is loaded. */
async function buildWatched(
  config: Config,
  options: BuildOptions,
  threads: BuildThreads,
  bundler: Bundler,
  mayChange: boolean,
): Promise<BuildResult | null> {
  const { onProgress = () => {} } = options;
  const shard = options.shard === undefined || options.merge ? null : parseShard(options.shard);
  restoreOutput(config.outDir);
  const { compiled, last, links } = await compileAndRead(config, options, threads, bundler);
  const { table } = compiled;
  const staging = shard ? openShard(config, shard) : enter(config.outDir);
  const known = [...compiled.mistakes];
  try {
    const inPlace = mayChange && canStay(options) ? config.outDir : null;
    const place = { staging, threads, shard, last, inPlace };
    const begun = beginSite(table.routes, place);
    const checked = { ...checkSite(compiled, links), linked: linksOf(compiled, last) };
    known.push(...checked.mistakes);
    const isLenient = options.lenient ?? false;
    const isDoomed = known.length > 0 && !isLenient;
    const writing = { ...place, checked, isDoomed, isLenient, bundler, onProgress, begun };
    const { written, failures } = await writeTwice(compiled, writing);
    const mistakes = [...known, ...written.mistakes, ...failures];
    if (written.failed.size > 0 || (mistakes.length > 0 && !isLenient)) throw buildErrors(mistakes);
    const routes = routesOf(table.routes, shard);
    const brought = await bringOutput(config, place, written, routes, options.empty ?? false);
    if (!brought) return null;
    const { files, warnings } = brought;
    const outDir = shard ? staging : config.outDir;
    const merged = options.merge ? [mergeNote(last, written, routes)] : [];
    return {
      pages: routes.length,
      outDir,
      ...sizeOf(outDir, files, written.sizes(), routes, written.times),
      ...reported([...mistakes, ...checked.allowed], [...checked.warnings, ...written.warnings, ...warnings]),
      notes: shard ? [] : [...originNotes(config), ...startNotes(config, table), ...merged],
    };
  } catch (error) {
    if (known.length === 0) throw error;
    throw buildErrors([...known, ...mistakesOf(systemError(error) ?? error, 'component')]);
  } finally {
    // Threads must end first: one may still write into the folder.
    await threads.end();
    if (!shard) leave(staging);
  }
}

/** Checks whether the last output may be changed in place. */
function canStay({ merge, shard }: BuildOptions): boolean {
  return !merge && shard === undefined;
}

/**
 * Moves the written files to their final place. @returns null if the output that was to be changed is a different one
 * now
 */
async function bringOutput(
  config: Config,
  { staging, threads, shard, last }: BeginOptions,
  written: WrittenSite,
  routes: readonly Route[],
  isEmptied: boolean,
): Promise<{ files: string[]; warnings: string[] } | null> {
  if (shard) return { files: closeShard(config, shard, written, routes), warnings: [] };
  const replacing = { isEmptied, helper: threads.helper() };
  if (written.changed) return changeOutput(config, staging, written, last, replacing);
  return replaceOutput(config, staging, written, replacing);
}

/** Compiles the pages. While a thread compiles the first ones, it reads everything that does not depend on them. */
async function compileAndRead(
  config: Config,
  { merge, onProgress }: BuildOptions,
  threads: BuildThreads,
  bundler: Bundler,
): Promise<{ compiled: CompiledSite; last: KnownOutput; links: SeenLink[] }> {
  const readOnce = once(() => ({
    last: merge ? readShards(config) : readLastOutput(config),
    links: siteLinks(config),
  }));
  const compiling = (pool: CompilePool) =>
    compileSite(pool, config, {
      onProgress: (done, total) => onProgress?.({ phase: 'compile', done, total }),
      onModules: bundler.begin,
      withDates: true,
    });
  const meanwhile = () => {
    readOnce();
    // Search needs it at the end, when no thread is left to wait for.
    if (hasIndex(config)) sharedThesaurus().byStem();
  };
  const compiled = await threads.compiling(compiling, merge ? () => {} : meanwhile);
  return { compiled, ...readOnce() };
}
