import { useSite } from '../../client/index.ts';
import { Link } from '../ui/Link.tsx';

/** Link to the source of what the page is about. */
export function SourceCode({ href, platform = 'github' }: { href: string; platform?: 'github' | 'gitlab' }) {
  return (
    <p className="source-code">
      <Link href={href}>
        <span className={`icon icon-${platform}`} />
        {useSite().theme.labels.source}
      </Link>
    </p>
  );
}
