import { useSite } from '../../client/index.ts';
import { Link } from '../ui/Link.tsx';
import type { SearchLabels } from './labels.ts';

/** The sections of the site: good places to begin, before anything is typed and when nothing was found. */
export function SearchPlaces({ labels }: { labels: SearchLabels }) {
  const entries = useSite().theme.nav.flatMap((item) => (item.items?.length ? item.items : [item]));
  const places = entries.flatMap(({ link, text }) => (link ? [{ link, text }] : []));
  if (places.length === 0) return null;
  return (
    <section className="search-recent" aria-label={labels.sections}>
      <p className="search-group-title">{labels.sections}</p>
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
