import { type OverviewPage, useOverview } from '../../client/index.ts';
import { Link } from '../ui/Link.tsx';

/** Index of the pages below this one; pages with `overview: true` end with it, or hold it where they like. */
export function Overview() {
  return (
    <div className="overview">
      {useOverview().map(({ text, id, pages }) => (
        <section key={id} aria-labelledby={text ? id : undefined}>
          {text && <h2 id={id}>{text}</h2>}
          <ul className="card-grid">
            {pages.map((page) => (
              <PageEntry key={page.link} page={page} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function PageEntry({ page: { text, link, headings } }: { page: OverviewPage }) {
  return (
    <li className="overview-page">
      <Link href={link}>{text}</Link>
      {headings.length > 0 && (
        <ul>
          {headings.map((heading) => (
            <li key={heading.id}>
              <Link href={`${link}#${heading.id}`}>{heading.text}</Link>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
