import type { HeadTag } from '../shared/head-tag.ts';
import { documentTitle, pageTag } from '../shared/page-head.ts';
import type { PageData, SiteData } from '../shared/types.ts';
import { absoluteUrl, twinHref, withBase } from '../shared/url.ts';
import { hasSubject, subjectOf, withoutReplaced } from './replaced-tags.ts';
import { structuredData } from './structured-data.ts';
import { jsonForScript } from './tags.ts';

/** What a document's head says of its page, and the browser does not need. */
export interface PageHead {
  /** Pages above this one, outermost first; the home page is not among them. */
  crumbs: Crumb[];
  /** ISO 8601 date of the last commit that touched the source, or null when it is not known. */
  modified: string | null;
  /** Picture for links to the page; null for none. */
  image: PageImage | null;
  /** Properties of the page in its JSON-LD that plugins set. */
  structuredData: Readonly<Record<string, unknown>>;
  /** The project's tags, without those that the page says otherwise. */
  tags: HeadTag[];
  /** Those of the page's front matter. */
  ownTags: HeadTag[];
}

export interface Crumb {
  name: string;
  /** Route path. */
  path: string;
}

export interface PageImage {
  /** With base, or a URL. */
  src: string;
  /** Pixels, where they are known. */
  width?: number;
  height?: number;
  /** The build draws it. */
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
 * The tags that tell search engines, link previews and other machines what a page is, and those of the project and of
 * the page. Of two that say the same, the one of the page's front matter wins. One of the project wins over what is made
 * here, unless that is about this page and the other about all pages.
 */
export function headTags(parts: HeadParts): HeadTag[] {
  const { tags, ownTags } = parts.head;
  const made = madeTags(parts);
  const kept = [...withoutReplaced(tags, ofPage(made, parts.head)), ...ownTags];
  return [...withoutReplaced(made, kept), ...kept];
}

/** What differs from page to page: one text for all of them is a second best. */
const OF_PAGE = new Set<string | null>(['description', 'og:title', 'og:description', 'og:url', 'canonical']);

/** A picture that a build draws is no choice of the page. */
function ofPage(tags: readonly HeadTag[], { image }: PageHead): HeadTag[] {
  const hasOwnImage = image !== null && !image.isCard;
  return tags.filter((tag) => {
    const subject = subjectOf(tag);
    return OF_PAGE.has(subject) || (hasOwnImage && subject === 'og:image');
  });
}

/** The tags of the project and of the page, as they are written. */
export function writtenTags({ tags, ownTags }: PageHead): HeadTag[] {
  return [...tags, ...ownTags];
}

/** What Lectern knows of a page. */
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

/** The page without its frame, for programs that read. */
function markdownLink(page: PageData, { base }: SiteData): HeadTag {
  const href = twinHref(page.routePath, base);
  return ['link', { rel: 'alternate', type: 'text/markdown', href }];
}

/** Where feed readers find the feeds of the page's folder. */
function feedLinks({ feeds = [] }: PageData, { base }: SiteData): HeadTag[] {
  return feeds.map(({ type, title, href }) => [
    'link',
    { rel: 'alternate', type, title, href: withBase(base, href) },
  ]);
}

/** Canonical and language alternates must be absolute, so they need the site's origin. */
function addresses(page: PageData, site: SiteData, origin: string): HeadTag[] {
  const url = (path: string) => absoluteUrl(path, site, origin);
  // The address of a text that is not translated is where it was written: this one is only a way to it.
  if (page.original) return [link('canonical', url(page.original.path))];
  const languages = alternatesOf(page, site);
  const fallback = languages.find(({ lang }) => lang === site.defaultLang);
  return [
    link('canonical', url(page.routePath)),
    ...languages.map(({ tag, path }) => hreflang(tag, url(path))),
    ...(fallback ? [hreflang('x-default', url(fallback.path))] : []),
  ];
}

/** A page in each language that has it, its own included; other versions of it are no translations. */
export function alternatesOf(page: PageData, site: SiteData): { tag: string; lang: string; path: string }[] {
  return site.locales.flatMap(({ version, edition, tag, lang }) => {
    const path = page.alternates[edition];
    const isHere = version === page.version && path && !page.untranslated?.includes(edition);
    return isHere ? [{ tag, lang, path }] : [];
  });
}

/** Open Graph (ogp.me); what Twitter's cards read beside it. */
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
  // Language and territory, or nothing: that is the form of the property.
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
