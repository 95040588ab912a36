import { useState } from 'react';
import { useCodeTools } from './use-code-tools.ts';
import { usePageAnnouncement } from './use-page-announcement.ts';

/** The one place that speaks to screen readers: page changes, copied code. */
export function LiveRegion() {
  const [message, say] = useState('');
  usePageAnnouncement(say);
  useCodeTools(say);
  return (
    <p className="sr-only" role="status">
      {message}
    </p>
  );
}
