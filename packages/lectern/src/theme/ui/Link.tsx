import type { ComponentProps } from 'react';
import { isExternal, useHref, useSite } from '../../client/index.ts';

/** A link by route path or URL; one that leaves the site opens in a new tab and says so. */
export function Link({ href, children, ...rest }: ComponentProps<'a'> & { href: string }) {
  const toHref = useHref();
  const { labels } = useSite().theme;
  if (!isExternal(href)) {
    return (
      <a href={toHref(href)} {...rest}>
        {children}
      </a>
    );
  }
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" {...rest}>
      {children}
      <span className="sr-only">{` (${labels.opensInNewTab})`}</span>
    </a>
  );
}
