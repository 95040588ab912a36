import { type OverviewPage, useOverview } from '../../client/index.ts';
import { Link } from '../ui/Link.tsx';

/**
 * List of the pages in the folder. Pages with `overview: true` show it at the end. In MDX, it can be placed anywhere.
 */
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
