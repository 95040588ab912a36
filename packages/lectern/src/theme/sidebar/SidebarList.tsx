import { memo, type ReactNode, useState } from 'react';
import { type SidebarGroup, type SidebarItem, useIsCurrentPage, usePage } from '../../client/index.ts';
import { Link } from '../ui/Link.tsx';
import { tagged } from '../ui/tagged.tsx';
import { LongList } from './LongList.tsx';
import { holdsPage } from './sidebar-tree.ts';

/**
 * Memoized while the section is the same: its entries detect by themselves which one is current. The content of entries
 * otherwise uses function calls instead of components, since a section has up to a hundred entries and each component
 * takes time to hydrate.
 */
export const SidebarList = memo(function SidebarList({ items, isLarge }: SidebarListProps) {
  const listItem = (item: SidebarItem, index: number) => (
    <li key={index} className={CLASS_NAMES[item.type]}>
      {entry(item, isLarge)}
    </li>
  );
  return isLarge ? <LongList items={items}>{listItem}</LongList> : <ul>{items.map(listItem)}</ul>;
});

interface SidebarListProps {
  items: SidebarItem[];
  /** See `isLargeSidebar`. */
  isLarge: boolean;
}

const CLASS_NAMES: Partial<Record<SidebarItem['type'], string>> = {
  group: 'sidebar-group',
  'section-header': 'sidebar-section',
};

function entry(item: SidebarItem, isLarge: boolean): ReactNode {
  switch (item.type) {
    case 'link':
      return entryText(item);
    case 'group':
      return item.collapsible ? <FoldingGroup group={item} isLarge={isLarge} /> : fixedGroup(item, isLarge);
    case 'divider':
      return <hr data-dashed={item.dashed ? '' : undefined} />;
    case 'section-header':
      return tagged(item);
  }
}

function FoldingGroup({ group, isLarge }: { group: SidebarGroup; isLarge: boolean }) {
  const { routePath } = usePage();
  // Only the first render decides. Later the reader does, and `useCurrentEntry` opens the groups that contain the page.
  const [isOpen] = useState(() => !group.collapsed || holdsPage(group, routePath));
  // A link inside a summary would be a control inside a control. It precedes the summary, and CSS puts both on one
  // line.
  return (
    <>
      {group.link && entryText(group)}
      <details open={isOpen}>
        <summary aria-label={group.link && group.text}>{!group.link && entryText(group)}</summary>
        <SidebarList items={group.items} isLarge={isLarge} />
      </details>
    </>
  );
}

function fixedGroup(group: SidebarGroup, isLarge: boolean): ReactNode {
  return (
    <>
      <div className="sidebar-title">{entryText(group)}</div>
      <SidebarList items={group.items} isLarge={isLarge} />
    </>
  );
}

interface EntryItem {
  text: string;
  link?: string;
  tag?: string;
}

function entryText(item: EntryItem): ReactNode {
  return item.link ? <EntryLink link={item.link}>{tagged(item)}</EntryLink> : tagged(item);
}

function EntryLink({ link, children }: { link: string; children: ReactNode }) {
  return (
    <Link href={link} aria-current={useIsCurrentPage(link) ? 'page' : undefined}>
      {children}
    </Link>
  );
}
