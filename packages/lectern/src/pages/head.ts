import type { HeadTag } from '../shared/head-tag.ts';
import { documentTitle, pageTag } from '../shared/page-head.ts';
import type { PageData, SiteData } from '../shared/types.ts';
import { absoluteUrl, twinHref, withBase } from '../shared/url.ts';
import { hasSubject, subjectOf, withoutReplaced } from './replaced-tags.ts';
import { structuredData } from './structured-data.ts';
import { jsonForScript } from './tags.ts';

/** Data for the head of a document that the browser does not need otherwise. */
export interface PageHead {
  /** Pages above this one, outermost first, without the home page. */
  crumbs: Crumb[];
  /** ISO 8601 date of the last commit that changed the source, or null if it is unknown. */
  modified: string | null;
  /** Picture for links to the page, or null if there is none. */
  image: PageImage | null;
  /** Properties of the page in its JSON-LD that plugins set. */
  structuredData: Readonly<Record<string, unknown>>;
  /** Tags of the project, except those that the page replaces. */
  tags: HeadTag[];
  /** Tags of the page's front matter. */
  ownTags: HeadTag[];
}

export interface Crumb {
  name: string;
  /** Route path. */
  path: string;
}

export interface PageImage {
  /** Path that includes the base, or a URL. */
  src: string;
  /** Pixels, if they are known. */
  width?: number;
  height?: number;
  /** True if the build draws the picture. */
  isCard?: boolean;
}

export interface HeadParts {
  page: PageData;
  site: SiteData;
  head: PageHead;
  /** `https://example.com`; without it there are no absolute addresses in the head. */
  siteOrigin: string | undefined;
}

/**
 * Returns the tags that describe a page to search engines, link previews and other machines, and those of the project
 * and of the page. If two have the same purpose, the one of the page's front matter wins. A tag of the project wins
 * over a generated one, unless the generated tag is about this page and the project's tag is about all pages.
 */
export function headTags(parts: HeadParts): HeadTag[] {
  const { tags, ownTags } = parts.head;
  const made = madeTags(parts);
  const kept = [...withoutReplaced(tags, ofPage(made, parts.head)), ...ownTags];
  return [...withoutReplaced(made, kept), ...kept];
}

/** Subjects of tags that differ from page to page. For these, one text for all pages is the worse choice. */
const OF_PAGE = new Set<string | null>(['description', 'og:title', 'og:description', 'og:url', 'canonical']);

/** Returns the tags that are specific to a page. A picture that the build draws is not a choice of the page. */
function ofPage(tags: readonly HeadTag[], { image }: PageHead): HeadTag[] {
  const hasOwnImage = image !== null && !image.isCard;
  return tags.filter((tag) => {
    const subject = subjectOf(tag);
    return OF_PAGE.has(subject) || (hasOwnImage && subject === 'og:image');
  });
}

/** Returns the tags of the project and of the page as they are written. */
export function writtenTags({ tags, ownTags }: PageHead): HeadTag[] {
  return [...tags, ...ownTags];
}

/** Returns the tags that Lectern generates for a page. */
function madeTags(parts: HeadParts): HeadTag[] {
  const { page, site, siteOrigin } = parts;
  const isPage = page.pageType !== '404';
  const description = page.description || site.description;
  return [
    ...(description ? [meta('name', 'description', description)] : []),
    ...(site.icon ? [link('icon', withBase(site.base, site.icon))] : []),
    ...(isPage && !page.frontmatter.unlisted ? [] : [meta('name', 'robots', 'noindex')]),
    ...(isPage ? [markdownLink(page, site)] : []),
    ...feedLinks(page, site),
    ...(isPage && siteOrigin ? addresses(page, site, siteOrigin) : []),
    ...openGraph(parts, description),
    ...(isPage && siteOrigin ? [structured({ ...parts, siteOrigin })] : []),
  ];
}

/** Links to the Markdown of the page without navigation, for programs. */
function markdownLink(page: PageData, { base }: SiteData): HeadTag {
  const href = twinHref(page.routePath, base);
  return ['link', { rel: 'alternate', type: 'text/markdown', href }];
}

/** Links to the feeds of the page's folder, for feed readers. */
function feedLinks({ feeds = [] }: PageData, { base }: SiteData): HeadTag[] {
  return feeds.map(({ type, title, href }) => [
    'link',
    { rel: 'alternate', type, title, href: withBase(base, href) },
  ]);
}

/** Returns the canonical link and language alternates. They must be absolute, so they need the site's origin. */
function addresses(page: PageData, site: SiteData, origin: string): HeadTag[] {
  const url = (path: string) => absoluteUrl(path, site, origin);
  // The canonical address of an untranslated text is that of the original page.
  if (page.original) return [link('canonical', url(page.original.path))];
  const languages = alternatesOf(page, site);
  const fallback = languages.find(({ lang }) => lang === site.defaultLang);
  return [
    link('canonical', url(page.routePath)),
    ...languages.map(({ tag, path }) => hreflang(tag, url(path))),
    ...(fallback ? [hreflang('x-default', url(fallback.path))] : []),
  ];
}

/** Returns the page in each language that has it, including its own. Other versions are not translations. */
export function alternatesOf(page: PageData, site: SiteData): { tag: string; lang: string; path: string }[] {
  return site.locales.flatMap(({ version, edition, tag, lang }) => {
    const path = page.alternates[edition];
    const isHere = version === page.version && path && !page.untranslated?.includes(edition);
    return isHere ? [{ tag, lang, path }] : [];
  });
}

/** Returns the tags of Open Graph (ogp.me), and those that Twitter's cards need in addition. */
function openGraph({ page, site, head, siteOrigin }: HeadParts, description: string): HeadTag[] {
  const title = documentTitle(page, site);
  const og = (name: string, content: string | number) => meta('property', `og:${name}`, content);
  const locale = pageTag(page, site);
  const tags = [og('title', title)];
  if (description) tags.push(og('description', description));
  tags.push(og('type', page.pageType === 'doc' ? 'article' : 'website'));
  if (!siteOrigin || page.pageType === '404') return tags;
  tags.push(
    og('url', absoluteUrl(page.original?.path ?? page.routePath, site, siteOrigin)),
    og('site_name', site.title),
  );
  // The property must consist of language and territory, so other tags are left out.
  if (/^[a-z]{2,3}-[A-Z]{2}$/.test(locale)) tags.push(og('locale', locale.replace('-', '_')));
  if (!head.image) {
    const hasImage = hasSubject(writtenTags(head), 'og:image');
    return [...tags, meta('name', 'twitter:card', hasImage ? 'summary_large_image' : 'summary')];
  }
  const { src, width, height } = head.image;
  tags.push(og('image', new URL(src, siteOrigin).href));
  if (width && height) tags.push(og('image:width', width), og('image:height', height));
  return [
    ...tags,
    og('image:alt', page.title || site.title),
    meta('name', 'twitter:card', 'summary_large_image'),
  ];
}

function structured(parts: HeadParts & { siteOrigin: string }): HeadTag {
  return ['script', { type: 'application/ld+json' }, jsonForScript(structuredData(parts))];
}

function meta(kind: 'name' | 'property', name: string, content: string | number): HeadTag {
  return ['meta', { [kind]: name, content }];
}

function link(rel: string, href: string): HeadTag {
  return ['link', { rel, href }];
}

function hreflang(tag: string, href: string): HeadTag {
  return ['link', { rel: 'alternate', hreflang: tag, href }];
}
