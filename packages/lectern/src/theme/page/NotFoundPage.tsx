import { useHref, useSite } from '../../client/index.ts';
import { homePath } from '../home-path.ts';

/** SPEC 2.2 fixes the words. */
export function NotFoundPage() {
  const site = useSite();
  const toHref = useHref();
  return (
    <main className="not-found" id="content" tabIndex={-1}>
      <p className="not-found-code">404</p>
      <h1>{site.theme.labels.notFoundTitle}</h1>
      <a className="button" data-kind="brand" href={toHref(homePath(site))}>
        {site.theme.labels.notFoundLink}
      </a>
    </main>
  );
}
