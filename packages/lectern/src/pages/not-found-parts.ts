import { escapeHtml } from '../shared/escape-html.ts';
import { documentTitle, pageDirection, pageTag } from '../shared/page-head.ts';
import type { PageData, SiteData } from '../shared/types.ts';
import { withBase } from '../shared/url.ts';

export interface NotFoundVariant {
  page: PageData;
  site: SiteData;
  root: string;
}

/** Returns a script that inserts the 404 page of the path's language before the first paint. */
const chooseVariant = (
  hasDirections: boolean,
) => `for (const t of document.querySelectorAll('template[data-prefix]')) {
  if (!location.pathname.startsWith(t.dataset.prefix)) continue;
  document.getElementById('lectern-root').replaceChildren(t.content);
  document.documentElement.lang = t.dataset.tag;${hasDirections ? '\n  document.documentElement.dir = t.dataset.dir;' : ''}
  document.title = t.dataset.title;
  Object.assign(lectern.data.page, JSON.parse(t.dataset.page));
}`;

/**
 * Script that redirects `/guide/x/` to `/guide/x` if that page exists. Servers with the rules of `lectern host`
 * redirect by themselves. Servers that only know files, such as GitHub Pages, show `404.html`, and sites that moved to
 * Lectern had slashes in their addresses.
 */
const WITHOUT_SLASH = `{
  const { pathname, search, hash } = location;
  const page = '/' + pathname.replace(/^\\/+|\\/+$/g, '');
  if (pathname.endsWith('/') && page !== '/')
    fetch(page, { method: 'HEAD' }).then(({ ok }) => ok && location.replace(page + search + hash), () => {});
}`;

/** Returns the extra parts of `404.html`: HTML for its head and the end of its body, and the scripts in them. */
export function notFoundParts(
  site: SiteData,
  variants: readonly NotFoundVariant[],
): { head: string; body: string; scripts: string[] } {
  const choose = chooseVariant(site.locales.some(({ dir }) => dir));
  const head = `<script>${WITHOUT_SLASH}</script>`;
  if (variants.length === 0) return { head, body: '', scripts: [WITHOUT_SLASH] };
  return { head, body: renderVariants(variants, choose), scripts: [WITHOUT_SLASH, choose] };
}

function renderVariants(variants: readonly NotFoundVariant[], choose: string): string {
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
