import { useSite } from '../../client/index.ts';

export function SkipLink() {
  return (
    <a className="skip-link" href="#lectern-content">
      {useSite().theme.labels.skipToContent}
    </a>
  );
}
