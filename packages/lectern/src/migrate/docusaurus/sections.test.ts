import { expect, it } from 'vitest';
import { sidebarsByPath } from './sections.ts';
import type { Doc } from './tree.ts';

const docs = (...routes: string[]) => routes.map((route) => ({ route }) as Doc);
const keysOf = (sidebars: Record<string, string[]>, ...routes: string[]) =>
  Object.entries(sidebarsByPath(sidebars, docs(...routes))).map(([path, items]) => [
    path,
    Object.keys(sidebars).find((name) => sidebars[name] === items),
  ]);

it('gives a folder the sidebar of most of its pages, and others paths of their own', () => {
  const sidebars = {
    guide: ['/latest/', '/latest/a', '/latest/b', '/latest/api/list'],
    api: ['/latest/api/app', '/latest/api/net', '/latest/api/menu'],
  };
  const routes = [...sidebars.guide, ...sidebars.api, '/latest/api/in-none'];
  expect(keysOf(sidebars, ...routes)).toEqual([
    ['/latest/', 'guide'],
    ['/latest/api/', 'api'],
    ['/latest/api/list', 'guide'],
  ]);
});

it('has a path for a page whose path begins with that of a page of another sidebar', () => {
  const sidebars = { most: ['/a/one', '/a/two', '/a/app-store', '/a/four'], few: ['/a/app'] };
  expect(keysOf(sidebars, ...sidebars.most, ...sidebars.few)).toEqual([
    ['/a/', 'most'],
    ['/a/app', 'few'],
    ['/a/app-store', 'most'],
  ]);
});

it('has the start page for pages of no folder only where it is in a sidebar', () => {
  expect(keysOf({ one: ['/a'], two: ['/b/c'] }, '/', '/a', '/b/c')).toEqual([
    ['/b/', 'two'],
    ['/a', 'one'],
  ]);
  expect(keysOf({ one: ['/', '/a'], two: ['/b/c'] }, '/', '/a', '/b/c')).toEqual([
    ['/', 'one'],
    ['/b/', 'two'],
  ]);
  expect(keysOf({ one: ['/a'] }, '/', '/a')).toEqual([['/', 'one']]);
});
