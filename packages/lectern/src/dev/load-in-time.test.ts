import { describe, expect, it } from 'vitest';
import { formatError } from '../shared/error.ts';
import { loadInTime } from './load-in-time.ts';

const WORK = { page: 'a.mdx', source: 'docs/a.mdx', doing: 'loaded' } as const;

describe('modules of a page', () => {
  it('are given up when one waits for ever', async () => {
    const error = await loadInTime(WORK, () => new Promise(() => {}), 0.05).catch((error: unknown) => error);
    expect(formatError(error)).toBe(
      'docs/a.mdx:1  The modules of this page were not loaded in 0.05 s.\n  One of them waits at its top level (`await` outside of functions) for something that does not come.',
    );
  });

  it('are taken when they come, and keep their own errors', async () => {
    expect(await loadInTime(WORK, async () => 'code')).toBe('code');
    await expect(loadInTime(WORK, () => Promise.reject(new Error('own')))).rejects.toThrow('own');
  });
});
