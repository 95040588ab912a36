import { LAYOUT_SLOTS, type LayoutSlot } from '../../packages/lectern/src/shared/layout-slots.ts';
import { en } from '../../packages/lectern/src/shared/strings/en.ts';
import { zh } from '../../packages/lectern/src/shared/strings/zh.ts';
import { code, codeBlock, page, table, type Writer } from './markup.ts';
import type { ReferencePage } from './types.ts';

/** Position of each slot. */
const PLACES: Readonly<Record<LayoutSlot, string>> = {
  top: 'Above the navbar, on every page.',
  bottom: 'At the end of every page.',
  beforeNav: 'Before the navbar.',
  beforeNavTitle: 'In the navbar, before logo and title.',
  afterNavTitle: 'In the navbar, after logo and title.',
  beforeNavMenu: 'In the navbar, before the navigation.',
  afterNavMenu: 'In the navbar, after the navigation.',
  afterNav: 'After the navbar.',
  beforeSidebar: 'Above the entries of the sidebar.',
  afterSidebar: 'Below the entries of the sidebar.',
  beforeDoc: 'In `<main>`, before the article.',
  beforeDocContent: 'In `<article>`, before the text.',
  afterDocContent: 'In `<article>`, after the text.',
  beforeDocFooter: 'In the footer of the article, before "Edit this page".',
  afterDocFooter: 'At the end of the footer of the article.',
  afterDoc: 'In `<main>`, after the article.',
  beforeOutline: 'Above the outline.',
  afterOutline: 'Below the outline.',
  beforeHero: 'On a home page, before the hero.',
  afterHero: 'On a home page, after the hero.',
  beforeFeatures: 'On a home page, before the features.',
  afterFeatures: 'On a home page, after the features.',
};

const SLOT_EXAMPLE = `import { Sponsors } from './Sponsors.tsx';

export * from 'lectern/theme';

export const slots = { afterOutline: Sponsors };`;

export const themePages: readonly ReferencePage[] = [
  {
    name: 'slots',
    write: ({ t }: Writer) =>
      page(
        t('Slots'),
        t(
          'Places in the layout for components of a theme or a plugin, exported as `slots` of `theme/index.tsx`.',
        ),
        [
          codeBlock(SLOT_EXAMPLE, 'tsx', 'title="theme/index.tsx"'),
          table(
            [t('Slot'), t('Place')],
            LAYOUT_SLOTS.map((slot) => [code(slot), t(PLACES[slot])]),
          ),
        ],
      ),
  },
  {
    name: 'labels',
    write: ({ t }: Writer) =>
      page(
        t('Words of the theme'),
        t('Every word that the theme shows, by its key. `themeConfig.labels` replaces any of them.'),
        [
          table(
            [t('Key'), t('English'), t('Chinese')],
            Object.entries(en).map(([key, word]) => [
              code(key),
              wordCell(word),
              wordCell(zh[key as keyof typeof zh]),
            ]),
          ),
        ],
      ),
  },
];

/** Escapes the markup in a word, so that it is shown literally. */
function wordCell(word: string): string {
  return word.replace(/[\\`*_{}[\]<>#|~&!:]/g, '\\$&');
}
