import { relative } from 'node:path';
import type { Tinypool } from 'tinypool';
import type { Config } from '../config/load.ts';
import { type KnownPage, metaOf } from '../pages/known-pages.ts';
import { createPageCache } from '../pages/page-cache.ts';
import { toPosix } from '../pages/paths.ts';
import { readSource } from '../pages/plugin-pages.ts';
import { sourceName } from '../pages/source-name.ts';
import { DocsError } from '../shared/error.ts';
import type { Mistake } from '../shared/mistake.ts';
import type { Route } from '../shared/types.ts';
import type { CompileTask } from './compile-batch.ts';
import { COMPUTING, type End, inTime, type WatchedPool } from './in-time.ts';

/** Passes a batch of pages to a thread: a pool of Tinypool, or a substitute in this thread. */
export interface CompilePool extends WatchedPool {
  options?: Pick<Tinypool['options'], 'maxThreads'>;
  run(task: CompileTask, options: { name: string; signal?: AbortSignal }): Promise<KnownPage[]>;
}

/**
 * Compiles a batch of pages in a thread. A page that takes too long or ends its thread is given up: another thread
 * replaces that one, and a notice replaces the page.
 *
 * @param most CPU time that a page may take, in seconds
 */
export function compileInTime(
  pool: CompilePool,
  task: Omit<CompileTask, 'progress'>,
  config: Config,
  most = COMPUTING,
): Promise<KnownPage[]> {
  return inTime(task.routes, {
    pool,
    most,
    run: (routes, progress, signal) =>
      pool.run({ ...task, routes, progress }, { name: 'compileBatch', signal }),
    mistakeOf: (route, end) => ({
      ...notCompiled(end, most),
      where: `${sourceName(route, config)}:1`,
      kind: 'syntax',
    }),
    giveUp: (route, mistake) => giveUp(route, mistake, config),
    notLoaded: () =>
      new DocsError('The plugins of the site were not loaded in time.', {
        where: config.configFile ? toPosix(relative(config.project, config.configFile)) : '',
        hint: 'A module that the config file imports contains an infinite loop, waits for something, or ends its thread.',
        kind: 'plugin',
      }),
  });
}

function notCompiled(end: End, most: number): Pick<Mistake, 'message' | 'hint'> {
  if (end === 'exit') {
    return {
      message: 'This page ended the thread that compiled it.',
      hint: 'A plugin calls process.exit().',
    };
  }
  if (end === 'memory') {
    return {
      message: 'This page used up the memory while it was compiled.',
      hint: 'The cause is its text or a plugin. Remove parts of the page to find it.',
    };
  }
  return {
    message: `This page was not compiled in ${most} s of CPU time.`,
    hint: 'Its text or a plugin keeps the compiler busy. Remove parts of the page to find the cause.',
  };
}

async function giveUp(route: Route, mistake: Mistake, config: Config): Promise<KnownPage> {
  // Imported only here, because it loads the compiler into this thread.
  const { noticePage } = await import('../pages/notice-page.ts');
  const page = noticePage(route, readSource(route, config), [mistake], config, { isStuck: true });
  const entry = { key: '', deps: {}, page };
  // Rendering reads it from there.
  createPageCache(config.cacheDir).write(route, entry);
  return { key: '', deps: {}, meta: metaOf(page) };
}
