import type { SidebarItem } from 'lectern/client';
import { expect, it } from 'vitest';
import { contentsHtml, contentsOf, pagesOf } from './contents.ts';

const page = (name: string) => ({ path: `/${name}`, title: `Title ${name}`, anchor: name });
const link = (name: string): SidebarItem => ({ type: 'link', text: name, link: `/${name}` });
const group = (text: string, items: SidebarItem[], at?: string): SidebarItem => ({
  type: 'group',
  text,
  ...(at && { link: `/${at}` }),
  collapsible: true,
  collapsed: false,
  items,
});

it('follows the sidebar, without what is not in the book and with what only the book has', () => {
  const sidebar: SidebarItem[] = [
    link('b'),
    { type: 'link', text: 'Elsewhere', link: 'https://example.com/' },
    { type: 'divider' },
    { type: 'section-header', text: 'Section' },
    group('Group', [link('c'), group('Empty', [link('none')])], 'a'),
    { type: 'link', text: 'Again', link: '/b#part' },
  ];
  const contents = contentsOf(sidebar, ['a', 'b', 'c', 'd'].map(page));
  expect(pagesOf(contents).map(({ path }) => path)).toEqual(['/b', '/a', '/c', '/d']);
  const item = (name: string) =>
    `<a href="#${name}"><span>Title ${name}</span><span class="book-number" data-page="${name}"></span></a>`;
  expect(contentsHtml(contents).replaceAll('\n', '')).toBe(
    `<ol><li>${item('b')}</li><li><span class="book-group">Section</span><ol><li>${item('a')}<ol><li>${item('c')}</li></ol></li></ol></li><li>${item('d')}</li></ol>`,
  );
});
