import { describe, expect, it } from 'vitest';
import { siteWithPackages } from '../scenarios/testing.ts';
import { firstDifference } from './compare-builds.ts';
import { FILES } from './edited-site.ts';

/** `EDITS=500 SEED=7 npx vitest run packages/lectern/tests/edits` for a long run. */
const EDITS = Number(process.env.EDITS ?? 12);
const SEED = Number(process.env.SEED ?? 1);

describe('builds after edits', () => {
  it(
    'give the bytes of builds that begin with nothing',
    async () => {
      expect(await firstDifference(siteWithPackages(FILES), EDITS, SEED)).toBeNull();
    },
    60_000 + EDITS * 10_000,
  );
});
