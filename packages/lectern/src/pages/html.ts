import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { DocumentData } from '../shared/document.ts';
import { documentTitle, pageTag } from '../shared/page-head.ts';
import type { PageData, SiteData } from '../shared/types.ts';
import { toHref, withBase } from '../shared/url.ts';

export interface DocumentParts {
  page: PageData;
  site: SiteData;
  data: DocumentData;
  /** HTML inside `#root`. */
  root: string;
  styleUrls: readonly string[];
  /** The inline boot script. */
  boot: string;
  /** `https://example.com`; without it there are no absolute links in the head. */
  siteOrigin: string | undefined;
  /** HTML for the end of the head, in development only: with it there is no CSP, since Vite's scripts are inline. */
  devHead?: string;
  /** The 404 page in the other languages: hosts know one `404.html` only (SPEC B5). */
  variants?: readonly NotFoundVariant[];
}

export interface NotFoundVariant {
  page: PageData;
  site: SiteData;
  root: string;
}

/** Puts the 404 page of the path's language in place before anything is painted. */
const CHOOSE_VARIANT = `for (const t of document.querySelectorAll('template[data-prefix]')) {
  if (!location.pathname.startsWith(t.dataset.prefix)) continue;
  document.getElementById('root').replaceChildren(t.content);
  document.documentElement.lang = t.dataset.tag;
  document.title = t.dataset.title;
  Object.assign(lectern.data.page, JSON.parse(t.dataset.page));
}`;

/** A whole document; pure, and every value in it escaped. */
export function renderDocument(parts: DocumentParts): string {
  const { page, site, data, root, styleUrls, boot, siteOrigin, devHead, variants = [] } = parts;
  const scripts = variants.length > 0 ? [boot, CHOOSE_VARIANT] : [boot];
  const title = escapeHtml(documentTitle(page, site));
  const description = escapeHtml(page.description || site.description);
  return [
    '<!doctype html>',
    `<html lang="${escapeHtml(pageTag(page, site))}">`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    devHead === undefined &&
      `<meta http-equiv="Content-Security-Policy" content="${contentSecurityPolicy(scripts)}">`,
    `<title>${title}</title>`,
    description && `<meta name="description" content="${description}">`,
    site.icon && `<link rel="icon" href="${escapeHtml(withBase(site.base, site.icon))}">`,
    ...styleUrls.map((url) => `<link rel="stylesheet" href="${escapeHtml(url)}">`),
    ...absoluteLinks(page, site, siteOrigin),
    ...feedLinks(page, site),
    `<meta property="og:title" content="${title}">`,
    description && `<meta property="og:description" content="${description}">`,
    '<meta property="og:type" content="website">',
    `<script type="application/json" id="lectern-data">${jsonForScript(data)}</script>`,
    `<script>${boot}</script>`,
    devHead,
    '</head>',
    `<body><div id="root">${root}</div>${renderVariants(variants)}</body>`,
    '</html>',
  ]
    .filter(Boolean)
    .join('\n');
}

function renderVariants(variants: readonly NotFoundVariant[]): string {
  if (variants.length === 0) return '';
  const templates = variants.map(({ page, site, root }) => {
    const prefix = site.locales.find(({ edition }) => edition === page.edition)?.prefix ?? '';
    const data = {
      prefix: withBase(site.base, `${prefix}/`),
      tag: pageTag(page, site),
      title: documentTitle(page, site),
      page: JSON.stringify(page),
    };
    const attributes = Object.entries(data).map(([name, value]) => ` data-${name}="${escapeHtml(value)}"`);
    return `<template${attributes.join('')}>${root}</template>`;
  });
  return `${templates.join('')}<script>${CHOOSE_VARIANT}</script>`;
}

/** Canonical and language alternates must be absolute, so they need the site's origin. */
function absoluteLinks(page: PageData, site: SiteData, origin: string | undefined): string[] {
  if (!origin || page.pageType === '404') return [];
  const url = (path: string) => escapeHtml(new URL(toHref(path, site), origin).href);
  // Other versions of a page are no translations of it.
  const languages = site.locales.filter(
    ({ version, edition }) => version === page.version && page.alternates[edition],
  );
  const fallback = languages.find(({ lang }) => lang === site.defaultLang);
  return [
    `<link rel="canonical" href="${url(page.routePath)}">`,
    ...languages.map(
      ({ tag, edition }) =>
        `<link rel="alternate" hreflang="${escapeHtml(tag)}" href="${url(page.alternates[edition] ?? '')}">`,
    ),
    fallback
      ? `<link rel="alternate" hreflang="x-default" href="${url(page.alternates[fallback.edition] ?? '')}">`
      : '',
    `<meta property="og:url" content="${url(page.routePath)}">`,
  ];
}

/** Where feed readers find the feeds of the page's folder. */
function feedLinks({ feeds = [] }: PageData, { base }: SiteData): string[] {
  return feeds.map(
    ({ type, title, href }) =>
      `<link rel="alternate" type="${type}" title="${escapeHtml(title)}" href="${escapeHtml(withBase(base, href))}">`,
  );
}

/** No script runs but the site's own files and the inline ones named here (DESIGN decision 12). */
export function contentSecurityPolicy(scripts: readonly string[]): string {
  const hashes = scripts.map((script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`);
  return `script-src 'self' ${hashes.join(' ')}; object-src 'none'; base-uri 'self'`;
}

export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/** JSON that cannot end the script element it stands in. */
export function jsonForScript(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

/** The inline boot script, minified when the engine was built. */
export function bootScript(): string {
  return readFileSync(new URL('../boot.js', import.meta.url), 'utf8').trim();
}
