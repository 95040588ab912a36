import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DocumentData } from '../shared/document.ts';
import { escapeHtml } from '../shared/escape-html.ts';
import { languageOf, scriptOf } from '../shared/language.ts';
import { documentTitle, pageDirection, pageTag } from '../shared/page-head.ts';
import type { LocaleInfo, PageData, SiteData } from '../shared/types.ts';
import { headTags, type PageHead, writtenTags } from './head.ts';
import { type NotFoundVariant, notFoundParts } from './not-found-parts.ts';
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
  /** URL of the heading font. In development, Vite's styles load it. */
  fontUrl?: string;
  /** The inline boot script. */
  boot: string;
  /** `https://example.com`; without it there are no absolute links in the head. */
  siteOrigin: string | undefined;
  /** Sources that the config adds to the policy. */
  csp?: PolicySources;
  /** HTML for the end of the head, in development only. With it, there is no CSP, because Vite's scripts are inline. */
  devHead?: string;
  /** The 404 page in other languages. Hosts support only one `404.html` (SPEC B5). */
  variants?: readonly NotFoundVariant[];
}

/** Renders a whole document. The function is pure and escapes every value. */
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
  const written = writtenTags(head);
  const notFound = page.pageType === '404' ? notFoundParts(site, variants) : null;
  const scripts = [boot, ...(notFound?.scripts ?? [])];
  const policy =
    devHead === undefined ? contentSecurityPolicy({ scripts, tags: written, sources: csp }) : null;
  const tag = pageTag(page, site);
  return [
    '<!doctype html>',
    `<html${languageAttributes(tag, pageDirection(page, site))}${site.theme.headingFont ? '' : ' data-heading-font="none"'}>`,
    '<head>',
    '<meta charset="utf-8">',
    !hasSubject(written, 'viewport') &&
      '<meta name="viewport" content="width=device-width, initial-scale=1">',
    policy && `<meta http-equiv="Content-Security-Policy" content="${escapeHtml(policy)}">`,
    `<title>${escapeHtml(documentTitle(page, site))}</title>`,
    // Styles of the page come first, so that the site's styles for the same elements win.
    ...[...(page.styles ?? []), ...styleUrls].map(
      (url) => `<link rel="stylesheet" href="${escapeHtml(url)}">`,
    ),
    fontUrl && site.theme.headingFont && isLatin(tag) && fontPreload(fontUrl),
    ...headTags({ page, site, head, siteOrigin }).map(renderTag),
    `<script type="application/json" id="lectern-data">${jsonForScript(data)}</script>`,
    `<script>${boot}</script>`,
    notFound?.head,
    devHead,
    '</head>',
    `<body><div id="lectern-root">${root}</div>${notFound?.body ?? ''}</body>`,
    '</html>',
  ]
    .filter(Boolean)
    .join('\n');
}

/** Checks for Latin script, which the font contains. In other scripts, few headings need it, so it can load later. */
function isLatin(tag: string): boolean {
  return scriptOf(tag) === 'Latn';
}

function fontPreload(url: string): string {
  return `<link rel="preload" as="font" type="font/woff2" href="${escapeHtml(url)}" crossorigin>`;
}

/** Returns the inline boot script, minified by the engine's build. It is longer if a language has several scripts. */
export function bootScript(locales: readonly LocaleInfo[]): string {
  const scripts = new Set(locales.map(({ tag }) => `${languageOf(tag)}-${scriptOf(tag)}`));
  const languages = new Set(locales.map(({ tag }) => languageOf(tag)));
  const name = scripts.size > languages.size ? 'boot-scripts' : 'boot';
  return readFileSync(join(ownPackage, `dist/${name}.js`), 'utf8').trim();
}
