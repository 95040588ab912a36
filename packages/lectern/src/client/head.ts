import { documentTitle, pageTag } from '../shared/page-head.ts';
import type { PageData, SiteData } from '../shared/types.ts';
import { toHref, twinHref } from '../shared/url.ts';

/** Brings the document's head in line with the page now shown: title, language, description, Markdown, canonical. */
export function updateHead(page: PageData, site: SiteData): void {
  document.title = documentTitle(page, site);
  const tag = pageTag(page, site);
  // Even the same value again makes the browser style the whole document again.
  if (document.documentElement.lang !== tag) document.documentElement.lang = tag;
  setAttribute('meta[name="description"]', 'content', page.description || site.description);
  setAttribute('link[type="text/markdown"]', 'href', twinHref(page.routePath, site.base));
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  if (canonical)
    canonical.href = new URL(toHref(page.original?.path ?? page.routePath, site), location.href).href;
}

function setAttribute(selector: string, name: string, value: string): void {
  document.querySelector(selector)?.setAttribute(name, value);
}
