import { usePage, useSidebar, useSite } from '../../client/index.ts';
import { Slot } from '../Slot.tsx';
import { DrawerClose } from '../ui/DrawerClose.tsx';
import { SidebarPages } from './SidebarPages.tsx';
import { useCurrentEntry } from './use-current-entry.ts';

/**
 * List of the pages in the section. On wide screens, it is a column. On phones, CSS makes the same element a popover,
 * so it opens without scripts.
 */
export function Sidebar() {
  const { labels } = useSite().theme;
  const { sidebarUrl } = usePage();
  const ref = useCurrentEntry();
  return (
    <nav
      className="sidebar"
      id="lectern-sidebar"
      popover="auto"
      aria-label={labels.sidebarNavigation}
      ref={ref}
    >
      <DrawerClose target="lectern-sidebar" />
      <Slot name="beforeSidebar" />
      <SidebarPages key={sidebarUrl} items={useSidebar()} />
      <Slot name="afterSidebar" />
    </nav>
  );
}
