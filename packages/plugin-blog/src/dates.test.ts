import { describe, expect, it } from 'vitest';
import { hasDate, isoDate, shownDate, timeOf } from './dates.ts';

describe('dates of posts', () => {
  it.each([
    ['2024-03-19', '2024-03-19T00:00:00.000Z', '2024-03-19'],
    ['2024-03-19 9:00', '2024-03-19T09:00:00.000Z', '2024-03-19T09:00:00.000Z'],
    ['2024-03-19 10:00', '2024-03-19T10:00:00.000Z', '2024-03-19T10:00:00.000Z'],
    ['2024-03-19T10:00+0800', '2024-03-19T02:00:00.000Z', '2024-03-19T02:00:00.000Z'],
    ['2024-03-19 23:30:15 -08:00', '2024-03-20T07:30:15.000Z', '2024-03-20T07:30:15.000Z'],
  ])('%s', (date, moment, iso) => {
    expect(hasDate({ date })).toBe(true);
    expect(new Date(timeOf(date)).toISOString()).toBe(moment);
    expect(isoDate(date)).toBe(iso);
  });

  it('are no other texts', () => {
    for (const date of [undefined, 20240319, 'soon', '2024-03', '19.03.2024', '2017-02-29 11:00:00']) {
      expect(hasDate({ date })).toBe(false);
    }
  });

  it('are shown as the day of their author, in the language of the page', () => {
    expect(shownDate('2024-03-19T23:30-08:00', 'en')).toBe('March 19, 2024');
    expect(shownDate('2024-03-19', 'zh-CN')).toBe('2024年3月19日');
  });
});
