import type { OwnKey } from './front-matter-schema.ts';

/**
 * Page type of Rspress: a `doc` page whose text has more room if there is no sidebar or outline. In Lectern, all pages
 * work like this.
 */
export const WIDE = 'doc-wide';

/** Keys of other engines with the same meaning as a key of Lectern. `readAs` replaces them. */
export const SAME: Record<string, 'text' | 'number' | 'boolean'> = {
  sidebar_label: 'text',
  sidebar_position: 'number',
  nav_order: 'number',
  hide_table_of_contents: 'boolean',
};

/** Keys of Starlight and VitePress for which `false` means the same as `false` for a key of Lectern. */
export const OFF: Readonly<Record<string, string>> = {
  tableOfContents: 'outline',
  aside: 'outline',
  editUrl: 'editLink',
};

/** Keys of other engines, which do not stop a build, and advice for each. */
export const FOREIGN: Record<string, string> = {
  layout: 'Write pageType: home, doc, custom or blank.',
  template: 'Write pageType: custom or blank.',
  slug: 'The path of the file is the address; redirectFrom takes old ones.',
  permalink: 'The path of the file is the address; redirectFrom takes old ones.',
  id: 'The path of the file is the address.',
  order: 'Write sidebar: { order: … }.',
  lang: 'The folder of the file is the language.',
  lastUpdated: 'The date is that of the last commit. Write lastUpdated: false to hide it.',
  last_update: 'The date is that of the last commit. Write lastUpdated: false to hide it.',
  tableOfContents: 'Write outline: true or false.',
  aside: 'Write outline: true or false.',
  editUrl: 'Set themeConfig.editLink for all pages, and editLink: false where there is to be no link.',
  titleSuffix: 'The title of the site stands behind that of each page.',
  titleTemplate: 'The title of the site stands behind that of each page.',
  authors: 'Pages do not name their authors. Declare the key in the config for components of your own.',
  author: 'Pages do not name their authors. Declare the key in the config for components of your own.',
  tag: 'Write sidebar: { badge: … } for a word beside the entry in the sidebar.',
  banner: 'Write a component in theme/index.tsx, in a slot of the layout.',
  theme: 'Set themeConfig.darkMode for all pages.',
};

/**
 * Returns front matter in which keys of other engines are replaced by Lectern's keys with the same meaning.
 *
 * @param own keys of the project, which are never replaced
 */
export function readAs(
  data: Readonly<Record<string, unknown>>,
  own: Readonly<Record<string, OwnKey>> = {},
): Record<string, unknown> {
  const isOurs = (key: string) => !Object.hasOwn(SAME, key) || Object.hasOwn(own, key);
  const kept = Object.fromEntries(Object.entries(data).filter(([key]) => isOurs(key)));
  const same = Object.fromEntries(Object.entries(data).filter(([key]) => !isOurs(key)));
  const { sidebar_label: label, sidebar_position, nav_order, hide_table_of_contents: isHidden } = same;
  const order = sidebar_position ?? nav_order;
  const entry = {
    ...(typeof label === 'string' && { label }),
    ...(typeof order === 'number' && { order }),
    ...(isRecord(kept.sidebar) && kept.sidebar),
  };
  const isOff = kept.sidebar === false || Object.keys(entry).length === 0;
  const off = Object.entries(OFF).flatMap(([key, ours]) => (data[key] === false ? [[ours, false]] : []));
  return {
    ...(isHidden === true && { outline: false }),
    ...Object.fromEntries(off),
    ...kept,
    ...(kept.pageType === WIDE && { pageType: 'doc' }),
    ...(!isOff && { sidebar: entry }),
  };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
