import { code, heading, page, table, type Writer } from './markup.ts';
import { engineText } from './source.ts';
import type { ReferencePage } from './types.ts';

interface Property {
  name: string;
  /** The value as written in the stylesheet, on one line: `light-dark(…, …)`. */
  value: string;
}

/** Groups of properties: a title, and a pattern for the beginning of their names. The first match applies. */
const GROUPS: readonly (readonly [title: string, names: RegExp])[] = [
  ['Accent', /^(?:accent|on-accent)/],
  ['Tones', /^(?:green|blue|violet|amber|red)$/],
  ['Code', /^code-/],
  ['Type', /^(?:font|mono|heading|leading|tracking|size-)/],
  ['Space', /^space-/],
  ['Depth and motion', /^(?:float|lift|ease|shadow)$/],
  ['Sizes', /^(?:header|top|sidebar|outline|measure|column|page|gutter|hang|radius|margin|edge)$/],
  ['Colors', /./],
];

/** Stable class names, by the part of the page. A test looks up each of them in the theme. */
export const CLASSES: readonly (readonly [part: string, names: string])[] = [
  ['Navbar', 'header site-title nav nav-list nav-link social header-tools tool menu menu-title product'],
  [
    'Document',
    'doc doc-main doc-bar sidebar sidebar-group sidebar-section entry-tag outline outline-title trail',
  ],
  ['Article', 'prose header-anchor table-scroll callout callout-tip code-block code-title code-tools line'],
  [
    'Components',
    'tabs tab tab-panel steps badge card card-grid card-title file-tree source-code overview callout-details',
  ],
  ['Footer', 'doc-footer page-meta pager site-footer'],
  ['Home page', 'home hero hero-text hero-tagline hero-actions features feature button home-footer'],
  ['Floating', 'tooltip hover-card zoom scroll-to-top progress skip-link'],
];

/** Custom properties of the default theme, from its style sheet; each once, with its first value. */
export function customProperties(): Property[] {
  const css = engineText('src/theme/styles/tokens.css').replace(/\/\*[\s\S]*?\*\//g, '');
  const byName = new Map<string, Property>();
  for (const [, name = '', value = ''] of css.matchAll(/--lectern-([\w-]+):\s*([^;]+);/g)) {
    if (!byName.has(name)) byName.set(name, { name, value: value.replace(/\s*\n\s*/g, ' ').trim() });
  }
  return [...byName.values()];
}

export const cssPage: ReferencePage = {
  name: 'css',
  write({ t }: Writer) {
    const properties = customProperties();
    const groupOf = ({ name }: Property) => GROUPS.find(([, names]) => names.test(name))?.[0];
    const tables = GROUPS.flatMap(([title]) => {
      const own = properties.filter((property) => groupOf(property) === title);
      const rows = own.map(({ name, value }) => [code(`--lectern-${name}`), code(value)]);
      return [
        heading(3, t(title), `properties-${title.toLowerCase().replaceAll(' ', '-')}`),
        table([t('Property'), t('Default')], rows),
      ];
    });
    const classes = CLASSES.map(([part, names]) => [t(part), names.split(' ').map(code).join(' ')]);
    return page(
      t('CSS'),
      t(
        'Custom properties and classes of the default theme. All its styles are in cascade layers, so yours take precedence without `!important`.',
      ),
      [
        heading(2, t('Custom properties'), 'properties'),
        t(
          'Set any of them on `:root`. `light-dark(a, b)` is `a` in the light theme and `b` in the dark one.',
        ),
        ...tables,
        heading(2, t('Classes'), 'classes'),
        t('These names do not change between minor versions.'),
        table([t('Part'), t('Classes')], classes),
      ],
    );
  },
};
