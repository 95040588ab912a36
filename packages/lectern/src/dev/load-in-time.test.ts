import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { formatError } from '../shared/error.ts';
import { loadInTime } from './load-in-time.ts';

const WORK = { page: 'a.mdx', source: 'docs/a.mdx', doing: 'loaded' } as const;

describe('modules of a page', () => {
  it('are given up when one waits for ever', async () => {
    const error = await loadInTime(
      WORK,
      () => new Promise(() => {}),
      () => 3,
      0.05,
    ).catch((error: unknown) => error);
    expect(formatError(error)).toBe(
      'docs/a.mdx:1  The modules of this page were not loaded in 0.05 s.\n  One of them waits at its top level (`await` outside of functions) for something that never happens.',
    );
  });

  it('have the time that a busy machine takes, as long as one after another comes', async () => {
    let loaded = 0;
    const load = async () => {
      for (loaded = 1; loaded < 8; loaded += 1) await sleep(40);
      return 'code';
    };
    expect(await loadInTime(WORK, load, () => loaded, 0.1)).toBe('code');
  });

  it('are taken when they come, and keep their own errors', async () => {
    expect(
      await loadInTime(
        WORK,
        async () => 'code',
        () => 0,
      ),
    ).toBe('code');
    await expect(
      loadInTime(
        WORK,
        () => Promise.reject(new Error('own')),
        () => 0,
      ),
    ).rejects.toThrow('own');
  });
});
