import { describe, expect, it } from 'vitest';
import type { SidebarItem, TocItem } from '../shared/types.ts';
import { overviewGroups } from './overview.ts';

const link = (path: string): SidebarItem => ({ type: 'link', text: `Text of ${path}`, link: path });
const group = (text: string, items: SidebarItem[]): SidebarItem => ({
  type: 'group',
  text,
  items,
  collapsible: true,
  collapsed: false,
});
const heading = (id: string, depth: TocItem['depth']): TocItem => ({ id, depth, text: id, charIndex: -1 });

const sidebar = [
  link('/config/'),
  link('/config/plugins'),
  { type: 'divider' } as const,
  group('dev', [link('/config/dev/a'), group('inner', [link('/config/dev/b')])]),
  group('elsewhere', [link('/guide/x')]),
];
const paths = [
  '/',
  '/config/',
  '/config/plugins',
  '/config/dev/a',
  '/config/dev/b',
  '/config/hidden',
  '/guide/x',
];
const pageOf = (path: string) => ({
  title: `Title of ${path}`,
  toc: path === '/config/dev/a' ? [heading('one', 2), heading('deep', 3), heading('two', 2)] : [],
});

describe('overviewGroups', () => {
  const groups = overviewGroups({ path: '/config/', sidebar, paths, pageOf, others: 'Others' });

  it('lists the groups below the path, nested ones flat, with level-2 headings alone', () => {
    expect(groups[0]).toEqual({
      text: 'dev',
      id: 'dev',
      pages: [
        {
          text: 'Title of /config/dev/a',
          link: '/config/dev/a',
          headings: [
            { text: 'one', id: 'one' },
            { text: 'two', id: 'two' },
          ],
        },
        { text: 'Title of /config/dev/b', link: '/config/dev/b', headings: [] },
      ],
    });
  });

  it('puts the remaining pages of the path into Others', () => {
    expect(groups.slice(1)).toEqual([
      {
        text: 'Others',
        id: 'others',
        pages: [
          { text: 'Title of /config/plugins', link: '/config/plugins', headings: [] },
          { text: 'Title of /config/hidden', link: '/config/hidden', headings: [] },
        ],
      },
    ]);
  });

  it('leaves out groups of other paths and the page itself', () => {
    expect(groups.map(({ text }) => text)).toEqual(['dev', 'Others']);
    expect(JSON.stringify(groups)).not.toContain('"/config/"');
  });

  it('leaves out a heading that most of many pages have', () => {
    const many = Array.from({ length: 8 }, (_, index) => `/guide/p${index}`);
    const related = { text: 'Related', id: 'related', depth: 2 as const, charIndex: -1 };
    const own = { text: 'Own', id: 'own', depth: 2 as const, charIndex: -1 };
    const headingsOf = (paths: string[]) =>
      overviewGroups({
        path: '/guide/',
        sidebar: [],
        paths,
        pageOf: (path) => ({ title: path, toc: path.endsWith('0') ? [own, related] : [related] }),
        others: 'Others',
      })[0]?.pages.map(({ headings }) => headings.map(({ text }) => text).join());
    expect(headingsOf(many)).toEqual(['Own', '', '', '', '', '', '', '']);
    expect(headingsOf(many.slice(1))).toEqual(Array(7).fill('Related'));
  });

  it('is empty where there is nothing below', () => {
    expect(overviewGroups({ path: '/x/', sidebar, paths, pageOf, others: 'Others' })).toEqual([]);
  });
});
