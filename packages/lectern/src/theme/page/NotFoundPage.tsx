import { useHref, useSite } from '../../client/index.ts';
import { homePath } from '../home-path.ts';
import { Link } from '../ui/Link.tsx';

/** Its words, and search and the sections as other ways on (SPEC 2.2). */
export function NotFoundPage() {
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

/** The header's button knows how. */
function openSearch(): void {
  document.querySelector<HTMLElement>('[data-lectern-search]')?.click();
}
