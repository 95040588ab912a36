import { describe, expect, it } from 'vitest';
import type { Config } from '../config/load.ts';
import { configuredPrefix, configuredSidebar } from './sidebar-config.ts';

const zh = {
  edition: 'zh',
  lang: 'zh',
  version: '',
  folder: 'zh',
  tag: 'zh-CN',
  label: '中文',
  prefix: '/zh',
};
const config = {
  themeConfig: {
    sidebar: {
      '/guide/': [
        '/guide/one',
        { dividerType: 'dashed' },
        { sectionHeaderText: 'Part', tag: 'New' },
        {
          text: 'Group',
          link: '/guide/two',
          collapsed: true,
          items: [{ text: 'Out', link: 'https://a.b/' }],
        },
        { text: 'Fixed', collapsible: false, items: ['/guide/three'] },
      ],
      '/guide/deep/': [],
    },
    locales: [{ lang: 'de', sidebar: { '/': ['/nur'] } }],
  },
} as unknown as Config;

describe('configuredPrefix', () => {
  it.each([
    ['/zh/guide/one', '/guide/'],
    ['/zh/guide/deep/x', '/guide/deep/'],
    ['/zh/api/', undefined],
    ['/guide/one', undefined],
  ])('%s belongs to %s', (path, expected) => {
    expect(configuredPrefix(config, zh, path)).toBe(expected);
  });

  it('takes the sidebars of the language before those for all', () => {
    expect(configuredPrefix(config, { ...zh, lang: 'de', prefix: '/de' }, '/de/guide/one')).toBe('/');
  });
});

describe('configuredSidebar', () => {
  it('knows every kind of entry, and links in the language of the page', () => {
    expect(configuredSidebar(config, zh, '/guide/', (path) => `Title of ${path}`)).toEqual([
      { type: 'link', text: 'Title of /zh/guide/one', link: '/zh/guide/one' },
      { type: 'divider', dashed: true },
      { type: 'section-header', text: 'Part', tag: 'New' },
      {
        type: 'group',
        text: 'Group',
        link: '/zh/guide/two',
        collapsible: true,
        collapsed: true,
        items: [{ type: 'link', text: 'Out', link: 'https://a.b/' }],
      },
      {
        type: 'group',
        text: 'Fixed',
        collapsible: false,
        collapsed: false,
        items: [{ type: 'link', text: 'Title of /zh/guide/three', link: '/zh/guide/three' }],
      },
    ]);
  });
});
