import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DocumentData } from '../shared/document.ts';
import { escapeHtml } from '../shared/escape-html.ts';
import { languageOf, scriptOf } from '../shared/language.ts';
import { documentTitle, pageDirection, pageTag } from '../shared/page-head.ts';
import type { LocaleInfo, PageData, SiteData } from '../shared/types.ts';
import { withBase } from '../shared/url.ts';
import { headTags, type PageHead } from './head.ts';
import { ownPackage } from './own-package.ts';
import { contentSecurityPolicy, type PolicySources } from './policy.ts';
import { hasSubject } from './replaced-tags.ts';
import { jsonForScript, languageAttributes, renderTag } from './tags.ts';

export interface DocumentParts {
  page: PageData;
  site: SiteData;
  head: PageHead;
  data: DocumentData;
  /** HTML inside `#lectern-root`. */
  root: string;
  styleUrls: readonly string[];
  /** The font of headings; in development Vite's styles fetch it. */
  fontUrl?: string;
  /** The inline boot script. */
  boot: string;
  /** `https://example.com`; without it there are no absolute links in the head. */
  siteOrigin: string | undefined;
  /** Sources that the config adds to the policy. */
  csp?: PolicySources;
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
const chooseVariant = (
  hasDirections: boolean,
) => `for (const t of document.querySelectorAll('template[data-prefix]')) {
  if (!location.pathname.startsWith(t.dataset.prefix)) continue;
  document.getElementById('lectern-root').replaceChildren(t.content);
  document.documentElement.lang = t.dataset.tag;${hasDirections ? '\n  document.documentElement.dir = t.dataset.dir;' : ''}
  document.title = t.dataset.title;
  Object.assign(lectern.data.page, JSON.parse(t.dataset.page));
}`;

/** A whole document; pure, and every value in it escaped. */
export function renderDocument(parts: DocumentParts): string {
  const {
    page,
    site,
    head,
    data,
    root,
    styleUrls,
    fontUrl,
    boot,
    siteOrigin,
    csp,
    devHead,
    variants = [],
  } = parts;
  const ofProject = [...head.tags, ...head.ownTags];
  const choose = chooseVariant(site.locales.some(({ dir }) => dir));
  const scripts = variants.length > 0 ? [boot, choose] : [boot];
  const policy =
    devHead === undefined ? contentSecurityPolicy({ scripts, tags: ofProject, sources: csp }) : null;
  const tag = pageTag(page, site);
  return [
    '<!doctype html>',
    `<html${languageAttributes(tag, pageDirection(page, site))}${site.theme.headingFont ? '' : ' data-heading-font="none"'}>`,
    '<head>',
    '<meta charset="utf-8">',
    !hasSubject(ofProject, 'viewport') &&
      '<meta name="viewport" content="width=device-width, initial-scale=1">',
    policy && `<meta http-equiv="Content-Security-Policy" content="${escapeHtml(policy)}">`,
    `<title>${escapeHtml(documentTitle(page, site))}</title>`,
    // First: what the site says of the same elements wins.
    ...[...(page.styles ?? []), ...styleUrls].map(
      (url) => `<link rel="stylesheet" href="${escapeHtml(url)}">`,
    ),
    fontUrl && site.theme.headingFont && isLatin(tag) && fontPreload(fontUrl),
    ...headTags({ page, site, head, siteOrigin }).map(renderTag),
    `<script type="application/json" id="lectern-data">${jsonForScript(data)}</script>`,
    `<script>${boot}</script>`,
    devHead,
    '</head>',
    `<body><div id="lectern-root">${root}</div>${renderVariants(variants, choose)}</body>`,
    '</html>',
  ]
    .filter(Boolean)
    .join('\n');
}

/** The font has Latin letters: elsewhere few headings need it, and can wait. */
function isLatin(tag: string): boolean {
  return scriptOf(tag) === 'Latn';
}

function fontPreload(url: string): string {
  return `<link rel="preload" as="font" type="font/woff2" href="${escapeHtml(url)}" crossorigin>`;
}

function renderVariants(variants: readonly NotFoundVariant[], choose: string): string {
  if (variants.length === 0) return '';
  const templates = variants.map(({ page, site, root }) => {
    const prefix = site.locales.find(({ edition }) => edition === page.edition)?.prefix ?? '';
    const data = {
      prefix: withBase(site.base, `${prefix}/`),
      tag: pageTag(page, site),
      ...(site.locales.some(({ dir }) => dir) && { dir: pageDirection(page, site) ?? 'ltr' }),
      title: documentTitle(page, site),
      page: JSON.stringify(page),
    };
    const attributes = Object.entries(data).map(([name, value]) => ` data-${name}="${escapeHtml(value)}"`);
    return `<template${attributes.join('')}>${root}</template>`;
  });
  return `${templates.join('')}<script>${choose}</script>`;
}

/** The inline boot script, minified when the engine was built. It is longer where a language has several scripts. */
export function bootScript(locales: readonly LocaleInfo[]): string {
  const scripts = new Set(locales.map(({ tag }) => `${languageOf(tag)}-${scriptOf(tag)}`));
  const languages = new Set(locales.map(({ tag }) => languageOf(tag)));
  const name = scripts.size > languages.size ? 'boot-scripts' : 'boot';
  return readFileSync(join(ownPackage, `dist/${name}.js`), 'utf8').trim();
}
