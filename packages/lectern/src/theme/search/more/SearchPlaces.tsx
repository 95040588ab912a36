import { type Labels, usePage, useSite } from '../../../client/index.ts';
import { readPages } from '../../../client/search/later.ts';
import { Link } from '../../ui/Link.tsx';

/** Number of recently read pages that are shown. */
const SHOWN = 5;

/** The sections of the site: starting points before anything is typed and if nothing was found. */
export function SearchPlaces({ labels }: { labels: Labels }) {
  const entries = useSite().theme.nav.flatMap((item) => (item.items?.length ? item.items : [item]));
  const places = entries.flatMap(({ link, text }) => (link ? [{ link, text }] : []));
  return <Places title={labels.searchSections} places={places} />;
}

/** The pages that this reader has opened, in the language and version of this page. */
export function ReadPages({ labels }: { labels: Labels }) {
  const { base } = useSite();
  const { edition, routePath } = usePage();
  const pages = readPages(base).filter((page) => page.edition === edition && page.path !== routePath);
  const places = pages.slice(0, SHOWN).map(({ path, title }) => ({ link: path, text: title }));
  return <Places title={labels.searchRead} places={places} />;
}

function Places({ title, places }: { title: string; places: { link: string; text: string }[] }) {
  if (places.length === 0) return null;
  return (
    <section className="search-recent" aria-label={title}>
      <p className="search-group-title">{title}</p>
      <ul>
        {places.map(({ link, text }) => (
          <li key={link}>
            <Link href={link} className="search-hit">
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
