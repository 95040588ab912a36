import type { ComponentProps } from 'react';
import { isExternal, localizeLink, useHref, useSite } from '../../client/index.ts';

/**
 * A link by route path or URL. Paths are written without the language prefix, as in Markdown; a link that
 * leaves the site opens in a new tab and says so.
 */
export function Link({ href, children, ...rest }: ComponentProps<'a'> & { href: string }) {
  const toHref = useHref();
  // Of the site, not of the page: a page change then leaves all links alone.
  const { edition, locales, theme } = useSite();
  if (!isExternal(href)) {
    const prefix = locales.find((locale) => locale.edition === edition)?.prefix ?? '';
    return (
      <a href={toHref(localizeLink(href, prefix))} {...rest}>
        {children}
      </a>
    );
  }
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" {...rest}>
      {children}
      <span className="sr-only">{` (${theme.labels.opensInNewTab})`}</span>
    </a>
  );
}
