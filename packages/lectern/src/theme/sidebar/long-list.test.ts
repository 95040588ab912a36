import { describe, expect, it } from 'vitest';
import type { SidebarItem } from '../../shared/types.ts';
import { beginRange, firstPage, isLargeSidebar, moreOf, rangeOf } from './long-list.ts';

const link = (index: number): SidebarItem => ({ type: 'link', text: `P ${index}`, link: `/p${index}` });
const links = (count: number) => Array.from({ length: count }, (_, index) => link(index));
const LIST = links(1000);

describe('a list of a large sidebar', () => {
  it('shows what is around the current page, as much at its ends', () => {
    expect(beginRange(LIST, '/p500')).toEqual({ from: 450, to: 550 });
    expect(beginRange(LIST, '/p0')).toEqual({ from: 0, to: 100 });
    expect(beginRange(LIST, '/p999')).toEqual({ from: 900, to: 1000 });
  });

  it('leaves out no few entries', () => {
    expect(beginRange(LIST, '/p65')).toEqual({ from: 0, to: 115 });
    expect(beginRange(LIST, '/p935')).toEqual({ from: 885, to: 1000 });
    expect(beginRange(links(120), '/p50')).toEqual({ from: 0, to: 120 });
    expect(beginRange([...LIST, { type: 'divider' }], '/p990')).toEqual({ from: 901, to: 1001 });
  });

  it('shows its beginning where the current page is in another one', () => {
    expect(beginRange(LIST, '/other')).toEqual({ from: 0, to: 10 });
    expect(beginRange(links(30), '/other')).toEqual({ from: 0, to: 30 });
  });

  it('stays as the reader has made it until the current page is outside', () => {
    const range = moreOf(beginRange(LIST, '/p100'), LIST, false);
    expect(range).toEqual({ from: 50, to: 650 });
    expect(rangeOf(range, LIST, '/p640')).toBe(range);
    expect(rangeOf(range, LIST, '/other')).toBe(range);
    expect(rangeOf(range, LIST, '/p700')).toEqual({ from: 650, to: 750 });
    expect(moreOf({ from: 500, to: 600 }, LIST, true)).toEqual({ from: 0, to: 600 });
    expect(rangeOf(range, LIST.slice(0, 300), '/p10')).toEqual({ from: 0, to: 100 });
  });

  it('leads to each of its pages without script', () => {
    const group = (index: number): SidebarItem => ({
      type: 'group',
      text: `G ${index}`,
      collapsible: true,
      collapsed: true,
      items: links(3).map((item) => ({ ...item, link: `/g${index}/${'link' in item ? item.link : ''}` })),
    });
    const mixed = LIST.map((item, index) => (index % 7 === 3 ? group(index) : item));
    const seen = new Set<string | undefined>();
    const open = ['/p0'];
    for (let page = open.pop(); page !== undefined; page = open.pop()) {
      const { from, to } = beginRange(mixed, page);
      const more = [firstPage(mixed.slice(0, from).reverse()), firstPage(mixed.slice(to))];
      for (const next of [...mixed.slice(from, to).map((item) => firstPage([item])), ...more]) {
        if (next && !seen.has(next)) open.push(next);
        seen.add(next);
      }
    }
    for (const item of mixed) expect(seen).toContain(firstPage([item]));
  });
});

it('a sidebar is large with more than 500 pages, wherever they are in it', () => {
  const group: SidebarItem = {
    type: 'group',
    text: 'G',
    collapsible: true,
    collapsed: true,
    items: links(500),
  };
  expect(isLargeSidebar(links(500))).toBe(false);
  expect(isLargeSidebar([group])).toBe(false);
  expect(isLargeSidebar([group, link(0)])).toBe(true);
});
