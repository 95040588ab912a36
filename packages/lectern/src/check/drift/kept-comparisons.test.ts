import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { folderOf } from '../../../tests/folders.ts';
import type { Comparison } from './compare.ts';
import { openComparisons } from './kept-comparisons.ts';

const LEDGER = { '#a': { en: 'aaaa', zh: 'bbbb' } };

/** Returns the result of a check of a page, and whether the page had to be compared. */
function checksIn(cacheDir: string) {
  return (text: string, known: typeof LEDGER | undefined, made: Comparison | null) => {
    const kept = openComparisons({ cacheDir });
    let isMade = false;
    const found = kept.compare('guide.md', [text], known, () => {
      isMade = true;
      return made;
    });
    kept.save();
    return { ...found, isMade };
  };
}

it('pages are compared again when a text or the ledger has changed', () => {
  const checked = checksIn(join(folderOf({}), '.lectern'));
  const agreed: Comparison = { disagreements: [], prints: LEDGER, behind: 0 };
  const changed: Comparison = { disagreements: [], prints: { '#a': { en: 'cccc', zh: 'dddd' } }, behind: 1 };
  expect(checked('one', LEDGER, agreed)).toMatchObject({ ...agreed, isMade: true });
  expect(checked('one', LEDGER, agreed)).toMatchObject({ ...agreed, isMade: false });
  expect(checked('two', LEDGER, changed)).toMatchObject({ ...changed, isMade: true });
  expect(checked('two', LEDGER, changed)).toMatchObject({ ...changed, isMade: false });
  expect(checked('two', undefined, changed)).toMatchObject({ ...changed, isMade: true });
});

it('nothing is kept of a page that cannot be parsed, nor taken from a file that is cut off', () => {
  const cacheDir = join(folderOf({}), '.lectern');
  const checked = checksIn(cacheDir);
  const agreed: Comparison = { disagreements: [], prints: LEDGER, behind: 0 };
  expect(checked('broken', LEDGER, null).isMade).toBe(true);
  expect(checked('broken', LEDGER, null).isMade).toBe(true);
  expect(checked('one', LEDGER, agreed).isMade).toBe(true);
  writeFileSync(join(cacheDir, 'translations.json'), '{"guide.md":{"key":');
  expect(checked('one', LEDGER, agreed)).toMatchObject({ ...agreed, isMade: true });
});
