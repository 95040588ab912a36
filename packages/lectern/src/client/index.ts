/** The theme's only entry point into the client. Components of a site import it as `lectern/client`. */

export { localeOf, localizeLink, swapLocale, withoutLocale } from '../shared/locale.ts';
export { wordsIn } from '../shared/plugin-words.ts';
export type { Labels } from '../shared/strings/labels.ts';
export type {
  Feature,
  Frontmatter,
  Hero,
  LocaleInfo,
  NavItem,
  OverviewGroup,
  OverviewPage,
  PageData,
  PageLinkRef,
  PageType,
  Product,
  SidebarGroup,
  SidebarItem,
  SiteData,
  SocialLink,
  TocItem,
} from '../shared/types.ts';
export {
  isExternal,
  isSamePath,
  normalizePath,
  toHref,
  twinHref,
  withBase,
  withoutBase,
} from '../shared/url.ts';
export { type SlotComponents, useSlotComponents } from './added-slots.ts';
export { Content } from './Content.tsx';
export {
  useAppearance,
  useHotkey,
  useHref,
  useIsCurrentPage,
  useIsLoading,
  useLocale,
  usePage,
  useSidebar,
  useSite,
} from './hooks.ts';
export { heldKeys, holdKeys, releaseKeys } from './keys.ts';
export { loadPage } from './load-page.ts';
export { useOverview } from './overview.ts';
export { placeEntry } from './place-entry.ts';
export { type PageRoute, useRoutes } from './routes.tsx';
export { focusTarget } from './scroll.ts';
export { fetchIndex } from './search/index-files.ts';
export type { SearchHooks } from './search/provider.ts';
export { trustedHtml, trustedScriptUrl } from './trusted.ts';
export type { Appearance } from './types.ts';
