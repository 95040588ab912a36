import type { ComponentProps } from 'react';
import { isExternal, localizeLink, toHref, useSite } from '../../client/index.ts';

/**
 * A link by route path or URL. Route paths have no language prefix, as in Markdown. A link to another site opens in a
 * new tab and announces that.
 */
export function Link({ href, children, ...rest }: ComponentProps<'a'> & { href: string }) {
  // Depends on the site, not on the page: a page change does not re-render the links.
  const site = useSite();
  if (!isExternal(href)) {
    const prefix = site.locales.find(({ edition }) => edition === site.edition)?.prefix ?? '';
    return (
      <a href={toHref(localizeLink(href, prefix), site)} {...rest}>
        {children}
      </a>
    );
  }
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" {...rest}>
      {children}
      <span className="sr-only">{` (${site.theme.labels.opensInNewTab})`}</span>
    </a>
  );
}
