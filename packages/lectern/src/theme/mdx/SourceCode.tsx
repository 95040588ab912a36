import { useSite } from '../../client/index.ts';
import { Link } from '../ui/Link.tsx';

interface SourceCodeProps {
  /** Address of the source. */
  href: string;
  /** Pages of Rspress have it; it changes nothing. */
  platform?: string;
}

/** Link to the source of what the page is about. */
export function SourceCode({ href }: SourceCodeProps) {
  return (
    <p className="source-code">
      <Link href={href}>
        <span className="icon icon-source" />
        {useSite().theme.labels.source}
      </Link>
    </p>
  );
}
