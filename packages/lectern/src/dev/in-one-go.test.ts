import { expect, it } from 'vitest';
import { inOneGo } from './in-one-go.ts';

it('runs a task once more for all calls that come while it runs', async () => {
  const ends: (() => void)[] = [];
  const run = inOneGo(() => new Promise((end) => ends.push(end)));
  const first = run();
  expect(ends).toHaveLength(1);
  run();
  const last = run();
  expect(ends).toHaveLength(1);
  ends[0]?.();
  await expect.poll(() => ends.length).toBe(2);
  ends[1]?.();
  await Promise.all([first, last]);
  expect(ends).toHaveLength(2);
  run();
  expect(ends).toHaveLength(3);
});
