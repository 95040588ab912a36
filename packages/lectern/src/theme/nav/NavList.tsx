import { type NavItem, usePage, useSite } from '../../client/index.ts';
import { homePath } from '../home-path.ts';
import { Link } from '../ui/Link.tsx';
import { Popover } from '../ui/Popover.tsx';
import { tagged } from '../ui/tagged.tsx';
import { isNavItemActive } from './active-nav.ts';

/** One row of navigation entries. An entry with `items` opens them as a menu. */
export function NavList({ items, position }: { items: NavItem[]; position: 'left' | 'right' }) {
  if (items.length === 0) return null;
  return (
    <ul className="nav-list" data-position={position}>
      {items.map((item) => (
        <li key={item.text}>
          {item.items ? <NavMenu item={item} items={item.items} /> : <NavLink item={item} />}
        </li>
      ))}
    </ul>
  );
}

function NavLink({ item }: { item: NavItem }) {
  const { routePath } = usePage();
  const isActive = useIsActive(item);
  const current = item.link === routePath ? 'page' : 'true';
  return (
    <Link className="nav-link" href={item.link ?? ''} aria-current={isActive ? current : undefined}>
      {tagged(item)}
    </Link>
  );
}

function NavMenu({ item, items }: { item: NavItem; items: NavItem[] }) {
  const label = (
    <>
      {tagged(item)}
      <span className="icon icon-chevron" />
    </>
  );
  return (
    <Popover className="nav-link" label={label} isCurrent={useIsActive(item)}>
      <MenuList items={items} />
    </Popover>
  );
}

/** Renders a menu. A nested menu becomes a part of it, under its own title. */
function MenuList({ items }: { items: NavItem[] }) {
  return (
    <ul>
      {items.map((item) => (
        <li key={item.text}>
          {item.items ? (
            <>
              <p className="menu-title">{tagged(item)}</p>
              <MenuList items={item.items} />
            </>
          ) : (
            <NavLink item={item} />
          )}
        </li>
      ))}
    </ul>
  );
}

function useIsActive(item: NavItem): boolean {
  const { routePath } = usePage();
  return isNavItemActive(item, routePath, homePath(useSite()));
}
