import { memo, useState } from 'react';
import { type SidebarGroup, type SidebarItem, useIsCurrentPage, usePage } from '../../client/index.ts';
import { Link } from '../ui/Link.tsx';
import { Tag } from '../ui/Tag.tsx';
import { holdsPage } from './sidebar-tree.ts';

/** Kept as it is while the section is the same: its entries find out by themselves which one is current. */
export const SidebarList = memo(function SidebarList({ items }: { items: SidebarItem[] }) {
  return (
    <ul>
      {items.map((item, index) => (
        <SidebarEntry key={index} item={item} />
      ))}
    </ul>
  );
});

function SidebarEntry({ item }: { item: SidebarItem }) {
  switch (item.type) {
    case 'link':
      return (
        <li>
          <EntryText item={item} />
        </li>
      );
    case 'group':
      return (
        <li className="sidebar-group">
          {item.collapsible ? <FoldingGroup group={item} /> : <FixedGroup group={item} />}
        </li>
      );
    case 'divider':
      return (
        <li>
          <hr data-dashed={item.dashed ? '' : undefined} />
        </li>
      );
    case 'section-header':
      return (
        <li className="sidebar-section">
          {item.text}
          <Tag text={item.tag} />
        </li>
      );
  }
}

function FoldingGroup({ group }: { group: SidebarGroup }) {
  const { routePath } = usePage();
  // Only the first render decides: later the reader does, and `useCurrentEntry` opens what holds the page.
  const [isOpen] = useState(() => !group.collapsed || holdsPage(group, routePath));
  // A link inside of a summary would be a control in a control: it stands before, CSS puts them in one line.
  return (
    <>
      {group.link && <EntryText item={group} />}
      <details open={isOpen}>
        <summary aria-label={group.link && group.text}>{!group.link && <EntryText item={group} />}</summary>
        <SidebarList items={group.items} />
      </details>
    </>
  );
}

function FixedGroup({ group }: { group: SidebarGroup }) {
  return (
    <>
      <div className="sidebar-title">
        <EntryText item={group} />
      </div>
      <SidebarList items={group.items} />
    </>
  );
}

function EntryText({ item }: { item: { text: string; link?: string; tag?: string } }) {
  const { text, link, tag } = item;
  const isCurrent = useIsCurrentPage(link);
  if (!link) {
    return (
      <>
        {text}
        <Tag text={tag} />
      </>
    );
  }
  return (
    <Link href={link} aria-current={isCurrent ? 'page' : undefined}>
      {text}
      <Tag text={tag} />
    </Link>
  );
}
