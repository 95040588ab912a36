import type { Page } from '../page.ts';
import { type DocSite, fileBeside, staticPath } from './links.ts';
import type { Doc } from './tree.ts';

/** Keys whose meaning is now in the config or in the path of the file. */
const GONE = [
  'id',
  'slug',
  'pagination_label',
  'custom_edit_url',
  'displayed_sidebar',
  'hide_title',
  // A key of Jekyll, from which many of these sites were migrated.
  'layout',
];

/** Custom keys of a site that must not be text in Lectern. */
const MAPS = ['hero', 'features'];

/** Keys that refer to another page of the docs by its id, or disable the link. */
const NEIGHBOURS = [
  ['pagination_prev', 'prev'],
  ['pagination_next', 'next'],
] as const;

/** Translates Docusaurus front matter to that of Lectern. */
export function frontMatter(page: Page, doc: Doc | undefined, site: DocSite): void {
  const { front, file } = page;
  for (const key of GONE) if (key in front.data) front.remove(key);
  for (const key of MAPS) {
    if (typeof front.data[key] !== 'string') continue;
    site.report.add(
      'frontmatter',
      page.where(front.offsetOf(key)),
      `${key} is a text here, and something else in Lectern.`,
    );
    front.remove(key);
  }
  for (const [key, ours] of NEIGHBOURS) {
    const id = front.data[key];
    const named = site.docs.find((other) => other.id === id && other.plugin === doc?.plugin);
    if (id === null) front.set(ours, false, key);
    else if (named) front.set(ours, { link: named.route }, key);
    else if (id !== undefined) front.remove(key);
  }
  if (front.data.hide_table_of_contents === true) front.set('outline', false, 'hide_table_of_contents');
  const { image } = front.data;
  if (typeof image === 'string') {
    const target = fileBeside(image, file, doc, site) ?? staticPath(image);
    if (target !== image) front.set('image', target);
  }
  if (doc && front.data.title === undefined && doc.title) front.set('title', doc.title);
  if (doc?.isAlone) front.set('sidebar', false);
}
