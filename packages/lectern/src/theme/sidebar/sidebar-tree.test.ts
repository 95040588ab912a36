import { describe, expect, it } from 'vitest';
import type { SidebarItem } from '../../client/index.ts';
import { holdsPage, trailOf } from './sidebar-tree.ts';

const group = (text: string, items: SidebarItem[], link?: string): SidebarItem => ({
  type: 'group',
  text,
  items,
  collapsible: true,
  collapsed: false,
  ...(link ? { link } : {}),
});
const page = (link: string): SidebarItem => ({ type: 'link', text: link, link });

const inner = group('Inner', [page('/a/b/c')], '/a/b/');
const outer = group('Outer', [page('/a/x'), { type: 'divider' }, inner]);
const tree: SidebarItem[] = [{ type: 'section-header', text: 'Part' }, page('/'), outer];

describe('holdsPage', () => {
  it('finds a page at any depth and a group’s own page', () => {
    expect(holdsPage(outer, '/a/b/c')).toBe(true);
    expect(holdsPage(outer, '/a/b/')).toBe(true);
    expect(holdsPage(outer, '/a/b/d')).toBe(false);
    expect(holdsPage({ type: 'divider' }, '/')).toBe(false);
  });
});

describe('trailOf', () => {
  it.each([
    ['a page in a group in a group', '/a/b/c', ['Outer', 'Inner']],
    ['a page in a group', '/a/x', ['Outer']],
    ['a group’s own page', '/a/b/', ['Outer']],
    ['a page outside of groups', '/', []],
    ['a page the sidebar does not know', '/zzz', []],
  ])('%s', (_name, routePath, expected) => {
    expect(trailOf(tree, routePath)).toEqual(expected);
  });
});
