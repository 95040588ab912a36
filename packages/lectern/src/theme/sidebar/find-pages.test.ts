import { describe, expect, it } from 'vitest';
import type { SidebarItem } from '../../client/index.ts';
import { countPages, findPages } from './find-pages.ts';

const link = (text: string): SidebarItem => ({ type: 'link', text, link: `/${text}` });
const group = (text: string, items: SidebarItem[], own?: string): SidebarItem => ({
  type: 'group',
  text,
  items,
  collapsible: true,
  collapsed: true,
  ...(own ? { link: own } : {}),
});
const tree = [
  link('Overview'),
  { type: 'divider' } as const,
  group('output', [link('assetPrefix'), link('copy')]),
  group('Inner', [group('Deep', [link('End')])], '/inner/'),
];

/** Returns names as a reader sees them: `group: entry, entry`. */
const names = (items: readonly SidebarItem[]): string[] =>
  items.map((item) =>
    item.type === 'group' ? `${item.text}: ${names(item.items)}` : (item as { text: string }).text,
  );

describe('findPages', () => {
  it.each([
    ['PREFIX', ['output: assetPrefix']],
    ['output.c', ['output: copy']],
    ['output', ['output: assetPrefix,copy']],
    [' deep end ', ['Inner: Deep: End']],
    ['e', ['Overview', 'output: assetPrefix', 'Inner: Deep: End']],
    ['nothing', []],
  ])('%s', (text, expected) => {
    expect(names(findPages(tree, text))).toEqual(expected);
  });

  it('finds a group by its page, and opens the groups that hold something', () => {
    expect(findPages(tree, 'inner')).toMatchObject([{ type: 'group', collapsible: false }]);
    expect(findPages([group('Alone', [], '/alone/')], 'alone')).toEqual([
      { type: 'link', text: 'Alone', link: '/alone/' },
    ]);
  });

  it('counts links, and those of groups', () => {
    expect(countPages(tree)).toBe(5);
  });
});
