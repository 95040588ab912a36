import { describe, expect, it } from 'vitest';
import { configText } from './config-file.ts';

describe('the new config', () => {
  it('has a sidebar of several paths once', () => {
    const [tea, cups, milk] = ['/tea', '/cups', '/milk'].map((link) => [{ link }]);
    const sidebar = { '/tea/': tea, '/': cups, '/tea/pots-and-lids': milk, '/milk': milk, '/2/': tea };
    expect(
      configText({ config: { themeConfig: { sidebar } } as never, aliases: {} }),
    ).toBe(`import { defineConfig, type UserConfig } from 'lectern';

type Sidebar = NonNullable<NonNullable<UserConfig['themeConfig']>['sidebar']>[string];

const teaSidebar: Sidebar = [
  { link: '/tea' },
];

const potsAndLidsSidebar: Sidebar = [
  { link: '/milk' },
];

export default defineConfig({
  themeConfig: {
    sidebar: {
      '/tea/': teaSidebar,
      '/': [{ link: '/cups' }],
      '/tea/pots-and-lids': potsAndLidsSidebar,
      '/milk': potsAndLidsSidebar,
      '/2/': teaSidebar,
    },
  },
});
`);
  });

  it('is written as a formatter would', () => {
    const config = {
      title: "It's",
      themeConfig: { nav: [{ text: 'A', link: '/a' }] },
      base: undefined,
    } as never;
    expect(configText({ config, aliases: { '@': 'src' } })).toBe(`import { join } from 'node:path';
import { defineConfig } from 'lectern';

export default defineConfig({
  title: "It's",
  themeConfig: { nav: [{ text: 'A', link: '/a' }] },
  vite: {
    resolve: {
      alias: {
        '@': join(import.meta.dirname, 'src'),
      },
    },
  },
});
`);
  });
});
