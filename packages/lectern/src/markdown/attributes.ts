import { resolveLink } from './links.ts';
import type { SourceFile } from './page.ts';

/** Attributes of a component that name a page, by what the components of Lectern and of other engines call them. */
const PAGE_ATTRIBUTES = ['href', 'link', 'to', 'url'];
/** Those that name a file of the public folder, such as a picture. */
const FILE_ATTRIBUTES = ['src', 'image', 'img', 'icon', 'logo', 'poster', 'cover', 'light', 'dark'];

/** The same of elements of HTML, besides `<a href>` and `<img src>`, which are resolved. */
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

/** In the site, whatever page it is on. */
const ROOTED = /^\/(?!\/)/;
const WITH_EXTENSION = /\.[a-z][a-z\d]*(?:[?#]|$)/i;

/**
 * Notes the addresses that a component is given: it makes its link by itself, and that it leads somewhere is still to
 * be checked. Other texts of the same names are the component's own business: a path relative to the page, the name
 * of an icon.
 */
export function noteComponent(
  attributes: ReadonlyMap<string, string>,
  source: SourceFile,
  line: number,
): void {
  for (const [name, value] of attributes) {
    const isPage = PAGE_ATTRIBUTES.includes(name) && /^(?:\/(?!\/)|#.|https?:\/\/)/i.test(value);
    const isFile = FILE_ATTRIBUTES.includes(name) && ROOTED.test(value) && WITH_EXTENSION.test(value);
    if (isPage || isFile) resolveLink(source, value, line);
  }
}

/** Notes the files and pages that an element of HTML shows or leads to, where it is written from the root of the site. */
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
    // It is not rewritten, so an author may have written the base.
    const path = value.startsWith(base) ? `/${value.slice(base.length)}` : value;
    if (ROOTED.test(path)) resolveLink(source, path, line);
  }
}

/** The text of `{'/guide/'}`; empty for any other expression. */
export function textOfExpression(code: string): string {
  return /^\s*(["'`])([^"'`\\$]*)\1\s*$/.exec(code)?.[2] ?? '';
}
