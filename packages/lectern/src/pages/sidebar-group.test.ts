import { expect, it } from 'vitest';
import type { SidebarItem } from '../shared/types.ts';
import { sidebarGroups } from './sidebar-group.ts';

it('names the outermost group of a page, or the section header above it', () => {
  const link = (path: string): SidebarItem => ({ type: 'link', text: path, link: path });
  const group = (text: string, items: SidebarItem[]): SidebarItem => ({
    type: 'group',
    text,
    link: `/${text}/`,
    collapsible: true,
    collapsed: false,
    items,
  });
  const items: SidebarItem[] = [
    link('/a'),
    group('dev', [link('/dev/b'), group('deep', [link('/dev/deep/c')])]),
    { type: 'section-header', text: 'More' },
    link('/d'),
  ];
  expect([...sidebarGroups(items)]).toEqual([
    ['/dev/', 'dev'],
    ['/dev/b', 'dev'],
    ['/deep/', 'dev'],
    ['/dev/deep/c', 'dev'],
    ['/d', 'More'],
  ]);
});
