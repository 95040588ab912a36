import { useSite } from '../../client/index.ts';

export function SkipLink() {
  return (
    <a className="skip-link" href="#content">
      {useSite().theme.labels.skipToContent}
    </a>
  );
}
