import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Tinypool } from 'tinypool';
import { afterEach, describe, expect, it } from 'vitest';
import { folderOf } from '../../tests/folders.ts';
import { formatError } from '../shared/error.ts';
import { mistakesOf, toError } from '../shared/mistake.ts';
import { neededFor } from './code-error.ts';
import { renderInTime, renderNotFoundInTime } from './render-in-time.ts';
import type { RenderContext, RenderTask } from './render-worker.ts';

/** A worker that never returns from pages called "stuck", nor from loading if the context has `isStuck`. */
const WORKER = `import { threadId } from 'node:worker_threads';
export async function renderBatch({ tasks, context, progress }) {
  Atomics.store(progress, 1, threadId);
  if (context.isStuck) Atomics.store(progress, 2, 2);
  while (context.isStuck);
  return tasks.map(({ source }) => {
    Atomics.add(progress, 0, 1);
    while (source.includes('stuck'));
    return { value: source };
  });
}
export function renderNotFound({ progress }) {
  Atomics.store(progress, 1, threadId);
  Atomics.add(progress, 0, 1);
  while (true);
}`;

const pools: Tinypool[] = [];
afterEach(() => Promise.all(pools.splice(0).map((pool) => pool.destroy())));

function poolOf(): Tinypool {
  const file = join(folderOf({ 'docs/a.md': '# A' }), 'worker.mjs');
  writeFileSync(file, WORKER);
  const pool = new Tinypool({ filename: file, minThreads: 1, maxThreads: 1 });
  pools.push(pool);
  return pool;
}

function tasksOf(...sources: string[]): RenderTask[] {
  return sources.map((source) => ({ source }) as RenderTask);
}

const CONTEXT = {} as RenderContext;
const LATE =
  'did not finish loading in time.\n  Its top-level code, or code that it calls, contains an infinite loop or waits for something.';
const HINT =
  '  A component, an expression or the theme contains an infinite loop. Remove parts of the page to find it.';

function textOf(error: unknown): string[] {
  return mistakesOf(error, 'component').map((mistake) => formatError(toError(mistake)));
}

describe('a page that does not come back from rendering', { timeout: 60_000 }, () => {
  it('has failed, and the others of its batch are rendered by another thread', async () => {
    const pool = poolOf();
    const outcomes = await renderInTime(
      pool,
      tasksOf('docs/a.md', 'docs/stuck.mdx', 'docs/c.md'),
      CONTEXT,
      0.2,
    );
    const texts = outcomes.map((outcome) =>
      'failures' in outcome
        ? outcome.failures.map((mistake) => formatError(toError(mistake)))
        : outcome.value,
    );
    expect(texts).toEqual([
      'docs/a.md',
      [`docs/stuck.mdx:1  This page was not rendered in 0.2 s of CPU time.\n${HINT}`],
      'docs/c.md',
    ]);
    expect(pool.threads).toHaveLength(1);
  });

  it('ends the build where each page is like that', async () => {
    const names = ['1', '2', '3', '4'].map((name) => `docs/stuck-${name}.md`);
    const error = await renderInTime(poolOf(), tasksOf(...names), CONTEXT, 0.2).catch((error) => error);
    expect(error.message).toBe('3 pages did not come back:');
    expect(textOf(error)).toHaveLength(3);
  });

  it('is told of where it is the one for addresses that are none', async () => {
    const task = { pages: [], head: {} as never, context: CONTEXT };
    const error = await renderNotFoundInTime(poolOf(), task, 0.2).catch((error) => error);
    expect(textOf(error)).toEqual([`404.html  This page was not rendered in 0.2 s of CPU time.\n${HINT}`]);
  });

  it('is told of where no page is begun, since a module does not come back', async () => {
    const errorFor = (traced: string[] | null) => {
      const context = { isStuck: true, bundle: { traced } } as unknown as RenderContext;
      return renderInTime(poolOf(), tasksOf('docs/a.md'), context, 0.2).catch((error) => error);
    };
    expect(neededFor(await errorFor(null))).toBe('trace');
    expect(textOf(await errorFor([]))).toEqual([`A module of the site ${LATE}`]);
    expect(textOf(await errorFor(['a.ts', 'b.ts']))).toEqual([`b.ts:1  A module of the site ${LATE}`]);
  });
});
