import type { Page } from './page.ts';
import type { Draft } from './types.ts';

/**
 * Gives a home page without words those of the site: its own theme drew it, which is not taken over.
 *
 * @param file relative to the docs folder
 * @returns whether it was empty
 */
export function fillHome({ front, source }: Page, file: string, { config }: Draft): boolean {
  const { pageType, hero, features } = front.data;
  if (pageType !== 'home' || hero !== undefined || features !== undefined) return false;
  if (bodyOf(source).trim() !== '') return false;
  const found = heroOfSite(file, config);
  if (found) front.set('hero', found);
  return found !== null;
}

/** The text of a page behind its front matter. */
export function bodyOf(source: string): string {
  return source.replace(/^---\r?\n[\s\S]*?\n---[ \t]*(?:\r?\n|$)/, '');
}

/** Title and description of the site in the language of a file; null for a site without a title. */
export function heroOfSite(file: string, config: Draft['config']): { name: string; tagline?: string } | null {
  const locale = config.locales?.find(({ lang }) => file.startsWith(`${lang}/`));
  const name = locale?.title ?? config.title;
  const text = locale?.description ?? config.description;
  return name ? { name, ...(text ? { tagline: text } : {}) } : null;
}
