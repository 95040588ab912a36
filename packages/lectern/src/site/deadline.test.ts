import { join } from 'node:path';
import { Tinypool } from 'tinypool';
import { afterAll, describe, expect, it } from 'vitest';
import { folderOf } from '../../tests/folders.ts';
import { forWorkers } from '../config/for-workers.ts';
import { loadConfig } from '../config/load.ts';
import { findRoutes } from '../pages/site-routes.ts';
import { formatError } from '../shared/error.ts';
import { toError } from '../shared/mistake.ts';
import { compileInTime } from './deadline.ts';

/** A worker that never returns from pages called "stuck". */
const WORKER = `import { threadId } from 'node:worker_threads';
export async function compileBatch({ routes, progress }) {
  Atomics.store(progress, 1, threadId);
  return routes.map(({ path }) => {
    Atomics.add(progress, 0, 1);
    while (path.includes('stuck'));
    return { key: path, deps: {}, meta: { title: String(threadId), mistakes: [] } };
  });
}`;

const pools: Tinypool[] = [];
afterAll(() => Promise.all(pools.map((pool) => pool.destroy())));

describe('a page that its thread does not come back from', () => {
  it('is given up for a notice, and the others of its batch are compiled by another thread', async () => {
    const project = folderOf({
      'docs/a.md': '# A',
      'docs/b-stuck.md': '# B',
      'docs/c.md': '# C',
      'docs/d-stuck.md': '# D',
      'worker.mjs': WORKER,
    });
    const pool = new Tinypool({ filename: join(project, 'worker.mjs'), minThreads: 1, maxThreads: 1 });
    pools.push(pool);
    const config = await loadConfig(project, {});
    const { routes } = await findRoutes(config, {});
    const task = { config: forWorkers(config), routes: [...routes], notes: '', engine: '' };
    const pages = await compileInTime(pool, task, config, 0.2);
    expect(pages.map(({ key, meta }) => key || meta.title)).toEqual(['/', '/a', 'B', '/c', 'D']);
    const [mistake] = pages[2]?.meta.mistakes ?? [];
    expect(mistake && formatError(toError(mistake))).toBe(
      'docs/b-stuck.md:1  This page was not compiled in 0.2 s of CPU time.\n  Its text or a plugin keeps the compiler busy. Remove parts of the page to find the cause.',
    );
    // This is the third thread. The two before it were terminated.
    expect(pool.threads).toHaveLength(1);
  });
});
