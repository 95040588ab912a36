/// <reference path="./css.d.ts" preserve="true" />
/// <reference path="./mdx.d.ts" preserve="true" />
/** The default theme. A site's own theme may re-export these and replace any of them by name. */

import './styles/index.css';
import 'virtual:lectern/languages';
import type { ComponentType } from 'react';
import type { SearchHooks, SlotComponents } from '../client/index.ts';
import type { LayoutSlot } from './Slot.tsx';

export { Layout } from './Layout.tsx';
export { Badge } from './mdx/Badge.tsx';
export { Callout } from './mdx/Callout.tsx';
export { Card, CardGrid, LinkCard } from './mdx/Card.tsx';
export { CodeGroup } from './mdx/CodeGroup.tsx';
export { FeedLinks } from './mdx/FeedLinks.tsx';
export { FileTree } from './mdx/FileTree.tsx';
export { Overview } from './mdx/Overview.tsx';
export { PackageManagerTabs } from './mdx/PackageManagerTabs.tsx';
export { SourceCode } from './mdx/SourceCode.tsx';
export { Steps } from './mdx/Steps.tsx';
export { Tab, Tabs } from './mdx/Tabs.tsx';
export { AppearanceToggle } from './nav/AppearanceToggle.tsx';
export { LanguageMenu } from './nav/LanguageMenu.tsx';
export { Nav } from './nav/Nav.tsx';
export { NavList } from './nav/NavList.tsx';
export { Products } from './nav/Products.tsx';
export { SiteTitle } from './nav/SiteTitle.tsx';
export { SocialLinks } from './nav/SocialLinks.tsx';
export { VersionMenu } from './nav/VersionMenu.tsx';
export { Outline } from './outline/Outline.tsx';
export { DocFooter } from './page/DocFooter.tsx';
export { DocPage } from './page/DocPage.tsx';
export { Features } from './page/Features.tsx';
export { Hero } from './page/Hero.tsx';
export { HomePage } from './page/HomePage.tsx';
export { NotFoundPage } from './page/NotFoundPage.tsx';
export { PageTools } from './page/PageTools.tsx';
export { PlainPage } from './page/PlainPage.tsx';
export { SiteFooter } from './page/SiteFooter.tsx';
export { type LayoutSlot, type LayoutSlots, Slot } from './Slot.tsx';
export { SearchButton } from './search/SearchButton.tsx';
export { Sidebar } from './sidebar/Sidebar.tsx';
export { Floating } from './ui/Floating.tsx';
export { Icon } from './ui/Icon.tsx';
export { Link } from './ui/Link.tsx';
export { LiveRegion } from './ui/LiveRegion.tsx';
export { Popover } from './ui/Popover.tsx';
export { ProgressBar } from './ui/ProgressBar.tsx';
export { type Placement, placeBox } from './ui/place-box.ts';
export { ScrollToTop } from './ui/ScrollToTop.tsx';
export { SkipLink } from './ui/SkipLink.tsx';
export { Tag } from './ui/Tag.tsx';
export { ThemedImage } from './ui/ThemedImage.tsx';
export { Tooltip } from './ui/Tooltip.tsx';
export { watchTriggers } from './ui/watch-triggers.ts';

/** Components that every page shows in addition to the layout. A site's theme exports its own list under this name. */
export const globalUIComponents: ComponentType[] = [];

/** Components for the slots of the layout, by slot. A site's theme exports its own under this name. */
export const slots: SlotComponents<LayoutSlot> = {};

/**
 * Hooks that run before and after a search, and the source of its results. A site's theme exports its own under this
 * name.
 */
export const search: SearchHooks = {};
