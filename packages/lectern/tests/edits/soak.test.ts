import { describe, expect, it } from 'vitest';
import { siteWithPackages } from '../scenarios/testing.ts';
import { FILES } from './edited-site.ts';
import { MEASURED, soak } from './soak.ts';

/** `EDITS=1000 SEED=7 npx vitest run packages/lectern/tests/edits/soak.test.ts` for a long run. */
const EDITS = Number(process.env.EDITS ?? 15);
const SEED = Number(process.env.SEED ?? 1);
const COMPARE_EACH = Number(process.env.COMPARE_EACH ?? 100);

describe('the dev server after many edits', () => {
  it(
    'serves what a fresh one does, and keeps no more than before',
    async () => {
      const folder = siteWithPackages(FILES);
      const options = { edits: EDITS, seed: SEED, compareEach: COMPARE_EACH, note: console.log };
      const { stale, memory } = await soak(folder, options);
      expect(stale).toEqual([]);
      const [before, after] = [memory.get(MEASURED), memory.get(EDITS)];
      if (!before || !after || EDITS <= MEASURED) return;
      for (const kind of ['rss', 'heapUsed', 'external'] as const) {
        expect(after[kind] / before[kind], kind).toBeLessThan(1.2);
      }
    },
    120_000 + EDITS * 10_000,
  );
});
