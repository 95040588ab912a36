import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { type Edit, MEANINGFUL } from '../../../tests/drift-edits.ts';
import { editOne, isFound, prove, readPages } from '../../../tests/drift-proof.ts';

const docs = fileURLToPath(new URL('../../../../../site/docs/', import.meta.url));
const pages = readPages(docs, ['en', 'zh']);
const shown = ({ kind, path, lang }: { kind: string; path: string; lang: string }) =>
  `${kind}: ${lang} ${path}`;

it('finds each of the edits that mean something, with at most 2 % false alarms, in 200 seeded edits', () => {
  const { edits, missed, alarms } = prove(pages, Number(process.env.DRIFT_SEED ?? 20_240_319));
  expect(edits).toBe(200);
  expect(missed.map(shown)).toEqual([]);
  expect(alarms.map(shown).slice(2)).toEqual([]);
  if (process.env.DRIFT_SEED) console.log(alarms.map(shown));
}, 180_000);

it.each([
  ['number', 90],
  ['option', 85],
  ['link', 95],
  ['section added', 100],
  ['code changed', 75],
  ['code value', 70],
  ['code removed', 80],
])('finds without a ledger, of 50 edits of the kind "%s", at least %d in a hundred', (kind, share) => {
  const edits = { [kind]: MEANINGFUL[kind] as Edit };
  const outcomes = editOne(pages, edits, { seed: 7, count: 50, hasLedger: false });
  const found = outcomes.filter(isFound).length;
  if (process.env.DRIFT_SEED) console.log(kind, found, 'of', outcomes.length);
  expect(found).toBeGreaterThanOrEqual(outcomes.length * (share / 100));
});
