import type { Page } from './page.ts';
import type { Draft } from './types.ts';

/**
 * Adds a hero with the site's title to an empty home page: its old theme, which is not migrated, rendered the content.
 *
 * @param file path relative to the docs folder
 * @returns whether the hero was added
 */
export function fillHome({ front, source }: Page, file: string, { config }: Draft): boolean {
  const { pageType, hero, features } = front.data;
  if (pageType !== 'home' || hero !== undefined || features !== undefined) return false;
  if (bodyOf(source).trim() !== '') return false;
  const found = heroOfSite(file, config);
  if (found) front.set('hero', found);
  return found !== null;
}

/** Returns the text of a page after its front matter. */
export function bodyOf(source: string): string {
  return source.replace(/^---\r?\n[\s\S]*?\n---[ \t]*(?:\r?\n|$)/, '');
}

/** Returns the title and description of the site in the language of a file; null for a site without a title. */
export function heroOfSite(file: string, config: Draft['config']): { name: string; tagline?: string } | null {
  const locale = config.locales?.find(({ lang }) => file.startsWith(`${lang}/`));
  const name = locale?.title ?? config.title;
  const text = locale?.description ?? config.description;
  return name ? { name, ...(text ? { tagline: text } : {}) } : null;
}
