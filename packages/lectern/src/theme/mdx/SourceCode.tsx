import { useSite } from '../../client/index.ts';
import { Link } from '../ui/Link.tsx';

interface SourceCodeProps {
  /** Address of the source code. */
  href: string;
  /** Accepted for compatibility with pages of Rspress. It has no effect. */
  platform?: string;
}

/** Link to the source code of the subject of the page. */
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
