import type { RouteTable } from '../routes/table.ts';
import { localizeLink } from '../shared/locale.ts';
import type { Frontmatter } from '../shared/types.ts';
import { nearPath } from './near-path.ts';

/**
 * Returns the front matter that the browser gets, without keys that only the build needs. Links of a home page are
 * written without the language prefix, like those in the text. They get the prefix and lead to the page that is meant.
 */
export function localizeFrontmatter(
  { head: _head, redirectFrom: _from, ...frontmatter }: Frontmatter,
  prefix: string,
  table: RouteTable,
): Frontmatter {
  const { hero, features } = frontmatter;
  const localize = <T extends { link?: string }>(item: T): T =>
    item.link === undefined ? item : { ...item, link: nearPath(localizeLink(item.link, prefix), table) };
  return {
    ...frontmatter,
    ...(hero?.actions && { hero: { ...hero, actions: hero.actions.map(localize) } }),
    ...(features && { features: features.map(localize) }),
  };
}
