import { escapeHtml } from '../shared/escape-html.ts';

/** A page in the sitemap. */
export interface SitemapPage {
  /** Absolute URL. */
  url: string;
  /** ISO 8601 date, or null if it is unknown. */
  modified: string | null;
  /** The page in each language, including its own. Empty if there is only one language. */
  alternates: { hreflang: string; url: string }[];
}

/** Maximum number of addresses in a sitemap (sitemaps.org). */
const MOST = 50_000;

/**
 * Returns the sitemap of a site. If the site has more pages than a sitemap allows, it is split into several files.
 *
 * @param urlOf absolute URL of a file next to the sitemap
 * @returns text by file name
 */
export function sitemapFiles(
  pages: readonly SitemapPage[],
  urlOf: (name: string) => string,
  most = MOST,
): Record<string, string> {
  if (pages.length <= most) return { 'sitemap.xml': urlSet(pages) };
  const parts = Array.from({ length: Math.ceil(pages.length / most) }, (_, index) => ({
    name: `sitemap-${index + 1}.xml`,
    text: urlSet(pages.slice(index * most, (index + 1) * most)),
  }));
  const entries = parts.map(({ name }) => `<sitemap><loc>${escapeHtml(urlOf(name))}</loc></sitemap>`);
  return {
    'sitemap.xml': document(`<sitemapindex xmlns="${SITEMAP}">`, entries, '</sitemapindex>'),
    ...Object.fromEntries(parts.map(({ name, text }) => [name, text])),
  };
}

const SITEMAP = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const XHTML = 'http://www.w3.org/1999/xhtml';

function urlSet(pages: readonly SitemapPage[]): string {
  const entries = pages.map(({ url, modified, alternates }) => {
    const links = alternates.map(
      (other) => `<xhtml:link rel="alternate" hreflang="${other.hreflang}" href="${escapeHtml(other.url)}"/>`,
    );
    const date = modified ? `<lastmod>${modified}</lastmod>` : '';
    return `<url><loc>${escapeHtml(url)}</loc>${date}${links.join('')}</url>`;
  });
  return document(`<urlset xmlns="${SITEMAP}" xmlns:xhtml="${XHTML}">`, entries, '</urlset>');
}

function document(start: string, entries: readonly string[], end: string): string {
  return ['<?xml version="1.0" encoding="UTF-8"?>', start, ...entries, end, ''].join('\n');
}
