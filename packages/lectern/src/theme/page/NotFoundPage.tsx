import { Content, useHref, usePage, useSite } from '../../client/index.ts';
import { homePath } from '../home-path.ts';
import { Link } from '../ui/Link.tsx';
import { HomePage } from './HomePage.tsx';

/** 404 page: the author's own `404.md`, or Lectern's default page. */
export function NotFoundPage() {
  const { pageType, hero, features } = usePage().frontmatter;
  if (pageType !== '404') return <NothingHere />;
  if (hero || features) return <HomePage />;
  return (
    <div className="doc">
      <main className="doc-main" id="lectern-content" tabIndex={-1}>
        <Content className="prose" />
      </main>
    </div>
  );
}

/** The default message, with search and the site's sections as ways to continue (SPEC 2.2). */
function NothingHere() {
  const site = useSite();
  const toHref = useHref();
  const { labels, nav, search } = site.theme;
  return (
    <main className="not-found" id="lectern-content" tabIndex={-1}>
      <div className="not-found-code">404</div>
      <h1>{labels.notFoundTitle}</h1>
      <p className="not-found-ways">
        <a className="button" data-kind="brand" href={toHref(homePath(site))}>
          {labels.notFoundLink}
        </a>
        {search !== false && (
          <button className="button" data-kind="alt" type="button" onClick={openSearch}>
            {labels.searchPlaceholder}
          </button>
        )}
      </p>
      <ul className="not-found-sections">
        {nav.map(
          ({ link, text }) =>
            link && (
              <li key={link}>
                <Link href={link}>{text}</Link>
              </li>
            ),
        )}
      </ul>
    </main>
  );
}

/** Clicks the search button in the header, which opens the dialog. */
function openSearch(): void {
  document.querySelector<HTMLElement>('[data-lectern-search]')?.click();
}
