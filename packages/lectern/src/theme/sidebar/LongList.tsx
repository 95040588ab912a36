import { type MouseEvent, type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type SidebarItem, usePage, useSite } from '../../client/index.ts';
import { Link } from '../ui/Link.tsx';
import { countPages } from './find-pages.ts';
import { beginRange, firstPage, moreOf, type Range, rangeOf } from './long-list.ts';

interface LongListProps {
  items: SidebarItem[];
  /** Renders an entry of the list. */
  children(item: SidebarItem, index: number): ReactNode;
}

/**
 * A part of a list, around the current page if the list contains it, and links to the entries before and after it.
 * Without script, and for search engines, such a link leads to a page whose document continues the list.
 */
export function LongList({ items, children }: LongListProps) {
  const { routePath } = usePage();
  const [wanted, setWanted] = useState(() => beginRange(items, routePath));
  const range = rangeOf(wanted, items, routePath);
  if (range !== wanted) setWanted(range);
  const list = useRef<HTMLUListElement>(null);
  const show = (event: MouseEvent, next: Range) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    flushSync(() => setWanted(next));
    // The entry next to the previously shown ones, where the reader continues.
    const entry = next.from < range.from ? range.from - 1 : range.to;
    list.current?.children[entry - next.from + (next.from > 0 ? 1 : 0)]
      ?.querySelector<HTMLElement>('a, summary')
      ?.focus();
  };
  const more = (left: SidebarItem[], isBefore: boolean) =>
    left.length > 0 && (
      <li className="sidebar-more">
        <MoreLink
          items={left}
          isBefore={isBefore}
          onClick={(event) => show(event, moreOf(range, items, isBefore))}
        />
      </li>
    );
  return (
    <ul ref={list}>
      {more(items.slice(0, range.from), true)}
      {items.slice(range.from, range.to).map((item, index) => children(item, range.from + index))}
      {more(items.slice(range.to), false)}
    </ul>
  );
}

interface MoreLinkProps {
  items: SidebarItem[];
  isBefore: boolean;
  onClick(event: MouseEvent): void;
}

function MoreLink({ items, isBefore, onClick }: MoreLinkProps) {
  const { labels } = useSite().theme;
  const { routePath } = usePage();
  const nearest = firstPage(isBefore ? [...items].reverse() : items);
  return (
    <Link href={nearest ?? routePath} onClick={onClick}>
      {labels.morePages.replace('{count}', `${countPages(items)}`)}
    </Link>
  );
}
