import { Fragment, type ReactNode } from 'react';
import { useLocale, usePage, useSite, withBase } from '../../client/index.ts';

const NAMES: Record<string, string> = {
  'application/rss+xml': 'RSS',
  'application/atom+xml': 'Atom',
  'application/feed+json': 'JSON Feed',
};

interface FeedLinksProps {
  /** Text before the links. */
  children?: ReactNode;
}

/** Links to the feeds of the page's folder. Shows nothing if there are no feeds, for example without `siteOrigin`. */
export function FeedLinks({ children }: FeedLinksProps) {
  const { feeds = [] } = usePage();
  const { tag } = useLocale();
  const { base } = useSite();
  if (feeds.length === 0) return null;
  // Chinese and Japanese punctuation already includes enough space.
  const gap = children && !/^(?:zh|ja)\b/i.test(tag) ? ' ' : '';
  return (
    <p>
      {children}
      {feeds.map(({ type, href }, index) => (
        <Fragment key={type}>
          {index > 0 ? ' · ' : gap}
          <a href={withBase(base, href)} type={type}>
            {NAMES[type] ?? type}
          </a>
        </Fragment>
      ))}
    </p>
  );
}
