import { Content, useLocale, usePage, useSidebar, useSite } from '../../client/index.ts';
import { Outline } from '../outline/Outline.tsx';
import { Slot } from '../Slot.tsx';
import { Sidebar } from '../sidebar/Sidebar.tsx';
import { trailOf } from '../sidebar/sidebar-tree.ts';
import { isolated } from '../ui/isolated.ts';
import { useImageZoom } from '../ui/use-image-zoom.ts';
import { DocFooter } from './DocFooter.tsx';
import { PageTools } from './PageTools.tsx';

/** Page component of most pages: sidebar, article and outline. */
export function DocPage() {
  const { frontmatter, toc } = usePage();
  const { theme } = useSite();
  useImageZoom();
  const hasSidebar = useSidebar().length > 0 && frontmatter.sidebar !== false;
  const hasOutline = toc.length > 0 && (frontmatter.outline ?? theme.outline);
  return (
    <div
      className="doc"
      data-outline={hasOutline ? '' : undefined}
      data-no-navbar={frontmatter.navbar === false ? '' : undefined}
    >
      {hasSidebar && <Sidebar />}
      {(hasSidebar || hasOutline) && <DocBar hasSidebar={hasSidebar} hasOutline={hasOutline} />}
      <main className="doc-main" id="lectern-content" tabIndex={-1}>
        <Slot name="beforeDoc" />
        <article>
          <Slot name="beforeDocContent" />
          <div className="page-bar">
            <Trail />
            <PageTools />
          </div>
          <Notice />
          <Content className="prose" />
          <Slot name="afterDocContent" />
        </article>
        {frontmatter.footer !== false && <DocFooter />}
        <Slot name="afterDoc" />
      </main>
      {hasOutline && <Outline />}
    </div>
  );
}

/** Buttons for the sidebar and the outline, which are collapsed on narrow screens. */
function DocBar({ hasSidebar, hasOutline }: { hasSidebar: boolean; hasOutline: boolean }) {
  const { labels } = useSite().theme;
  return (
    <div className="doc-bar">
      {hasSidebar && (
        <button className="doc-bar-menu" type="button" popoverTarget="lectern-sidebar">
          <span className="icon icon-list" />
          {labels.menu}
        </button>
      )}
      {hasOutline && (
        <button className="doc-bar-outline" type="button" popoverTarget="lectern-outline">
          {labels.onThisPage}
          <span className="icon icon-chevron" />
        </button>
      )}
    </div>
  );
}

/** Tells the reader that the page is a draft, or why its text is in another language. */
function Notice() {
  const { frontmatter } = usePage();
  const { labels } = useSite().theme;
  return (
    <>
      {frontmatter.draft && (
        <p className="callout" role="note">
          {labels.draft}
        </p>
      )}
      <Untranslated />
    </>
  );
}

function Untranslated() {
  const { original } = usePage();
  const { locales, theme } = useSite();
  const written = locales.find(({ edition }) => edition === original?.edition);
  if (!written) return null;
  const [before, after] = theme.labels.untranslated.split('{language}');
  return (
    <p className="callout" role="note">
      {before}
      <span lang={written.tag}>{written.label}</span>
      {after}
    </p>
  );
}

/** The groups of the sidebar that contain the page, above its heading. */
function Trail() {
  const { routePath } = usePage();
  const { dir } = useLocale();
  const trail = trailOf(useSidebar(), routePath);
  if (trail.length === 0) return null;
  const names = trail.flatMap((name, index) => [index > 0 && ' / ', isolated(name, dir)]);
  return <p className="trail">{dir ? names : trail.join(' / ')}</p>;
}
