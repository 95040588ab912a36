import { describe, expect, it } from 'vitest';
import { memorySaver } from './v8-flags.ts';

const MiB = 1024 * 1024;

/**
 * Runs a saver through a build. @param states numbers of pages, and MiB of short-lived objects. @returns the flags it
 * sets
 */
function flagsOf(node: number, states: readonly (readonly [total: number, young: number])[]): string[] {
  const flags: string[] = [];
  let young = 0;
  const save = memorySaver({ node, youngSize: () => young * MiB, setFlag: (flag) => void flags.push(flag) });
  for (const [total, size] of states) {
    young = size;
    save({ total });
  }
  return flags;
}

describe('memorySaver', () => {
  it('leaves a small site alone', () => {
    expect(flagsOf(20, [[344, 32]])).toEqual([]);
    expect(flagsOf(24, [[344, 16]])).toEqual([]);
  });

  it('has V8 look through old objects more often, the larger a site is, also in phases without pages', () => {
    expect(
      flagsOf(20, [
        [5001, 1],
        [0, 1],
        [5001, 1],
      ]),
    ).toEqual(['--heap-growing-percent=60']);
    expect(
      flagsOf(20, [
        [20_001, 1],
        [6000, 1],
        [0, 1],
      ]),
    ).toEqual(['--heap-growing-percent=30']);
  });

  it('stops the growth of the room for short-lived objects where V8 would let it go on', () => {
    expect(
      flagsOf(24, [
        [344, 16],
        [344, 32],
        [344, 32],
      ]),
    ).toEqual(['--semi-space-growth-factor=1', '--min-semi-space-size=16']);
  });
});
