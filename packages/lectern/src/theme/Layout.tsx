import type { ComponentType } from 'react';
import { type PageType, usePage } from '../client/index.ts';
import { Nav } from './nav/Nav.tsx';
import { DocPage } from './page/DocPage.tsx';
import { HomePage } from './page/HomePage.tsx';
import { NotFoundPage } from './page/NotFoundPage.tsx';
import { PlainPage } from './page/PlainPage.tsx';
import { Floating } from './ui/Floating.tsx';
import { LiveRegion } from './ui/LiveRegion.tsx';
import { ProgressBar } from './ui/ProgressBar.tsx';
import { ScrollToTop } from './ui/ScrollToTop.tsx';
import { SkipLink } from './ui/SkipLink.tsx';
import { useClosingPopovers } from './ui/use-closing-popovers.ts';

const PAGES: Record<PageType, ComponentType> = {
  doc: DocPage,
  home: HomePage,
  '404': NotFoundPage,
  custom: PlainPage,
  blank: PlainPage,
};

/** Everything inside `#root`: the shell, and the page by its type (SPEC 2.2). */
export function Layout() {
  const { pageType, frontmatter } = usePage();
  const Page = PAGES[pageType];
  useClosingPopovers();
  return (
    <>
      <SkipLink />
      <ProgressBar />
      {pageType !== 'blank' && frontmatter.navbar !== false && <Nav />}
      <Page />
      <ScrollToTop />
      <Floating />
      <LiveRegion />
    </>
  );
}
