import { describe, expect, it } from 'vitest';
import { BATCH, inTurn } from './batches.ts';

const numbers = Array.from({ length: 10 * BATCH + 3 }, (_, index) => index);
const later = () => new Promise((done) => setTimeout(done));

describe('inTurn', () => {
  it('works on all items once, two batches for each thread at a time, however many wait', async () => {
    const seen: number[] = [];
    let now = 0;
    let most = 0;
    await inTurn(numbers, 2, async (batch) => {
      now++;
      most = Math.max(most, now);
      await later();
      seen.push(...batch);
      now--;
    });
    expect(seen.sort((a, b) => a - b)).toEqual(numbers);
    expect(most).toBe(4);
  });

  it('begins no further batch when one has failed', async () => {
    let begun = 0;
    const work = async ([first]: number[]) => {
      begun++;
      await later();
      if (first === 0) throw new Error('no');
    };
    await expect(inTurn(numbers, 1, work)).rejects.toThrow('no');
    await later();
    await later();
    expect(begun).toBeLessThanOrEqual(3);
  });
});
