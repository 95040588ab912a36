import { expect, it } from 'vitest';
import { SCREEN_FONT } from './font.ts';

const width = (text: string) =>
  SCREEN_FONT.layout(text).glyphs.reduce((sum, one) => sum + one.advanceWidth, 0);

it('letters are as wide as those of a usual font', () => {
  expect(width('中文，')).toBe(3000);
  expect(width('😀')).toBe(1000);
  expect(width('iii')).toBeLessThan(width('m'));
  expect(width('e\u0301')).toBe(width('e'));
  // With Arial, this text is 9.6 em wide.
  expect(width('the quick brown fox jumps')).toBeGreaterThan(11_000);
  expect(width('the quick brown fox jumps')).toBeLessThan(13_500);
});
