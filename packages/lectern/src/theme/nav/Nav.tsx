import { useSite } from '../../client/index.ts';
import { Slot } from '../Slot.tsx';
import { SearchButton } from '../search/SearchButton.tsx';
import { DrawerClose } from '../ui/DrawerClose.tsx';
import { AppearanceToggle } from './AppearanceToggle.tsx';
import { LanguageMenu } from './LanguageMenu.tsx';
import { NavList } from './NavList.tsx';
import { Products } from './Products.tsx';
import { SiteTitle } from './SiteTitle.tsx';
import { SocialLinks } from './SocialLinks.tsx';
import { useHiddenNavbar } from './use-hidden-navbar.ts';
import { VersionMenu } from './VersionMenu.tsx';

/**
 * Navbar at the top of the page. On wide screens, its `<nav>` is a row. On phones, CSS makes the same element a popover
 * that the last button opens.
 */
export function Nav() {
  const { nav, socialLinks, labels } = useSite().theme;
  const hasEntries = nav.length > 0 || socialLinks.length > 0;
  return (
    <header className="header" data-hidden={useHiddenNavbar() ? '' : undefined}>
      <Slot name="beforeNav" />
      <Products />
      <Slot name="beforeNavTitle" />
      <SiteTitle />
      <Slot name="afterNavTitle" />
      {hasEntries && (
        <nav className="nav" id="lectern-nav" popover="auto" aria-label={labels.mainNavigation}>
          <DrawerClose target="lectern-nav" />
          <Slot name="beforeNavMenu" />
          <NavList position="left" items={nav.filter(({ position }) => position === 'left')} />
          <NavList position="right" items={nav.filter(({ position }) => position !== 'left')} />
          <SocialLinks links={socialLinks} />
          <Slot name="afterNavMenu" />
        </nav>
      )}
      <div className="header-tools">
        <SearchButton />
        <VersionMenu />
        <LanguageMenu />
        <AppearanceToggle />
        {hasEntries && (
          <button
            className="tool nav-open"
            type="button"
            popoverTarget="lectern-nav"
            aria-label={labels.siteMenu}
          >
            {/* Different from the lines of the "Menu" icon, which opens another drawer. */}
            <span className="icon icon-more" />
          </button>
        )}
      </div>
      <Slot name="afterNav" />
    </header>
  );
}
