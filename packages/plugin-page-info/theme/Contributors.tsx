import { usePage } from 'lectern/client';
import { Link } from 'lectern/theme';

/** Data that the plugin adds to the front matter of the page. */
interface Contributed {
  label: string;
  people: readonly { name: string; url?: string }[];
}

/** Lists the people who wrote the page. */
export function Contributors() {
  const contributors = usePage().frontmatter.contributors as Contributed | boolean | undefined;
  if (typeof contributors !== 'object') return null;
  const { label, people } = contributors;
  return (
    <div className="contributors">
      <p>{label}</p>
      <ul>
        {people.map(({ name, url }) => (
          <li key={name}>{url ? <Link href={url}>{name}</Link> : name}</li>
        ))}
      </ul>
    </div>
  );
}
