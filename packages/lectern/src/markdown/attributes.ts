import { hasExtension, splitHash, withoutQuery } from '../shared/url.ts';
import { resolveLink } from './links.ts';
import type { SourceFile } from './page.ts';

/** Attributes that contain the address of a page, in components of Lectern and of other engines. */
const PAGE_ATTRIBUTES = ['href', 'link', 'to', 'url'];
/** Attributes that contain the path of a file in the public folder, such as a picture. */
const FILE_ATTRIBUTES = ['src', 'image', 'img', 'icon', 'logo', 'poster', 'cover', 'light', 'dark'];

/** Such attributes of HTML elements, except `<a href>` and `<img src>`, which are resolved. */
const ELEMENT_ATTRIBUTES: Readonly<Record<string, readonly string[]>> = {
  area: ['href'],
  audio: ['src'],
  embed: ['src'],
  iframe: ['src'],
  object: ['data'],
  source: ['src'],
  track: ['src'],
  video: ['src', 'poster'],
};

/** Matches a path from the root of the site, which does not depend on the page. */
const ROOTED = /^\/(?!\/)/;

/**
 * Records the addresses that a component receives. The component makes its link itself, but the target still has to be
 * checked. Other values of these attributes are up to the component, such as a path relative to the page or the name of
 * an icon.
 */
export function noteComponent(
  attributes: ReadonlyMap<string, string>,
  source: SourceFile,
  line: number,
): void {
  for (const [name, value] of attributes) {
    const isPage = PAGE_ATTRIBUTES.includes(name) && /^(?:\/(?!\/)|#.|https?:\/\/)/i.test(value);
    const isFile =
      FILE_ATTRIBUTES.includes(name) && ROOTED.test(value) && hasExtension(withoutQuery(splitHash(value)[0]));
    if (isPage || isFile) resolveLink(source, value, line);
  }
}

/**
 * Records the files and pages that an HTML element shows or leads to, if the address starts at the root of the site.
 */
export function noteElement(
  tag: string,
  attributes: ReadonlyMap<string, string>,
  source: SourceFile,
  line: number,
): void {
  if (!Object.hasOwn(ELEMENT_ATTRIBUTES, tag)) return;
  const { base } = source.page.options;
  for (const name of ELEMENT_ATTRIBUTES[tag] ?? []) {
    const value = attributes.get(name) ?? '';
    // The attribute is not rewritten, so an author may have included the base.
    const path = value.startsWith(base) ? `/${value.slice(base.length)}` : value;
    if (ROOTED.test(path)) resolveLink(source, path, line);
  }
}

/** Returns the text of an expression such as `{'/guide/'}`, or an empty string for any other expression. */
export function textOfExpression(code: string): string {
  return /^\s*(["'`])([^"'`\\$]*)\1\s*$/.exec(code)?.[2] ?? '';
}
