import { documentTitle, pageDirection, pageTag } from '../shared/page-head.ts';
import type { PageData, SiteData } from '../shared/types.ts';
import { toHref, twinHref } from '../shared/url.ts';

/** Brings the document's head in line with the page now shown: title, language and its direction, description, Markdown, canonical. */
export function updateHead(page: PageData, site: SiteData): void {
  document.title = documentTitle(page, site);
  const root = document.documentElement;
  const tag = pageTag(page, site);
  const dir = pageDirection(page, site) ?? '';
  // Even the same value again makes the browser style the whole document again.
  if (root.lang !== tag) root.lang = tag;
  if (root.dir !== dir) root.dir = dir;
  setAttribute('meta[name="description"]', 'content', page.description || site.description);
  setAttribute('link[type="text/markdown"]', 'href', twinHref(page.routePath, site.base));
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  if (canonical)
    canonical.href = new URL(toHref(page.original?.path ?? page.routePath, site), location.href).href;
}

/** Resolves when a page that is not shown yet has its stylesheets, or cannot have them. */
export async function loadStyles({ styles = [] }: PageData): Promise<void> {
  const missing = styles.filter((url) => !document.querySelector(`link[href="${url}"]`));
  await Promise.all(
    missing.map(
      (href) =>
        new Promise((done) => {
          const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
          link.onload = link.onerror = done;
          // As in a document: what the site says of the same elements wins.
          document.querySelector('link[rel=stylesheet]')?.before(link);
        }),
    ),
  );
}

function setAttribute(selector: string, name: string, value: string): void {
  document.querySelector(selector)?.setAttribute(name, value);
}
