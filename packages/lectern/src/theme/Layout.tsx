import type { ComponentType } from 'react';
import { type PageType, usePage } from '../client/index.ts';
import { Nav } from './nav/Nav.tsx';
import { DocPage } from './page/DocPage.tsx';
import { HomePage } from './page/HomePage.tsx';
import { NotFoundPage } from './page/NotFoundPage.tsx';
import { PlainPage } from './page/PlainPage.tsx';
import { type LayoutSlots, Slot, SlotsContext } from './Slot.tsx';
import { Floating } from './ui/Floating.tsx';
import { LiveRegion } from './ui/LiveRegion.tsx';
import { ProgressBar } from './ui/ProgressBar.tsx';
import { ScrollToTop } from './ui/ScrollToTop.tsx';
import { SkipLink } from './ui/SkipLink.tsx';
import { useClosingPopovers } from './ui/use-closing-popovers.ts';
import { useDrawers } from './ui/use-drawers.ts';

/**
 * Layout of a page, which is the whole content of `#lectern-root`: the shell, and the page component for the page type
 * (SPEC 2.2).
 */
export function Layout(slots: LayoutSlots) {
  const { pageType, frontmatter } = usePage();
  const Page = pageOf(pageType);
  useClosingPopovers();
  useDrawers();
  return (
    <SlotsContext value={slots}>
      <SkipLink />
      <ProgressBar />
      <Slot name="top" />
      {pageType !== 'blank' && frontmatter.navbar !== false && <Nav />}
      <Page />
      <Slot name="bottom" />
      <ScrollToTop />
      <Floating />
      <LiveRegion />
    </SlotsContext>
  );
}

/** Resolved only while rendering: a site's own page may be defined after this module has run. */
function pageOf(type: PageType): ComponentType {
  switch (type) {
    case 'doc':
      return DocPage;
    case 'home':
      return HomePage;
    case '404':
      return NotFoundPage;
    default:
      return PlainPage;
  }
}
