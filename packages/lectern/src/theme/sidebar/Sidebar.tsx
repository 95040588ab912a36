import { usePage, useSidebar, useSite } from '../../client/index.ts';
import { Slot } from '../Slot.tsx';
import { DrawerClose } from '../ui/DrawerClose.tsx';
import { SidebarPages } from './SidebarPages.tsx';
import { useCurrentEntry } from './use-current-entry.ts';

/**
 * Pages of the section. A column on wide screens; on phones CSS makes the same element a popover, so it
 * opens without script.
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
