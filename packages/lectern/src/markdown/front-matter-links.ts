import type { Feature, Frontmatter, Hero } from '../shared/frontmatter.ts';
import { lineOfPath } from './front-matter.ts';
import { resolveLink } from './links.ts';
import { ask, type SourceFile, whereIs } from './page.ts';

type Path = readonly (string | number)[];

/**
 * Records the links in hero and features of a home page and those to the previous and next page, and pictures that do
 * not exist. Values of the wrong type are reported elsewhere.
 *
 * @param yaml front matter of the page as it is written
 */
export function noteFrontMatter(source: SourceFile, yaml: string | null, frontmatter: Frontmatter): void {
  if (yaml === null) return;
  const { hero, features } = frontmatter;
  const line = lineOfPath(yaml);
  for (const [link, path] of [
    ...heroLinks(hero),
    ...featureLinks(features),
    ...neighbourLinks(frontmatter),
  ]) {
    resolveLink(source, link, line(path));
  }
  for (const [src, path] of [...heroImages(hero), ...featureIcons(features)]) {
    noteMissing(source, src, line(path));
  }
}

function heroLinks(hero: Hero | undefined): [string, Path][] {
  return itemsOf(hero?.actions).flatMap(({ link }, index) =>
    textAt(link, ['hero', 'actions', index, 'link']),
  );
}

function featureLinks(features: Feature[] | undefined): [string, Path][] {
  return itemsOf(features).flatMap(({ link }, index) => textAt(link, ['features', index, 'link']));
}

function neighbourLinks(frontmatter: Frontmatter): [string, Path][] {
  return (['prev', 'next'] as const).flatMap((key) => {
    const written = frontmatter[key];
    return typeof written === 'object' ? textAt(written?.link, [key, 'link']) : [];
  });
}

function heroImages(hero: Hero | undefined): [string, Path][] {
  const src = hero?.image?.src;
  if (typeof src !== 'object' || src === null) return textAt(src, ['hero', 'image', 'src']);
  return (['light', 'dark'] as const).flatMap((key) => textAt(src[key], ['hero', 'image', 'src', key]));
}

function featureIcons(features: Feature[] | undefined): [string, Path][] {
  return itemsOf(features).flatMap(({ icon }, index) => textAt(icon, ['features', index, 'icon']));
}

function itemsOf<T>(list: readonly T[] | undefined): readonly T[] {
  return Array.isArray(list) ? list.filter((item) => typeof item === 'object' && item !== null) : [];
}

function textAt(value: unknown, path: Path): [string, Path][] {
  return typeof value === 'string' ? [[value, path]] : [];
}

/** Records a picture that is missing in the public folder. An icon may also be a sign or SVG, which is ignored. */
function noteMissing(source: SourceFile, src: string, line: number): void {
  if (!/^\/(?!\/)/.test(src)) return;
  const { page, file } = source;
  const where = whereIs(source, line);
  const image = ask(source, where, () => page.options.resolve.image(src, file));
  if (image?.file) page.deps.add(image.file);
  if (image?.missing) page.images.push({ ...image, raw: src, where });
}
