import { useSite } from '../../client/index.ts';
import { Link } from '../ui/Link.tsx';

/** Link to the source of what the page is about. */
export function SourceCode({ href }: { href: string; platform?: string }) {
  return (
    <p className="source-code">
      <Link href={href}>
        <span className="icon icon-source" />
        {useSite().theme.labels.source}
      </Link>
    </p>
  );
}
