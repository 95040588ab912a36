import { documentTitle, pageDirection, pageTag } from '../shared/page-head.ts';
import type { PageData, SiteData } from '../shared/types.ts';
import { toHref, twinHref } from '../shared/url.ts';

/**
 * Updates the document's head for the current page: title, language and direction, description, Markdown and canonical
 * links.
 */
export function updateHead(page: PageData, site: SiteData): void {
  document.title = documentTitle(page, site);
  const root = document.documentElement;
  const tag = pageTag(page, site);
  const dir = pageDirection(page, site) ?? '';
  // Setting even the same value makes the browser restyle the whole document.
  if (root.lang !== tag) root.lang = tag;
  if (root.dir !== dir) root.dir = dir;
  setAttribute('meta[name="description"]', 'content', page.description || site.description);
  setAttribute('link[type="text/markdown"]', 'href', twinHref(page.routePath, site.base));
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  if (canonical)
    canonical.href = new URL(toHref(page.original?.path ?? page.routePath, site), location.href).href;
}

/** Resolves when the stylesheets of a page that is not shown yet have loaded or failed. */
export async function loadStyles({ styles = [] }: PageData): Promise<void> {
  const missing = styles.filter((url) => !document.querySelector(`link[href="${url}"]`));
  await Promise.all(
    missing.map(
      (href) =>
        new Promise((done) => {
          const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
          link.onload = link.onerror = done;
          // Same order as in a document: the site's own styles for the same elements win.
          document.querySelector('link[rel=stylesheet]')?.before(link);
        }),
    ),
  );
}

function setAttribute(selector: string, name: string, value: string): void {
  document.querySelector(selector)?.setAttribute(name, value);
}
